import { cleanHeader } from '../request/clean-header.ts';
import type { Template } from '../request/template.ts';

/** What was typed as a credential, prefix included, on one line, else the variable after its prefix. */
export function writeTyped(prefix: string, variable: string, typed: string | undefined): Template {
  if (typed !== undefined) return [cleanHeader(typed)];
  return prefix === '' ? [{ variable }] : [prefix, { variable }];
}
