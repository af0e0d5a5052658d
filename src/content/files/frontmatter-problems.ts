import { findNearest } from '../../lib/text/nearest.ts';
import { problemsByCode } from '../../problem/problem.ts';
import { frontmatterSchema } from './frontmatter-schema.ts';

/** Widely used keys of other tools that are spelt nearly like one of ours. */
const foreignKeys = new Set(['tags', 'type', 'layout', 'id', 'icons', 'order', 'groupId', 'api-version']);

const yamlMistakes: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  UNCLOSED: ['The frontmatter begins here but is never closed.', 'Add a line "---" after its last key.'],
  NOT_A_MAP: [
    'The frontmatter must be keys with values, but is something else.',
    'Write one "key: value" on each line, such as "title: Quickstart".',
  ],
  UNREADABLE: [
    'The frontmatter cannot be read: it is too deeply nested or repeats itself.',
    'Make it simpler.',
  ],
  OPEN_QUOTE: ['The quote that opens here is never closed.', 'Close it at the end of the value.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'The value holds ": ", which YAML reads as the start of a second key.',
    'Put the value in quotes: title: "Users: an overview".',
  ],
  BAD_SCALAR_START: [
    'The value begins with a character that has a meaning of its own in YAML.',
    'Put the value in quotes: title: "@mentions".',
  ],
  DUPLICATE_KEY: ['The key is written twice, so one of the two would be lost.', 'Keep one of them.'],
  TAB_AS_INDENT: ['The line is indented with a tab, which YAML does not allow.', 'Indent with spaces.'],
  MISSING_CHAR: ['A quote, bracket or colon is missing.', 'Close what is open, or put the value in quotes.'],
  MULTILINE_IMPLICIT_KEY: [
    'A key must be on one line and followed by ":".',
    'Write "key: value", or put a longer text in quotes.',
  ],
  BAD_INDENT: [
    'The line is indented in a way that belongs to no key.',
    "Start every key at the line's start.",
  ],
  BAD_ALIAS: ['"*" begins a reference to something that is not there.', 'Put the value in quotes.'],
  BAD_DQ_ESCAPE: ['"\\" begins an escape that YAML does not know.', 'Write "\\\\", or use single quotes.'],
  TAG_RESOLVE_FAILED: ['"!" begins a type that YAML does not know.', 'Put the value in quotes.'],
};

/** A problem of frontmatter: its code without `frontmatter/`, its place, and what its sentences are made of. */
export const frontmatterProblem = problemsByCode('frontmatter', {
  error: {
    /** A mistake in the YAML itself. `code` is the yaml package's error code or one of the table's own. */
    yaml: (code: string) =>
      yamlMistakes[code] ?? [
        'The frontmatter is not valid YAML here.',
        'Write "key: value" on each line, and put values that hold special characters in quotes.',
      ],
    /** A value with half of a surrogate pair, which only an escape in double quotes can write. */
    'lone-surrogate': (key: string) => [
      `"${key}" has half of a surrogate pair, which is not a character.`,
      'Write the character itself, such as 😀.',
    ],
    /** A known key with a value of the wrong type. */
    type: (key: string, value: unknown) => explainValue(key, value),
    /** An address that could run a script or reach outside the web. */
    'unsafe-url': (key: string, value: string) => [
      `\`${key}\` is ${showValue(value)}, but only http, https, mailto, tel and relative addresses are safe.`,
      `Write it like this: ${key}: https://example.com/`,
    ],
  },
  warning: {
    /** Frontmatter between lines `+++`. */
    toml: () => [
      'This frontmatter is TOML, which is not read: only YAML is.',
      'Put it between two lines "---", and write each "key = value" as "key: value".',
    ],
    'unknown-key': (key: string, nearest: string) => [
      `\`${key}\` is not a key of the frontmatter, so it has no effect.`,
      `Did you mean \`${nearest}\`?`,
    ],
  },
  note: {},
});

/** The known key that an unknown one is nearly; undefined for the site's own keys and those of other tools. */
export function findNearestKey(key: string): string | undefined {
  return foreignKeys.has(key) ? undefined : findNearest(key, Object.keys(frontmatterSchema.shape));
}

function explainValue(key: string, value: unknown): readonly [message: string, hint: string] {
  const [expected, example] = expectedValues[key] ?? ['a text', 'a few words'];
  const isChoice = expected.startsWith('one of');
  const nearest = isChoice
    ? findNearest(String(value), expected.match(/[a-z]+(?:-[a-z]+)?(?=")/g) ?? [])
    : undefined;
  return [
    `\`${key}\` must be ${expected}, but is ${Array.isArray(value) && expected !== list[0] ? 'a list' : showValue(value)}.`,
    nearest ? `Did you mean "${nearest}"?` : `Write it like this: ${key}: ${example}`,
  ];
}

const flag = ['true or false', 'true'] as const;
const list = ['a list of texts', '[one, two]'] as const;
const expectedValues: Readonly<Record<string, readonly [expected: string, example: string]>> = {
  contextual: ['a map with "options"', '{ options: [copy, view] }'],
  boost: ['a number above 0, at most 100', '2'],
  searchable: flag,
  iconType: ['one of "brands", "duotone", "light", "regular", "sharp-solid", "solid", "thin"', 'solid'],
  mode: ['one of "default", "wide", "center", "frame", "custom"', 'wide'],
  hidden: flag,
  noindex: flag,
  deprecated: flag,
  hideFooterPagination: flag,
  hideApiMarker: flag,
  keywords: list,
  groups: list,
};

function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list of something else';
  if (typeof value === 'object') return 'a map';
  const text = String(value);
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}
