import type { ImportLog } from '../project/import-log.ts';
import { nameOfElement, type PageElement } from './convert-elements.ts';
import { writeAttribute } from './jsx-tags.ts';
import { type MarkdownNode, type PageEditor, readShownText } from './page-editor.ts';

/** Makes an accordion of a `<details>` whose summary is text; another one stays as it is. */
export function convertDetails(
  { node, attribute, rename, tag }: PageElement,
  editor: PageEditor,
  log: ImportLog,
): void {
  const summary = findSummary(node);
  const title = summary && readShownText(summary).replace(/\s+/g, ' ').trim();
  if (summary === undefined || title === undefined || title === '') return;
  const isOpen = attribute('open') !== undefined;
  rename('Accordion', writeAttribute('title', title) + (isOpen ? ' defaultOpen' : ''));
  const after = /^[ \t]*\r?\n/.exec(editor.text.slice(summary.end))?.[0] ?? '';
  const lineStart = editor.text.lastIndexOf('\n', summary.start - 1) + 1;
  const isAlone =
    after !== '' && editor.text.slice(lineStart, summary.start).trim() === '' && lineStart > tag.end;
  editor.replace(isAlone ? lineStart : summary.start, summary.end + (isAlone ? after.length : 0), '');
  log.count(editor.place(tag.start), '<details> is <Accordion>');
}

/** The `<summary>` with which an element begins, in a paragraph or not. */
function findSummary(node: MarkdownNode): MarkdownNode | undefined {
  const first = node.children.find((child) => child.type !== 'text' || readShownText(child).trim() !== '');
  if (first === undefined) return undefined;
  if (nameOfElement(first) === 'summary') return first;
  return first.type === 'paragraph' ? findSummary(first) : undefined;
}
