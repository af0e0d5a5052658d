import { createRegistry } from '../../content/transform/define-component.ts';
import { accordionComponents } from './accordions/accordion-components.ts';
import { calloutComponents } from './callouts/callout-components.ts';
import { cardComponents } from './cards/card-components.ts';
import { codeComponents } from './code/code-components.ts';
import { colorComponents } from './colors/color-components.ts';
import { diagramComponents } from './diagrams/diagram-components.ts';
import { fieldComponents } from './fields/field-components.ts';
import { islandComponents } from './islands/island-components.ts';
import { mediaComponents } from './media/media-components.ts';
import { noticeComponents } from './notices/notice-components.ts';
import { stepComponents } from './steps/step-components.ts';
import { tabComponents } from './tabs/tab-components.ts';
import { treeComponents } from './tree/tree-components.ts';

/** The components that pages may use, a family a folder. What compiles and writes pages is given it. */
export const componentRegistry = createRegistry([
  accordionComponents,
  calloutComponents,
  cardComponents,
  codeComponents,
  colorComponents,
  diagramComponents,
  fieldComponents,
  islandComponents,
  mediaComponents,
  noticeComponents,
  stepComponents,
  tabComponents,
  treeComponents,
]);
