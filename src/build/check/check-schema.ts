import { resolve } from 'node:path';
import { createJsonSchema, schemaRelease } from '../../config/json-schema.ts';
import type { PlaceOf, SiteConfig } from '../../config/read-site-config.ts';
import { findSiteFile, readSiteText } from '../../content/files/site-files.ts';
import { isObject, tryParseJson } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import { projectProblem } from '../project/problems.ts';

/**
 * Notes that the schema which `site.json` names is not the one that this Octavo has: editors explain fields by it. One on another server
 * is not asked for, and a file that is not there or is no JSON is left to the editor.
 */
export async function checkSchema(
  { $schema }: SiteConfig,
  placeOf: PlaceOf,
  siteRoot: string,
): Promise<readonly Problem[]> {
  if ($schema === undefined || /^[a-z][\w+.-]*:/i.test($schema)) return [];
  const found = await findSiteFile(siteRoot, resolve(siteRoot, $schema));
  const read = found === undefined ? undefined : await readSiteText(found, $schema);
  const schema = read?.text === undefined ? undefined : tryParseJson(read.text);
  if (!isObject(schema) || JSON.stringify(schema) === JSON.stringify(createJsonSchema())) return [];
  const { $comment } = schema;
  const release = typeof $comment === 'string' ? $comment : undefined;
  return [projectProblem('old-schema', placeOf(['$schema']), $schema, release, schemaRelease)];
}
