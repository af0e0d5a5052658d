import { readScheme } from '../lib/html/safe-url.ts';
import { readCssColor } from '../lib/text/css-color.ts';
import { findNearest } from '../lib/text/nearest.ts';
import { type Finding, findingsByCode } from '../problem/problem.ts';
import type { JsonPath } from './json-tree.ts';
import { listAlternatives, quoteValue, writeJson, writePath } from './json-words.ts';

const EXAMPLE_COLOR = '#0D9373';

/**
 * A problem of the values of `site.json` that has no place yet: its code without `site-json/`, the path that it is about,
 * and what else its sentences are made of.
 */
export const configFinding = findingsByCode('site-json', {
  error: {
    /** A string or key with half of a surrogate pair: UTF-8 has no bytes for it (RFC 8259, section 8.2). */
    'lone-surrogate': (path: JsonPath) => [
      `${writePath(path)} has half of a surrogate pair, which is not a character.`,
      'Write the character itself, or both halves: "\\ud83d\\ude00" for 😀.',
    ],
    /** `lack` continues the path: `is required, but missing`. */
    missing: (path: JsonPath, lack: string, hint: string) => [`${writePath(path)} ${lack}.`, hint],
    /** `expected` continues "must be"; `example` is a value that is right. */
    type: (path: JsonPath, expected: string, value: unknown, example: unknown, isRequired: boolean) => [
      `${writePath(path)} must be ${expected}, but is ${quoteValue(value)}.`,
      value === null && !isRequired ? 'Remove it, or give it a value.' : adviseType(expected, value, example),
    ],
    empty: (path: JsonPath, example: unknown) => [
      `${writePath(path)} must not be empty.`,
      `Give it a value${example === undefined ? '' : `, for example ${writeJson(example)}`}.`,
    ],
    number: (path: JsonPath, expected: string, value: unknown, example: unknown) => [
      `${writePath(path)} must be ${expected}, but is ${quoteValue(value)}.`,
      `Write for example ${writeJson(example)}.`,
    ],
    choice: (path: JsonPath, choices: readonly string[], value: unknown) => {
      const nearest = typeof value === 'string' ? findNearest(value, choices) : undefined;
      return [
        `${writePath(path)} must be ${listAlternatives(choices)}, but is ${quoteValue(value)}.`,
        nearest === undefined ? `Write ${listAlternatives(choices)}.` : `Did you mean "${nearest}"?`,
      ];
    },
    'hex-color': (path: JsonPath, value: string) => [
      `${writePath(path)} must be a hex color such as "${EXAMPLE_COLOR}", but is ${quoteValue(value)}.`,
      adviseColor(value),
    ],
    'unsafe-url': (path: JsonPath, value: string) => [
      `${writePath(path)} must be a path or an http, https, mailto or tel URL, but is ${quoteValue(value)}.`,
      adviseUrl(value),
    ],
    'web-url': (path: JsonPath, value: string) => [
      `${writePath(path)} must be an http or https URL such as "https://docs.example.com", but is ${quoteValue(value)}.`,
      /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:$|\/)/.test(value)
        ? `Write "https://${value.replace(/^\/\//, '')}".`
        : 'Write the whole URL, beginning with "https://".',
    ],
    'secure-url': (path: JsonPath, value: string) => [
      `${writePath(path)} must be an https URL such as "https://search.example.com", but is ${quoteValue(value)}.`,
      adviseSecureUrl(value),
    ],
    'algolia-app-id': (path: JsonPath, value: string) => [
      `${writePath(path)} must be the ID of an application at Algolia such as "A1B2C3D4E5", but is ${quoteValue(value)}.`,
      'Copy it from "API keys" in the settings of Algolia: it has letters and digits alone.',
    ],
    'head-attribute': (path: JsonPath, name: string) => [
      `${writePath(path)} is not the name of an attribute.`,
      /^[\s@:]*[a-z]/i.test(name)
        ? 'Write its name alone, without spaces and signs.'
        : 'Write the name of an attribute, such as "content".',
    ],
    'head-handler': (path: JsonPath, name: string) => [
      `${writePath(path)} holds a script, and attributes with scripts are not allowed in "head".`,
      `Remove "${name}", and write what it does as a tag of its own: { "tag": "script", "text": "…" }.`,
    ],
    'head-text': (path: JsonPath) => [
      `${writePath(path)} has "</script", "</style" or "<!--" in it, which ends the tag or what follows it.`,
      'Write "<\\\\/script" in a script, or put the script into a file.',
    ],
    language: (path: JsonPath, value: string) => {
      const tag = value.replaceAll('_', '-');
      return [
        `${writePath(path)} must be a BCP 47 language tag such as "en" or "pt-BR", but is ${quoteValue(value)}.`,
        tag !== value && /^[a-z]{2,3}(?:-\w+)+$/i.test(tag)
          ? `Write "${tag}".`
          : 'Write the tag of a language, such as "en".',
      ];
    },
    'duplicate-field': (path: JsonPath, firstLine: number) => [
      `${writePath(path)} is given twice, and only one of the two can hold.`,
      `Remove this one or the one in line ${firstLine}.`,
    ],
    'unknown-version': (path: JsonPath, version: string, declared: readonly string[]) => {
      const nearest = findNearest(version, declared.slice(0, 1000));
      return [
        `${writePath(path)} is ${quoteValue(version)}, which "versions" does not declare.`,
        nearest === undefined
          ? `Add ${quoteValue(version)} to "versions"${declared.length === 0 ? '' : `, or use ${listAlternatives(declared)}`}.`
          : `Did you mean "${nearest}"?`,
      ];
    },
    'unknown-language': (path: JsonPath, language: string, declared: readonly string[]) => [
      `${writePath(path)} is ${quoteValue(language)}, which "languages" does not declare.`,
      `Add ${quoteValue(language)} to "languages"${declared.length === 0 ? '' : `, or use ${listAlternatives(declared)}`}.`,
    ],
    'unknown-section': (
      path: JsonPath,
      kind: 'tab' | 'anchor' | 'product',
      name: string,
      declared: readonly string[],
    ) => {
      const nearest = findNearest(name, declared.slice(0, 1000));
      const list = `${kind}s`;
      return [
        `${writePath(path)} is ${quoteValue(name)}, but no entry of "${list}" with pages of the site has this name.`,
        nearest === undefined
          ? `Add it to "${list}"${declared.length === 0 ? '' : `, or use ${listAlternatives(declared)}`}.`
          : `Did you mean "${nearest}"?`,
      ];
    },
    /** The last of the problems shown, when there are more. */
    'too-many-problems': (shown: number) => [
      shown === 0
        ? 'The file has more mistakes than can be listed, most of them values of a wrong type.'
        : `Only the first ${shown} problems are shown.`,
      'Correct some of them, then try again.',
    ],
  },
  warning: {
    /** A URL that readers see, or that a document is fetched from; `secrets` as `listUrlSecrets` has them. */
    'url-secret': (path: JsonPath, secrets: readonly string[], use: 'fetched' | 'shown') => [
      `${writePath(path)} has a URL with a secret: ${secrets.join(' and ')}. ${use === 'fetched' ? 'The site is built without it, but whoever can read site.json has it.' : 'It is left out of the site.'}`,
      use === 'fetched'
        ? 'Download the document before the build, with the secret from the environment, and give the path of the file.'
        : 'Remove it from the URL.',
    ],
    /** `elsewhere` are the paths of fields of that name in other places. */
    'unknown-field': (path: JsonPath, known: readonly string[], elsewhere: readonly string[]) => {
      const nearest = findNearest(String(path.at(-1)), known);
      const meant = nearest ?? (elsewhere.length === 1 ? elsewhere[0] : undefined);
      return [
        `${writePath(path)} is not a field of site.json, so it is ignored.`,
        meant !== undefined
          ? `Did you mean "${meant}"?`
          : known.length > 16
            ? 'Remove it, or look for its right name in the list of fields.'
            : `Remove it, or write one of ${listAlternatives(known)}.`,
      ];
    },
    /** `reason` continues "is ignored because". */
    'ignored-field': (path: JsonPath, reason: string, hint: string) => [
      `${writePath(path)} is ignored because ${reason}.`,
      hint,
    ],
    'repository-url': (path: JsonPath, value: string) => [
      `${writePath(path)} must name a repository when the type is "github", but is ${quoteValue(value)}.`,
      'Write it as "https://github.com/owner/repository".',
    ],
    'repeated-version': (path: JsonPath, version: string) => [
      `${writePath(path)} declares ${quoteValue(version)} again.`,
      'Remove one of the two.',
    ],
    'logo-mode': (path: JsonPath, mode: 'light' | 'dark', other: 'light' | 'dark') => [
      `${writePath(path)} has no "${mode}", so ${mode} mode shows the logo of ${other} mode.`,
      `Add "${mode}", the path of a logo that can be read in ${mode} mode.`,
    ],
    'basic-auth-name': (path: JsonPath, value: string) => [
      `${writePath(path)} must have the form "[usernameName]:[passwordName]" when the method is "basic", but is ${quoteValue(value)}.`,
      'Write both names with a colon between them, such as "username:password".',
    ],
  },
  note: {
    'without-effect': (path: JsonPath) => [
      `${writePath(path)} is accepted, but has no effect.`,
      'You can leave it or remove it.',
    ],
  },
});

/** `path` is that of a required field that an object lacks; `example` and `description` are its schema's. */
export function missingField(path: JsonPath, example: unknown, description: string): Finding {
  const key = writeJson(path.at(-1));
  const sample = example === undefined ? '' : `, for example ${key}: ${writeJson(example)}`;
  return configFinding(
    'missing',
    path,
    'is required, but missing',
    `Add ${key}${sample}. ${description}`.trim(),
  );
}

/** A button that leads somewhere and says nothing; `path` is the button's. */
export function linkWithoutName(path: JsonPath) {
  return configFinding(
    'missing',
    [...path, 'name'],
    'is required when its type is "link", but missing',
    'Add "name", the button’s text, for example "name": "Get started"; or write "type": "github".',
  );
}

/** A field that the type of a search provider needs; `example` and `description` are its schema's. */
export function lacksForType(path: JsonPath, type: string, example: unknown, description: string): Finding {
  const key = writeJson(path.at(-1));
  return configFinding(
    'missing',
    path,
    `is required when the type is "${type}", but missing`,
    `Add ${key}, for example ${key}: ${writeJson(example)}. ${description}`,
  );
}

/** A logo for neither mode. */
export const logoWithoutPath = configFinding(
  'missing',
  ['logo'],
  'must have "light" and "dark", but has neither',
  'Add both, for example "light": "/logo/light.svg", "dark": "/logo/dark.svg".',
);

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

function adviseColor(value: string): string {
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return 'Add the "#".';
  const converted = value.length < 100 && !value.startsWith('#') ? readCssColor(value) : undefined;
  if (converted !== undefined) return `Write "${converted}".`;
  const digits = value.trim().replace(/^#+/, '');
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(digits)) return `Write "#${digits}".`;
  if (/^(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(digits))
    return `Leave out the transparency: "#${digits.slice(0, digits.length === 4 ? 3 : 6)}".`;
  return 'Write "#" and three or six digits from 0 to 9 and A to F.';
}

function adviseSecureUrl(value: string): string {
  const { protocol, host, pathname = '' } = URL.parse(value.trim()) ?? {};
  const path = pathname.replace(/\/+$/, '');
  if (protocol === 'https:') return `Write "https://${host}${path}": the address alone.`;
  if (protocol === 'http:')
    return `Write "https://${host}${path}": browsers send no requests from a secure page to an insecure server.`;
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:$|\/)/.test(value)
    ? `Write "https://${value}".`
    : 'Write the whole URL, beginning with "https://".';
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
