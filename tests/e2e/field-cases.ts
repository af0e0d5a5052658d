import { acceptedCases } from './cases/accepted.ts';
import { apiCases } from './cases/api.ts';
import { colorCases } from './cases/colors.ts';
import { contextualCases } from './cases/contextual.ts';
import { identityCases } from './cases/identity.ts';
import { languageCases } from './cases/languages.ts';
import { navigationCases, versionCases } from './cases/navigation.ts';
import { anchorCases, tabCases } from './cases/sections.ts';
import {
  codeCases,
  descriptionCases,
  directoryCases,
  errorCases,
  expandedCases,
  feedbackCases,
  modeCases,
  searchCases,
  socialCases,
  variableCases,
} from './cases/surroundings.ts';
import { topbarCases } from './cases/topbar.ts';
import type { FieldCase } from './field-case.ts';

/** Every field of the specification in each of its forms, and what is accepted besides and can be seen. */
export const fieldCases: readonly FieldCase[] = [
  ...identityCases,
  ...navigationCases,
  ...colorCases,
  ...topbarCases,
  ...versionCases,
  ...anchorCases,
  ...tabCases,
  ...apiCases,
  ...socialCases,
  ...feedbackCases,
  ...modeCases,
  ...acceptedCases,
  ...languageCases,
  ...errorCases,
  ...descriptionCases,
  ...codeCases,
  ...directoryCases,
  ...expandedCases,
  ...searchCases,
  ...variableCases,
  ...contextualCases,
];
