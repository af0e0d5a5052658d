import type { SecurityScheme } from '../openapi/operation.ts';
import { cleanHeader } from './clean-header.ts';
import type { Template } from './template.ts';

/** What a security scheme puts into a request; nothing for one that is settled on the connection. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: Template;
}

/** How a scheme of type `apiKey` is sent: what was typed, prefix included, else a variable after the scheme's prefix. */
export function createKeyCredential(
  { in: place = 'header', name = '', prefix }: SecurityScheme,
  variable: string,
  typed: string | undefined,
): Credential {
  return { in: place, name, value: writeTyped(prefix, variable, typed) };
}

/** What was typed on one line, else the variable after its prefix. */
export function writeTyped(prefix: string, variable: string, typed: string | undefined): Template {
  if (typed !== undefined) return [cleanHeader(typed)];
  return prefix === '' ? [{ variable }] : [prefix, { variable }];
}
