import type { Place, Problem } from '../problem/problem.ts';

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

/** `code` is a name of jsonc-parser's ParseErrorCode. */
export function describeJsonSyntax(
  code: string,
  offset: number,
  toPlace: (offset: number) => Place,
): Problem {
  const [message, hint] = jsonMistakes[code] ?? [
    'The text is not valid JSON here.',
    'Compare it with the lines around it: keys and texts stand in double quotes.',
  ];
  return { ...toPlace(offset), code: 'openapi/json-syntax', severity: 'error', message, hint };
}

/** `reason` is the yaml package's own sentence. */
export function describeYamlSyntax(reason: string, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/yaml-syntax',
    severity: 'error',
    message: `The document cannot be read as YAML: ${endSentence(reason)}`,
    hint: 'Correct it here or in the lines above: indent with spaces, and put texts that hold ": " or "#" in quotes.',
  };
}

export function describeDuplicateKey(key: string, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/duplicate-key',
    severity: 'warning',
    message: `The key ${quote(key)} is written twice in one object, so the earlier one is lost.`,
    hint: 'Keep one of them.',
  };
}

export function describeTooDeep(place: Place): Problem {
  return {
    ...place,
    code: 'openapi/too-deep',
    severity: 'error',
    message: 'The document is nested more than 500 levels deep here.',
    hint: 'Move inner schemas to components and point to them with $ref.',
  };
}

/** `reason` says why in the form of "there is no such file". */
export function describeUnreadableFile(reference: string, reason: string, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/unreadable-file',
    severity: 'error',
    message: `The OpenAPI document ${quote(reference)} cannot be read: ${reason}.`,
    hint: 'Give a path relative to the folder of site.json, such as "openapi.yaml", or a URL.',
  };
}

/** The file that a `$ref` leads to; `reason` as in `describeUnreadableFile`. */
export function describeUnreadableReference(reference: string, reason: string, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/unresolved-reference',
    severity: 'error',
    message: `$ref points to the file of ${quote(reference)}, which cannot be read: ${reason}.`,
    hint: 'Give a path relative to the file that the $ref stands in, with ".json", ".yaml" or ".yml" at its end.',
  };
}

export function describeOutsideRoot(reference: string, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/outside-root',
    severity: 'error',
    message: `${quote(reference)} lies outside the folder of site.json, where no file is read.`,
    hint: 'Copy the file into the site and point to the copy.',
  };
}

/** `reason` is undefined when nothing may be fetched. */
export function describeUnreachable(url: string, reason: string | undefined, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/unreachable',
    severity: 'error',
    message: `The OpenAPI document ${quote(url)} cannot be fetched (${reason ?? '--offline'}), and there is no earlier copy.`,
    hint:
      reason === undefined
        ? 'Build once without --offline, or download the document into the site.'
        : 'Check the address and the network, or download the document into the site.',
  };
}

/** `reason` is undefined when nothing may be fetched. */
export function describeEarlierCopy(url: string, reason: string | undefined, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/earlier-copy',
    severity: reason === undefined ? 'note' : 'warning',
    message: `The OpenAPI document ${quote(url)} cannot be fetched (${reason ?? '--offline'}), so the copy of an earlier build is used.`,
    hint: 'Nothing to do if it has not changed since; otherwise build again when it can be reached.',
  };
}

/** `reason` says where it leads: `it leads to an address of a private network`. */
export function describeRefusedAddress(url: string, reason: string, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/refused-address',
    severity: 'error',
    message: `${quote(url)} is not fetched, because ${reason}.`,
    hint: 'A document may refer to public https addresses and to its own server; copy anything else into the site.',
  };
}

export function describeTooManyFiles(limit: number, kind: 'files' | 'addresses', place: Place): Problem {
  return {
    ...place,
    code: 'openapi/too-many-files',
    severity: 'error',
    message: `The document refers to more than ${limit.toLocaleString('en')} ${kind}; this one and further ones are not read.`,
    hint: 'Bundle the document into one file, as "redocly bundle" does.',
  };
}

export function describeDiscovery(files: readonly string[], place: Place): Problem {
  const list = files.map(quote).join(', ');
  return {
    ...place,
    code: 'openapi/discovered',
    severity: 'note',
    message: `site.json names no OpenAPI document, so those in the folder are used: ${list}.`,
    hint: `Name what you mean: "openapi": ${files.length === 1 ? list : `[${list}]`}`,
  };
}

/** The value as JSON, cut at 80 characters. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text);
}

/** A sentence of another tool with one full stop and no line breaks. */
export function endSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `${(line.length > 300 ? `${line.slice(0, 297)}...` : line).replace(/[.\s]+$/, '')}.`;
}
