import { describeNoDocument } from './document-problems.ts';
import { describeTooLarge } from './file-problems.ts';
import { type ParseResult, parseJson } from './parse-json.ts';
import { parseYaml } from './parse-yaml.ts';
import { recognizeText } from './recognize-version.ts';
import { isRemote } from './reference.ts';
import { replaceLoneSurrogates } from './well-formed.ts';

/** YAML takes ten times the time and memory of JSON: in UTF-16 units, and in lines and values between commas. */
const maximumYaml = 12_000_000;
const maximumLines = 400_000;

/** A JSON text when it is named so or looks so, else YAML. A page of a web site and an empty text are told as such. */
export function parseText(file: string, text: string): ParseResult {
  const other = recognizeText(text);
  const start = { file, line: 1, column: 1 };
  if (other) return { source: undefined, problems: [describeNoDocument(other, start)] };
  const looksLikeJson = /^\uFEFF?\s*[{[]/.test(text.slice(0, 1_000));
  const isLarge = text.length > maximumYaml || countLines(text) > maximumLines;
  // YAML takes JSON too, but ten times as long.
  const isJson = /\.json$/i.test(file) || (looksLikeJson && (isRemote(file) || isLarge));
  if (!isJson && isLarge) return { source: undefined, problems: [describeTooLarge(start)] };
  const { source, problems } = isJson ? parseJson(file, text) : parseYaml(file, text);
  if (!source) return { source, problems };
  const replaced = replaceLoneSurrogates(source);
  return { source: replaced.source, problems: [...problems, ...replaced.problems] };
}

function countLines(text: string): number {
  let count = 0;
  for (const mark of ['\n', ','])
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}
