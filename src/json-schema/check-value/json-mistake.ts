import { describeBrokenText, describeWord } from './json-words.ts';

/** Where a text stops being JSON, and why. */
export interface JsonMistake {
  /** One sentence, which ends in the place: `A value is missing after "seats": (line 1, column 27).` */
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

/** `first` is a value or name, or the end of what has just been opened. */
type Expected = 'value' | 'first value' | 'name' | 'first name' | 'more';

const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w$.+-])/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON's texts hold none
const quoted = /"[^"\\\0-\x1f]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\0-\x1f]*)*"/y;

/** What keeps a text from being JSON (RFC 8259); undefined for JSON. It is read once, however deep it is nested. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const open: { readonly sign: string; readonly at: number }[] = [];
  let at = 0;
  let expected: Expected = 'value';
  /** What a value is missing behind. */
  let behind = '';
  let comma = 0;
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const close = () => {
    open.pop();
    at++;
    expected = 'more';
  };
  for (;;) {
    read(/[ \t\n\r]*/y);
    const sign = text.charAt(at);
    const last = open.at(-1);
    const end = last?.sign === '[' ? ']' : '}';
    const fail = (message: string, place = at) => locate(text, message, place);
    if (sign === '/' && /[/*]/.test(text.charAt(at + 1))) return fail('JSON has no comments');
    if (last && sign === end && !/^(?:value|name)$/.test(expected)) close();
    else if (sign === '' && expected === 'more' && !last) return undefined;
    else if (sign === '' && last && behind === '')
      return fail(`${end} is missing for the ${last.sign} in line ${locate(text, '', last.at).line}`);
    else if (expected === 'more') {
      if (!last) return fail(`Nothing may follow the end, but there is ${sign}`);
      if (sign !== ',')
        return fail(
          /[\]}]/.test(sign) ? `This must be ${end}` : `A comma is missing before ${peekWord(text, at)}`,
        );
      comma = at++;
      expected = last.sign === '[' ? 'value' : 'name';
      behind = 'the comma';
    } else if (behind === 'the comma' && /[\]}]/.test(sign))
      return fail(`A comma must not stand before ${sign}`, comma);
    else if (sign === '"') {
      const found = read(quoted);
      if (found === undefined) {
        const broken = describeBrokenText(text, at);
        return fail(broken.message, broken.at);
      }
      if (expected.endsWith('name')) {
        read(/[ \t\n\r]*/y);
        behind = `${found.length > 40 ? 'the name' : found}:`;
        if (text.charAt(at) !== ':')
          return locate(text, `A colon is missing after ${behind.slice(0, -1)}`, at);
        at++;
        expected = 'value';
      } else {
        behind = '';
        expected = 'more';
      }
    } else if (expected.endsWith('name')) return fail(describeWord(peekWord(text, at), true));
    else if (sign === '[' || sign === '{') {
      open.push({ sign, at: at++ });
      expected = sign === '[' ? 'first value' : 'first name';
      behind = '';
    } else if (read(scalar) !== undefined) {
      behind = '';
      expected = 'more';
    } else if (/^[,:\]}]?$/.test(sign)) return fail(`A value is missing${behind && ` after ${behind}`}`);
    else return fail(describeWord(peekWord(text, at), false));
  }
}

/** The word at a place, or its first character. */
function peekWord(text: string, at: number): string {
  return /^(?:[\w$.+-]{1,40}|.)/su.exec(text.slice(at, at + 41))?.[0] ?? '';
}

function locate(text: string, message: string, at: number): JsonMistake {
  const before = text.slice(0, at).split(/\r\n?|\n/);
  const line = before.length;
  const column = [...(before.at(-1) ?? '')].length + 1;
  return { message: `${message} (line ${line}, column ${column}).`, line, column };
}
