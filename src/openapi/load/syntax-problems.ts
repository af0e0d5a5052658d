import type { Place, Problem } from '../../problem/problem.ts';
import { endSentence } from './file-problems.ts';

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

/** `code` and `reason` are the yaml package's own. */
export function describeYamlSyntax(code: string, reason: string, place: Place): Problem {
  const known = yamlMistakes[/^Flow (?:map|sequence)/.test(reason) ? 'OPEN_FLOW' : code];
  if (known)
    return { ...place, code: 'openapi/yaml-syntax', severity: 'error', message: known[0], hint: known[1] };
  return {
    ...place,
    code: 'openapi/yaml-syntax',
    severity: 'error',
    message: `The document cannot be read as YAML: ${endSentence(reason)}`,
    hint: 'Correct it here or in the lines above: indent with spaces, and put texts that hold ": " or "#" in quotes.',
  };
}
