import type { Place, Problem } from '../../problem/problem.ts';

export function describeDuplicateKey(key: string, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/duplicate-key',
    severity: 'error',
    message: `The key ${quote(key)} is written twice in one object, so the earlier one is lost.`,
    hint: 'Keep one of them.',
  };
}

/** A string or key with half of a surrogate pair. */
export function describeLoneSurrogate(place: Place): Problem {
  return {
    ...place,
    code: 'openapi/lone-surrogate',
    severity: 'warning',
    message: 'This text has half of a surrogate pair, which is not a character, so it is shown as "\ufffd".',
    hint: 'Write the character itself, or both halves: "\\ud83d\\ude00" for 😀.',
  };
}

export function describeTooLarge(place: Place): Problem {
  return {
    ...place,
    code: 'openapi/too-large',
    severity: 'error',
    message: 'The document has more than 12 MB or 400,000 lines of YAML, which takes too long to read.',
    hint: 'Convert it to JSON, which is read up to 50 MB, or split it and point to the parts with $ref.',
  };
}

export function describeTooManyAliases(place: Place): Problem {
  return {
    ...place,
    code: 'openapi/too-many-aliases',
    severity: 'error',
    message: 'The aliases of the document (*name) stand for so many values that it cannot be read.',
    hint: 'Move what is repeated to components and point to it with $ref.',
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
    message: `The file of the $ref ${quote(reference)} cannot be read: ${reason}.`,
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
