import { formatHex, parse } from 'culori';
import { readScheme } from '../lib/html/safe-url.ts';
import { findNearest } from '../lib/text/nearest.ts';
import type { Place, Problem } from '../problem/problem.ts';
import type { JsonPath } from './json-tree.ts';
import { listAlternatives, quoteValue, writeJson, writePath } from './json-words.ts';

/** A problem that has no place yet. Every sentence about the values of `site.json` is in this file. */
export type Finding = Omit<Problem, keyof Place>;

const EXAMPLE_COLOR = '#0D9373';

function error(code: string, message: string, hint: string): Finding {
  return { code: `site-json/${code}`, severity: 'error', message, hint };
}

function warning(code: string, message: string, hint: string): Finding {
  return { code: `site-json/${code}`, severity: 'warning', message, hint };
}

/** A URL that a document is fetched from; `secrets` as `listUrlSecrets` has them. */
export function secretInSource(path: JsonPath, secrets: readonly string[]): Finding {
  return warning(
    'url-secret',
    `${writePath(path)} has a URL with a secret: ${secrets.join(' and ')}. The site is built without it, but whoever can read site.json has it.`,
    'Download the document before the build, with the secret from the environment, and give the path of the file.',
  );
}

/** A URL that readers see; `secrets` as `listUrlSecrets` has them. */
export function secretInUrl(path: JsonPath, secrets: readonly string[]): Finding {
  return warning(
    'url-secret',
    `${writePath(path)} has a URL with a secret: ${secrets.join(' and ')}. It is left out of the site.`,
    'Remove it from the URL.',
  );
}

/** A string or key with half of a surrogate pair: UTF-8 has no bytes for it (RFC 8259, section 8.2). */
export function loneSurrogate(path: JsonPath): Finding {
  return error(
    'lone-surrogate',
    `${writePath(path)} has half of a surrogate pair, which is not a character.`,
    'Write the character itself, or both halves: "\\ud83d\\ude00" for 😀.',
  );
}

/** `key` is the required field that an object lacks; `example` and `description` are its schema's. */
export function missingField(path: JsonPath, example: unknown, description: string): Finding {
  const key = writeJson(path.at(-1));
  const sample = example === undefined ? '' : `, for example ${key}: ${writeJson(example)}`;
  return error(
    'missing',
    `${writePath(path)} is required, but missing.`,
    `Add ${key}${sample}. ${description}`.trim(),
  );
}

/** `expected` continues "must be"; `example` is a value that is right. */
export function wrongType(
  path: JsonPath,
  expected: string,
  value: unknown,
  example: unknown,
  isRequired: boolean,
): Finding {
  return error(
    'type',
    `${writePath(path)} must be ${expected}, but is ${quoteValue(value)}.`,
    value === null && !isRequired ? 'Remove it, or give it a value.' : adviseType(expected, value, example),
  );
}

function adviseType(expected: string, value: unknown, example: unknown): string {
  if (expected === 'true or false') {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    if (word === 'true' || word === 'false') return `Write ${word} without quotes.`;
    return 'Write true or false.';
  }
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  if (expected === 'text' && isPlain) return `Put it in quotes: "${String(value)}".`;
  if (expected.includes('number') && typeof value === 'string' && Number.isFinite(Number.parseFloat(value)))
    return `Write ${Number.parseFloat(value)} without quotes.`;
  if (expected === 'a list' && value !== null && !Array.isArray(value) && !isPlain)
    return `Put it in square brackets: ${typeof value === 'string' ? `[${quoteValue(value)}]` : '[{ … }]'}.`;
  return example === undefined ? `Give it ${expected}.` : `Write for example ${writeJson(example)}.`;
}

export function emptyText(path: JsonPath, example: unknown): Finding {
  const sample = example === undefined ? '' : `, for example ${writeJson(example)}`;
  return error('empty', `${writePath(path)} must not be empty.`, `Give it a value${sample}.`);
}

export function badNumber(path: JsonPath, expected: string, value: unknown, example: unknown): Finding {
  const hint = `Write for example ${writeJson(example)}.`;
  return error('number', `${writePath(path)} must be ${expected}, but is ${quoteValue(value)}.`, hint);
}

export function badChoice(path: JsonPath, choices: readonly string[], value: unknown): Finding {
  const nearest = typeof value === 'string' ? findNearest(value, choices) : undefined;
  return error(
    'choice',
    `${writePath(path)} must be ${listAlternatives(choices)}, but is ${quoteValue(value)}.`,
    nearest === undefined ? `Write ${listAlternatives(choices)}.` : `Did you mean "${nearest}"?`,
  );
}

export function badColor(path: JsonPath, value: string): Finding {
  const message = `${writePath(path)} must be a hex color such as "${EXAMPLE_COLOR}", but is ${quoteValue(value)}.`;
  return error('hex-color', message, adviseColor(value));
}

function adviseColor(value: string): string {
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return 'Add the "#".';
  const converted =
    value.length < 100 && !value.startsWith('#') ? formatHex(parse(value.trim().toLowerCase())) : undefined;
  if (converted !== undefined) return `Write "${converted}".`;
  const digits = value.trim().replace(/^#+/, '');
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(digits)) return `Write "#${digits}".`;
  if (/^(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(digits))
    return `Leave out the transparency: "#${digits.slice(0, digits.length === 4 ? 3 : 6)}".`;
  return 'Write "#" and three or six digits from 0 to 9 and A to F.';
}

export function badUrl(path: JsonPath, value: string, example: unknown): Finding {
  if (value.trim() === '') return emptyText(path, example);
  return error(
    'unsafe-url',
    `${writePath(path)} must be a path or an http, https, mailto or tel URL, but is ${quoteValue(value)}.`,
    adviseUrl(value),
  );
}

function adviseUrl(value: string): string {
  if (/^(?:localhost|[\d.]+):\d+(?:$|[/?#])/.test(value)) return `Write "http://${value}".`;
  if (/^[\w-]+(?:\.[\w-]+)+:\d+(?:$|[/?#])/.test(value)) return `Write "https://${value}".`;
  if (/^[a-z]:[\\/]/i.test(value)) return 'Write the path relative to the folder of site.json.';
  const scheme = readScheme(value) ?? '';
  const nearest = findNearest(scheme, ['https', 'http', 'mailto', 'tel']);
  if (nearest !== undefined) return `Did you mean "${nearest}:"?`;
  return scheme === 'data' || scheme === 'file' || scheme === 'blob'
    ? 'Put the file into the site’s folder and write its path.'
    : `Remove "${scheme}:": links of that kind can run code in the reader’s browser.`;
}

export function badWebUrl(path: JsonPath, value: string): Finding {
  const isHost = /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:$|\/)/.test(value);
  return error(
    'web-url',
    `${writePath(path)} must be an http or https URL such as "https://docs.example.com", but is ${quoteValue(value)}.`,
    isHost
      ? `Write "https://${value.replace(/^\/\//, '')}".`
      : 'Write the whole URL, beginning with "https://".',
  );
}

export function badLanguage(path: JsonPath, value: string): Finding {
  const tag = value.replaceAll('_', '-');
  return error(
    'language',
    `${writePath(path)} must be a BCP 47 language tag such as "en" or "pt-BR", but is ${quoteValue(value)}.`,
    tag !== value && /^[a-z]{2,3}(?:-\w+)+$/i.test(tag)
      ? `Write "${tag}".`
      : 'Write the tag of a language, such as "en".',
  );
}

/** `elsewhere` are the paths of fields of that name in other places. */
export function unknownField(
  path: JsonPath,
  known: readonly string[],
  elsewhere: readonly string[],
): Finding {
  const key = String(path.at(-1));
  const nearest = findNearest(key, known);
  const [other] = elsewhere;
  return warning(
    'unknown-field',
    `${writePath(path)} is not a field of site.json, so it is ignored.`,
    nearest !== undefined
      ? `Did you mean "${nearest}"?`
      : other !== undefined && elsewhere.length === 1
        ? `Did you mean "${other}"?`
        : known.length > 16
          ? 'Remove it, or look for its right name in the list of fields.'
          : `Remove it, or write one of ${listAlternatives(known)}.`,
  );
}

export function duplicateField(path: JsonPath, firstLine: number): Finding {
  return error(
    'duplicate-field',
    `${writePath(path)} is given twice, and only one of the two can hold.`,
    `Remove this one or the one in line ${firstLine}.`,
  );
}

export function fieldWithoutEffect(path: JsonPath): Finding {
  return {
    code: 'site-json/without-effect',
    severity: 'note',
    message: `${writePath(path)} is accepted, but has no effect.`,
    hint: 'You can leave it or remove it.',
  };
}

/** `reason` continues "is ignored because". */
export function ignoredField(path: JsonPath, reason: string, hint: string): Finding {
  return warning('ignored-field', `${writePath(path)} is ignored because ${reason}.`, hint);
}

export function linkWithoutName(path: JsonPath): Finding {
  return error(
    'missing',
    `${writePath(path)} is required when its type is "link", but missing.`,
    'Add "name", the button’s text, for example "name": "Get started"; or write "type": "github".',
  );
}

export function notARepository(path: JsonPath, value: string): Finding {
  return warning(
    'repository-url',
    `${writePath(path)} must name a repository when the type is "github", but is ${quoteValue(value)}.`,
    'Write it as "https://github.com/owner/repository".',
  );
}

export function unknownVersion(path: JsonPath, version: string, declared: readonly string[]): Finding {
  const nearest = findNearest(version, declared.slice(0, 1000));
  return error(
    'unknown-version',
    `${writePath(path)} is ${quoteValue(version)}, which "versions" does not declare.`,
    nearest === undefined
      ? `Add ${quoteValue(version)} to "versions"${declared.length === 0 ? '' : `, or use ${listAlternatives(declared)}`}.`
      : `Did you mean "${nearest}"?`,
  );
}

export function repeatedVersion(path: JsonPath, version: string): Finding {
  return warning(
    'repeated-version',
    `${writePath(path)} declares ${quoteValue(version)} again.`,
    'Remove one of the two.',
  );
}

export function logoForOneMode(path: JsonPath, mode: 'light' | 'dark', other: 'light' | 'dark'): Finding {
  return warning(
    'logo-mode',
    `${writePath(path)} has no "${mode}", so ${mode} mode shows the logo of ${other} mode.`,
    `Add "${mode}", the path of a logo that can be read in ${mode} mode.`,
  );
}

export function logoWithoutPath(path: JsonPath): Finding {
  return error(
    'missing',
    `${writePath(path)} must have "light" and "dark", but has neither.`,
    'Add both, for example "light": "/logo/light.svg", "dark": "/logo/dark.svg".',
  );
}

export function authNameForm(path: JsonPath, value: string): Finding {
  return warning(
    'basic-auth-name',
    `${writePath(path)} must have the form "[usernameName]:[passwordName]" when the method is "basic", but is ${quoteValue(value)}.`,
    'Write both names with a colon between them, such as "username:password".',
  );
}

/** The last of the problems shown, when there are more. */
export function tooManyProblems(shown: number): Finding {
  return error(
    'too-many-problems',
    shown === 0
      ? 'The file has more mistakes than can be listed, most of them values of a wrong type.'
      : `Only the first ${shown} problems are shown.`,
    'Correct some of them, then try again.',
  );
}

/** A finding with the path into the file where it belongs, and whether the key or the value there is meant. */
export interface LocatedFinding {
  readonly finding: Finding;
  readonly path: JsonPath;
  readonly part: 'key' | 'value';
}

/** A finding at the value of a path, or at its key. */
export function at(path: JsonPath, finding: Finding, part: 'key' | 'value' = 'value'): LocatedFinding {
  return { path, part, finding };
}
