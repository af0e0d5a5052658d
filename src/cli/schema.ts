import { createJsonSchema } from '../config/json-schema.ts';
import type { Print } from './report.ts';

/** `octavo schema`: prints the JSON Schema that editors complete and explain `site.json` by. */
export function runSchema(print: Print): number {
  print(JSON.stringify(createJsonSchema(), null, 2));
  return 0;
}
