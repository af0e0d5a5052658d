import type { ImportLog } from '../project/import-log.ts';
import { writeAttribute } from './jsx-tags.ts';
import { isInRanges, type PageEditor, walkPage } from './page-editor.ts';

/** The kinds of asides of a tool, and Octavo's callouts for them. */
export type AsideKinds = Readonly<Record<string, string>>;

const LINE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})[ \t]*([a-z][\w-]*)?(.*)$/i;

interface OpenAside {
  readonly marks: number;
  readonly tag: string;
}

/**
 * Turns asides between `:::note[Title]` and `:::` into callouts. Code is left as it is, and so are kinds that are not
 * in `kinds`, which are told.
 */
export function convertAsides(editor: PageEditor, kinds: AsideKinds, log: ImportLog): void {
  const { text } = editor;
  const isVerbatim = findVerbatim(editor);
  const open: OpenAside[] = [];
  let isBlank = true;
  for (let start = editor.bodyStart; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const next = lineEnd === -1 ? text.length : lineEnd + 1;
    const line = text.slice(start, lineEnd === -1 ? text.length : lineEnd).replace(/\r$/, '');
    const found = isVerbatim(start + line.search(/\S|$/)) ? undefined : (LINE.exec(line) ?? undefined);
    const [, prefix = '', marks = '', kind, rest = ''] = found ?? [];
    const inner = prefix.replace(/(?:[-*+]|\d+[.)])[ \t]+$/, (marker) => ' '.repeat(marker.length));
    const [from, to] = [start + prefix.length, start + line.length];
    if (found && kind !== undefined) {
      const tag = Object.hasOwn(kinds, kind.toLowerCase()) ? kinds[kind.toLowerCase()] : undefined;
      open.push({ marks: marks.length, tag: tag ?? '' });
      if (tag === undefined) {
        const what = `the aside ":::${kind}"`;
        editor.note(
          'left-out',
          from,
          what,
          'There is no callout of this kind. Its marks are left as they are.',
        );
      } else {
        const title = readTitle(rest);
        const isFollowed = !/^[ \t>]*\r?(?:\n|$)/.test(text.slice(next, next + 200).split('\n', 1)[0] ?? '');
        const gap = isFollowed ? `\n${inner.trimEnd()}` : '';
        editor.replace(
          from,
          to,
          `<${tag}${writeAttribute('title', title === '' ? undefined : title)}>${gap}`,
        );
        log.count(editor.place(from), `:::${kind} is <${tag}>`);
      }
    } else if (found && rest.trim() === '' && open.length > 0 && (open.at(-1)?.marks ?? 0) <= marks.length) {
      const { tag } = open.pop() ?? { tag: '' };
      const gap = isBlank ? '' : `${inner.trimEnd()}\n`;
      if (tag !== '') editor.replace(start, to, `${gap}${inner}</${tag}>`);
    }
    isBlank = /^[ \t>]*$/.test(line);
    start = next;
  }
}

/** `[Title]{icon="x"}`, or a title behind a space. */
function readTitle(rest: string): string {
  const inBrackets = /^\[((?:[^\]\\]|\\.|\[[^\]]*\])*)\]/.exec(rest.trim())?.[1];
  const title = inBrackets ?? rest.replace(/\{[^}]*\}\s*$/, '');
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`|(?<!\w)[*_]|[*_](?!\w))/g, '')
    .replace(/\\(?=[[\]\\])/g, '')
    .trim();
}

/** Whether what is at an offset is code or JavaScript. */
export function findVerbatim(editor: PageEditor): (offset: number) => boolean {
  const ranges: (readonly [number, number])[] = [];
  walkPage(editor.root, ({ type, start, end }) => {
    if (/^(?:code|inlineCode|mdxjsEsm|mdxFlowExpression|mdxTextExpression|math|html)$/.test(type))
      ranges.push([start, end]);
    return true;
  });
  return isInRanges(ranges);
}
