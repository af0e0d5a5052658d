import { type Place, type Problem, problem, problemsByCode } from '../../problem/problem.ts';

/** `reason` is undefined when nothing may be fetched. */
export function describeEarlierCopy(url: string, reason: string | undefined, place: Place): Problem {
  return problem(
    place,
    'openapi/earlier-copy',
    reason === undefined ? 'note' : 'warning',
    `The OpenAPI document ${quoteText(url)} cannot be fetched (${reason ?? '--offline'}), so the copy of an earlier build is used.`,
    'Nothing to do if it has not changed since; otherwise build again when it can be reached.',
  );
}

/** The value as JSON, cut at 80 characters. */
export function quoteText(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text);
}

/** A sentence of another tool with one full stop and no line breaks. */
export function endSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `${(line.length > 300 ? `${line.slice(0, 297)}...` : line).replace(/[.\s]+$/, '')}.`;
}

const jsonMistakes: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  InvalidCommentToken: ['JSON has no comments.', 'Take the comment out, or write the document as YAML.'],
  CommaExpected: ['A comma is missing before this.', 'Add a "," after the value that comes before it.'],
  ColonExpected: ['A colon is missing after the key.', 'Write "key": value.'],
  PropertyNameExpected: [
    'A key in double quotes is expected here.',
    'Take out the comma before it, or put the key in double quotes.',
  ],
  ValueExpected: ['A value is expected here.', 'Add the value, or take out the comma before it.'],
  CloseBraceExpected: ['An object is opened but never closed.', 'Add the missing "}".'],
  CloseBracketExpected: ['An array is opened but never closed.', 'Add the missing "]".'],
  EndOfFileExpected: [
    'The document has ended, but more text follows.',
    'Keep one JSON value and take out the rest.',
  ],
  UnexpectedEndOfString: ['A text is opened but never closed.', 'Add the missing double quote.'],
  InvalidEscapeCharacter: ['"\\" begins an escape that JSON does not know.', 'Write "\\\\" for a backslash.'],
  InvalidCharacter: [
    'A text holds a character that JSON does not allow as it is.',
    'Write it as an escape, such as \\t or \\n.',
  ],
};

/** The mistakes that are made most, by the yaml package's codes. */
const yamlMistakes: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  TAB_AS_INDENT: ['The line is indented with a tab, which YAML does not allow.', 'Indent with spaces.'],
  BAD_INDENT: [
    'The line is not indented like those that it belongs to.',
    'Give keys of one object, and items of one list, the same number of spaces.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'Behind "key: value" comes another key, which cannot stand here.',
    'Put a text that holds ": " in quotes, and give the next line as many spaces as this key has.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'The line is neither a key with its value nor an item of a list.',
    'Write "key: value"; a text of several lines begins with "|" behind its key.',
  ],
  COLLECTION_KEY: [
    'A map or a list stands where a key has to be, which is a text.',
    'Put what begins with "{", "[" or "?" in quotes: "{{name}}".',
  ],
  BAD_ALIAS: ['An alias names nothing.', 'Put a text that begins with "*" in quotes.'],
  BAD_SCALAR_START: ['A text cannot begin with this sign.', 'Put the text in quotes.'],
  BAD_DQ_ESCAPE: [
    'The text holds an escape that YAML does not know.',
    'Write "\\\\" for a backslash, or put the text in single quotes.',
  ],
  MISSING_CHAR: ['A quote or a bracket is opened but never closed.', 'Close it, or put the text in quotes.'],
  OPEN_FLOW: [
    'A list or an object in brackets is opened but not closed before this.',
    'Add the missing "]" or "}", or put a text that begins with a bracket in quotes.',
  ],
  MULTIPLE_DOCS: [
    'The file holds several YAML documents.',
    'Keep one, and take the line "---" between them out.',
  ],
  UNEXPECTED_TOKEN: [
    'This is not expected here.',
    'Correct it here or in the lines above: put texts that hold ": ", "#" or brackets in quotes.',
  ],
};

/** A problem of reading a document: its code without `openapi/`, its place, and what its sentences are made of. */
export const loadProblem = problemsByCode('openapi', {
  error: {
    'duplicate-key': (key: string) => [
      `The key ${quoteText(key)} is written twice in one object, so the earlier one is lost.`,
      'Keep one of them.',
    ],
    'too-large': () => [
      'The document has more than 12 MB or 400,000 lines of YAML, which takes too long to read.',
      'Convert it to JSON, which is read up to 50 MB, or split it and point to the parts with $ref.',
    ],
    'too-many-aliases': () => [
      'The aliases of the document (*name) stand for so many values that it cannot be read.',
      'Move what is repeated to components and point to it with $ref.',
    ],
    'too-deep': () => [
      'The document is nested more than 500 levels deep here.',
      'Move inner schemas to components and point to them with $ref.',
    ],
    /** `reason` says why in the form of "there is no such file". */
    'unreadable-file': (reference: string, reason: string) => [
      `The OpenAPI document ${quoteText(reference)} cannot be read: ${reason}.`,
      'Give a path relative to the folder of site.json, such as "openapi.yaml", or a URL.',
    ],
    /** The file that a `$ref` leads to; `reason` as in `unreadable-file`. */
    'unresolved-reference': (reference: string, reason: string) => [
      `The file of the $ref ${quoteText(reference)} cannot be read: ${reason}.`,
      'Give a path relative to the file that the $ref stands in.',
    ],
    'outside-root': (reference: string) => [
      `${quoteText(reference)} lies outside the folder of site.json, where no file is read.`,
      'Copy the file into the site and point to the copy.',
    ],
    /** `reason` is undefined when nothing may be fetched. */
    unreachable: (url: string, reason: string | undefined) => [
      `The OpenAPI document ${quoteText(url)} cannot be fetched (${reason ?? '--offline'}), and there is no earlier copy.`,
      reason === undefined
        ? 'Build once without --offline, or download the document into the site.'
        : 'Check the address and the network, or download the document into the site.',
    ],
    /** `reason` says where it leads: `it leads to an address of a private network`. */
    'refused-address': (url: string, reason: string) => [
      `${quoteText(url)} is not fetched, because ${reason}.`,
      'A document may refer to public https addresses and to its own server; copy anything else into the site.',
    ],
    'too-many-files': (limit: number, kind: 'files' | 'addresses') => [
      `The document refers to more than ${limit.toLocaleString('en')} ${kind}; this one and further ones are not read.`,
      'Bundle the document into one file, as "redocly bundle" does.',
    ],
    /** `other` is what the file seems to be instead, `an Arazzo document`, and what to do about it. */
    'no-document': ([found, hint]: readonly [found?: string, hint?: string] = []) => [
      found === undefined
        ? 'The file holds no OpenAPI document: its outermost value is no object with "openapi", "swagger" or "asyncapi".'
        : `The file holds no OpenAPI document, but ${found}.`,
      hint ?? 'Begin the document with its version: openapi: 3.1.1',
    ],
    /** The document says one version and has the fields of another. */
    'mixed-versions': (version: string, field: string) => [
      `The document says that it is of OpenAPI ${version}, but ${quoteText(field)} and what else it holds is of ${version.startsWith('2') ? '3' : '2.0'}.`,
      version.startsWith('2')
        ? 'Write openapi: 3.0.3 instead of swagger.'
        : 'Write swagger: "2.0" instead of openapi.',
    ],
    /** `reason` is a name of jsonc-parser's ParseErrorCode. */
    'json-syntax': (reason: string) =>
      jsonMistakes[reason] ?? [
        'The text is not valid JSON here.',
        'Compare it with the lines around it: keys and texts stand in double quotes.',
      ],
    /** `code` and `reason` are the yaml package's own. */
    'yaml-syntax': (code: string, reason: string) =>
      yamlMistakes[/^Flow (?:map|sequence)/.test(reason) ? 'OPEN_FLOW' : code] ?? [
        `The document cannot be read as YAML: ${endSentence(reason)}`,
        'Correct it here or in the lines above: indent with spaces, and put texts that hold ": " or "#" in quotes.',
      ],
    /** As `unreadable-file`. */
    'unreadable-overlay': (reference: string, reason: string) => [
      `The overlay ${quoteText(reference)} cannot be read: ${reason}.`,
      'Give a path relative to the folder of site.json, such as "overlay.yaml", or a URL.',
    ],
    /** A file of `api.overlays` that is none. */
    'no-overlay': () => [
      'The file is no overlay of version 1: it does not begin with "overlay".',
      'Begin it so: overlay: 1.0.0',
    ],
    'overlay-action': () => [
      'This action of the overlay does nothing: it needs a "target", and "update" or "remove".',
      "Add them: { target: $.info, update: { description: 'All about users.' } }",
    ],
    /** `reason` is that of the reader of JSONPath. */
    'overlay-target': (target: string, reason: string) => [
      `The target ${quoteText(target)} is no JSONPath: ${endSentence(reason)}`,
      "Write one as in RFC 9535: $.paths['/users'].get",
    ],
    'overlay-update': (target: string) => [
      `The update cannot be merged into what ${quoteText(target)} selects: only objects and lists can be selected, and the whole document not be removed.`,
      'Select the object that has the field, and give the field in "update".',
    ],
    /** That of AsyncAPI begins with `asyncapi `. */
    version: (version: string) => {
      const [, ofAsyncApi] = /^asyncapi (.*)$/s.exec(version) ?? [];
      return ofAsyncApi === undefined
        ? [
            `The OpenAPI version must be 2.0, 3.0, 3.1 or 3.2, but is ${quoteText(version)}.`,
            'Write openapi: 3.1.1, or convert the document to it.',
          ]
        : [
            `The AsyncAPI version must be 2.0 to 2.6 or 3.0, but is ${quoteText(ofAsyncApi)}.`,
            'Write asyncapi: 3.0.0, or convert the document to it.',
          ];
    },
  },
  warning: {
    'overlay-without-match': (target: string) => [
      `The target ${quoteText(target)} selects nothing, so this action changes nothing.`,
      "Compare it with the document; keys with other signs than letters stand in brackets: $.paths['/users'].get",
    ],
    /** A `$ref` in the value of an extension. */
    'unfollowed-reference': (reference: string) => [
      `The $ref ${quoteText(reference)} leads nowhere, so it is shown as it is written.`,
      'Add what it points to, or correct the reference.',
    ],
    /** A string or key with half of a surrogate pair. */
    'lone-surrogate': () => [
      'This text has half of a surrogate pair, which is not a character, so it is shown as "\ufffd".',
      'Write the character itself, or both halves: "\\ud83d\\ude00" for 😀.',
    ],
    'failed-upgrade': (version: string) => [
      `The document of OpenAPI ${quoteText(version)} cannot be brought into the form of 3.1, so parts may be missing.`,
      'Correct its other problems first; if none is left, convert it to openapi: 3.1.1.',
    ],
  },
  note: {
    discovered: (files: readonly string[]) => {
      const list = files.map(quoteText).join(', ');
      return [
        `site.json names no OpenAPI document, so those in the folder are used: ${list}.`,
        `Name what you mean: "openapi": ${files.length === 1 ? list : `[${list}]`}`,
      ];
    },
  },
});
