import { t } from '../i18n/browser.ts';

/** Where a text stops being JSON, and why. */
interface JsonMistake {
  /** A fragment, which ends in the place: `Missing value after "seats": (line 1, column 27)` */
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
  /** What a value is missing behind: `,`, a name with its colon, a colon alone where the name is long. */
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
    if (sign === '/' && /[/*]/.test(text.charAt(at + 1))) return fail(t('Comments are not allowed in JSON'));
    if (last && sign === end && !/^(?:value|name)$/.test(expected)) close();
    else if (sign === '' && expected === 'more' && !last) return undefined;
    else if (sign === '' && last && behind === '')
      return fail(
        t('Missing {end} for the {start} on line {line}', {
          end,
          start: last.sign,
          line: locate(text, '', last.at).line,
        }),
      );
    else if (expected === 'more') {
      if (!last) return fail(t('Unexpected {sign} after the end of the JSON', { sign }));
      if (sign !== ',')
        return fail(
          /[\]}]/.test(sign)
            ? t('Expected {sign}', { sign: end })
            : t('Missing comma before {word}', { word: peekWord(text, at) }),
        );
      comma = at++;
      expected = last.sign === '[' ? 'value' : 'name';
      behind = ',';
    } else if (behind === ',' && /[\]}]/.test(sign))
      return fail(t('Comma not allowed before {sign}', { sign }), comma);
    else if (sign === '"') {
      const found = read(quoted);
      if (found === undefined) {
        const broken = describeBrokenText(text, at);
        return fail(broken.message, broken.at);
      }
      if (expected.endsWith('name')) {
        read(/[ \t\n\r]*/y);
        const name = found.length > 40 ? '' : found;
        if (text.charAt(at) !== ':')
          return fail(name ? t('Missing colon after {name}', { name }) : t('Missing colon after the key'));
        behind = `${name}:`;
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
    } else if (/^[,:\]}]?$/.test(sign)) return fail(describeMissing(behind));
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
  return {
    message: t('{mistake} (line {line}, column {column})', { mistake: message, line, column }),
    line,
    column,
  };
}

/** That a value is missing behind what was read. */
function describeMissing(behind: string): string {
  if (behind === '') return t('Missing value');
  if (behind === ',') return t('Missing value after the comma');
  return behind === ':'
    ? t('Missing value after the colon')
    : t('Missing value after {name}', { name: behind });
}

/** Words of other languages, and what JSON has for them. */
const words: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  undefined: 'null',
};

/** What is wrong with a word, or a sign, that stands where a value or a name in quotes should. */
function describeWord(word: string, isName: boolean): string {
  if (word === "'" || word === '`') return t('JSON allows only double quotes');
  if (isName)
    return /^[\w$]/.test(word)
      ? t('The key {word} must be in double quotes', { word })
      : t('Expected a key in double quotes');
  if (/^[+-]?(?:NaN|Infinity)$/.test(word)) return t('{word} is not allowed in JSON', { word });
  const known = Object.hasOwn(words, word) ? words[word] : undefined;
  if (known !== undefined) return t('Use {known} instead of {word}', { word, known });
  if (/^[\d.+-]/.test(word)) return t('{word} is not a valid JSON number', { word });
  return /^[\w$]/.test(word)
    ? t('{word} must be in double quotes', { word })
    : t('A value cannot begin with {sign}', { sign: word });
}

/** What is wrong with the text in quotes that begins at a place, and where. */
function describeBrokenText(text: string, start: number): { readonly message: string; readonly at: number } {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\n' || sign === '\r') return { message: t('Missing closing quote on this line'), at };
    if (sign < ' ') {
      const written = sign === '\t' ? '\\t' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return { message: t('Control characters must be escaped as {written}', { written }), at };
    }
    if (sign !== '\\') continue;
    const written = /^\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/.exec(text.slice(at, at + 6))?.[0];
    if (written === undefined) {
      const unknown = text.slice(at, at + (text.charAt(at + 1) === 'u' ? 6 : 2));
      return {
        message: t('{unknown} is not a valid escape; write a backslash as \\\\', { unknown }),
        at,
      };
    }
    at += written.length - 1;
  }
  return { message: t('Missing closing quote'), at: text.length };
}
