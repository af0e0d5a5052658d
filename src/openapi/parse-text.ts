import { type ParseResult, parseJson } from './parse-json.ts';
import { parseYaml } from './parse-yaml.ts';
import { isRemote } from './reference.ts';

/** A JSON text when it is named so or looks so, else YAML. */
export function parseText(file: string, text: string): ParseResult {
  const isJson = /\.json$/i.test(file) || (isRemote(file) && /^\uFEFF?\s*[{[]/.test(text));
  return isJson ? parseJson(file, text) : parseYaml(file, text);
}
