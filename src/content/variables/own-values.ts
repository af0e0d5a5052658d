import { escapeHtml } from '../../lib/html/escape.ts';

/** Values by the names that pages have for them. */
export type Variables = Readonly<Record<string, string>>;

/** Noncharacters (https://www.unicode.org/faq/private_use.html#nonchar1) around a name and its value in code. */
const [before, between, after] = ['\ufdd0', '\ufdd1', '\ufdd2'];
const marked = /\ufdd0([^\ufdd1]*)\ufdd1([^\ufdd2]*)\ufdd2/g;

/** The variable that is the base URL of the API: readers choose it where they send requests. */
const baseUrlName = 'baseUrl';

/** The variables that readers may have other values of: `api.variables`, and the base URL where the site names one. */
export function listOwnVariables(
  api: { readonly variables: Variables; readonly baseUrl: readonly string[] } | undefined,
): Variables {
  const [baseUrl] = api?.baseUrl ?? [];
  return { ...(baseUrl === undefined ? {} : { [baseUrlName]: baseUrl }), ...api?.variables };
}

/** A value in code that readers may have another of. */
interface OwnValue {
  readonly name: string;
  /** Line from 1, and the first column from 0, in the code. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** What a page shows for a variable of the readers: a base URL without an origin is a variable of the shell's, as in samples. */
export function showOwnValue(name: string, value: string): string {
  if (name !== baseUrlName) return value;
  return /^[a-z][a-z\d+.-]*:/i.test(value) ? value.replace(/\/+$/, '') : '$BASE_URL';
}

/** A value with its name, to stand in the code of a page until that is highlighted. */
export function markOwnValue(name: string, value: string): string {
  return before + name + between + showOwnValue(name, value) + after;
}

/** The text with values alone in the place of those with names. */
export function dropMarks(text: string): string {
  return text.replace(marked, '$2');
}

/** Code without the names, and where in it the values are. */
export function readOwnValues(code: string): { readonly code: string; readonly values: readonly OwnValue[] } {
  if (!code.includes(before)) return { code, values: [] };
  const values: OwnValue[] = [];
  const lines = code.split('\n').map((line, index) => {
    let shorter = 0;
    for (const { 0: all, 1: name = '', 2: value = '', index: at } of line.matchAll(marked)) {
      values.push({ name, line: index + 1, column: at - shorter, length: value.length });
      shorter += all.length - value.length;
    }
    return dropMarks(line);
  });
  return { code: lines.join('\n'), values };
}

/**
 * Puts `<octavo-value>` around values in highlighted code, a line of HTML for each line of code. A value that lies in several spans is
 * all in the last of them. One that is the base URL says in `data-base` what it is without a reader's choice.
 */
export function showOwnValues(html: string, values: readonly OwnValue[], own: Variables): string {
  if (values.length === 0) return html;
  return html
    .split('\n')
    .map((line, index) =>
      values
        .filter((value) => value.line === index + 1)
        // From the end, so that the columns of the others hold.
        .toReversed()
        .reduce((shown, value) => wrapValue(shown, value, own), line),
    )
    .join('\n');
}

function wrapValue(line: string, { name, column, length }: OwnValue, own: Variables): string {
  let at = 0;
  let open = '';
  // Tags, character references and single characters, of which the last two are a column each.
  return line
    .replace(/<[^>]*>|&[^;]+;|[\s\S]/g, (piece) => {
      if (piece.startsWith('<')) return piece;
      const offset = at - column;
      at += 1;
      if (offset < 0 || offset >= length) return piece;
      open += piece;
      return offset === length - 1 ? '\ufdd3' : '';
    })
    .replace('\ufdd3', () => {
      const base = name === baseUrlName ? ` data-base="${escapeHtml(own[baseUrlName] ?? '')}"` : '';
      return `<octavo-value data-name="${escapeHtml(name)}"${base}>${open}</octavo-value>`;
    });
}
