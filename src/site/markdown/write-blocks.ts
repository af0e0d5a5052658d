import { type ContentElement, type ContentNode, isBlock, isSilent, readContentText } from './content-node.ts';
import { indent, writeFence, writeHeading } from './markdown-text.ts';
import { escapeLineStarts, nameNote, writeInline, writeTarget } from './write-inline.ts';

interface Block {
  readonly text: string;
  /** Whether it may be right below a line of text. */
  readonly isClose: boolean;
  /** `ul` or `ol` of a list, which another of its kind would run into. */
  readonly list: string | undefined;
}

/** What a page shows as Markdown: CommonMark with GitHub's tables, tasks and footnotes. Nodes that say nothing are left out. */
export function writeBlocks(nodes: readonly ContentNode[], isTight = false): string {
  const blocks = listBlocks(nodes).filter(({ text }) => text !== '');
  return blocks
    .map(({ text, isClose, list }, index) => {
      const before = blocks[index - 1];
      if (!before) return text;
      if (list !== undefined && list === before.list) return `\n\n<!-- -->\n\n${text}`;
      return (isTight && isClose ? '\n' : '\n\n') + text;
    })
    .join('');
}

function listBlocks(nodes: readonly ContentNode[]): readonly Block[] {
  const blocks: Block[] = [];
  let line: ContentNode[] = [];
  let items: ContentElement[] = [];
  const end = () => {
    const text = escapeLineStarts(
      writeInline(line)
        .trim()
        .replace(/ *\n */g, '\n')
        .replace(/\\$/, ''),
    );
    if (text !== '') blocks.push({ text, isClose: false, list: undefined });
    if (items.length > 0) blocks.push(block(writeList(items, undefined, writeBlocks), 'ul'));
    line = [];
    items = [];
  };
  for (const node of nodes) {
    const isGap = typeof node === 'string' && node.trim() === '';
    if (typeof node !== 'string' && isSilent(node)) continue;
    if (isGap && items.length > 0) continue;
    if (typeof node !== 'string' && node.tag === 'li') {
      if (line.length > 0) end();
      items.push(...listOwnItems(node));
    } else if (isBlock(node)) {
      end();
      blocks.push(...writeElement(node));
    } else {
      if (items.length > 0) end();
      line.push(node);
    }
  }
  end();
  return blocks;
}

function block(text: string, list?: string): Block {
  return { text, isClose: list !== undefined || /^(?:```|~~~)/.test(text), list };
}

function writeElement(element: ContentElement): readonly Block[] {
  const { tag, attributes, children } = element;
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [block(writeTitle(Number(tag[1]), element))];
    case 'ul':
    case 'menu':
      return [block(writeList(listItems(children), undefined, writeBlocks), 'ul')];
    case 'ol':
      return [
        block(writeList(listItems(children), Number(attributes['start'] ?? 1) || 1, writeBlocks), 'ol'),
      ];
    case 'pre':
      return [block(writePre(element))];
    case 'blockquote':
      return [
        block(
          writeBlocks(children)
            .replace(/^(?=.)/gm, '> ')
            .replace(/^$/gm, '>'),
        ),
      ];
    case 'table':
      return [...listBlocks(findCaption(element)?.children ?? []), block(writeTable(element))];
    case 'dt':
    case 'summary':
    case 'legend':
      return [block(writeStrong(children))];
    case 'hr':
      return [block('---')];
    case 'math':
      return [block(`$$\n${attributes['data-tex'] ?? readContentText(children)}\n$$`)];
    case 'iframe':
    case 'video':
    case 'audio':
    case 'object':
      return [block(writeMedia(element)), ...listBlocks(tag === 'iframe' ? [] : children)];
    case 'section':
      return 'data-footnotes' in attributes ? [block(writeNotes(children))] : listBlocks(children);
    default:
      return listBlocks(children);
  }
}

/** A heading without the link to itself. */
function writeTitle(depth: number, { attributes, children }: ContentElement): string {
  const own = children.flatMap((node) => {
    const isLink = typeof node !== 'string' && node.tag === 'a';
    const isOwn =
      isLink && (node.attributes['href'] === `#${attributes['id']}` || 'data-anchor' in node.attributes);
    return isOwn ? node.children : [node];
  });
  const text = writeInline(own).replace(/\\\n/g, ' ').trim();
  return text === '' ? '' : writeHeading(depth, text);
}

function writeStrong(children: readonly ContentNode[]): string {
  return writeBlocks([{ tag: 'b', attributes: {}, children: children.flatMap(unwrap) }]);
}

/** Headings and paragraphs in a summary are its words. */
function unwrap(node: ContentNode): readonly ContentNode[] {
  return isBlock(node) ? [' ', ...node.children.flatMap(unwrap), ' '] : [node];
}

function listItems(children: readonly ContentNode[]): readonly ContentElement[] {
  return children.flatMap((node): readonly ContentElement[] => {
    if (typeof node === 'string')
      return node.trim() === '' ? [] : [{ tag: 'li', attributes: {}, children: [node] }];
    if (node.tag === 'li') return listOwnItems(node);
    return isSilent(node) ? [] : [{ tag: 'li', attributes: {}, children: [node] }];
  });
}

/** An entry, or those that are all it holds: a list of cards has each card in an entry. */
function listOwnItems(item: ContentElement): readonly ContentElement[] {
  const inside = item.children.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const isWrapper =
    inside.length > 0 && inside.every((node) => typeof node !== 'string' && node.tag === 'li');
  return isWrapper ? (inside as readonly ContentElement[]) : [item];
}

/** Code; in the info string its language and its title (CommonMark 0.31, 4.5). Other markup in it is read as text. */
function writePre({ attributes, children }: ContentElement): string {
  const math = children.find((node) => typeof node !== 'string' && node.tag === 'math');
  if (math && children.length === 1)
    return writeBlocks([
      {
        ...(math as ContentElement),
        attributes: { ...(math as ContentElement).attributes, display: 'block' },
      },
    ]);
  const info = [attributes['data-language'], attributes['data-title']].filter(Boolean).join(' ');
  return writeFence(readContentText(children), info.replace(/[`\n]/g, ' '));
}

function writeMedia({ attributes, children }: ContentElement): string {
  const source = children.find((node) => typeof node !== 'string' && node.tag === 'source') as
    | ContentElement
    | undefined;
  const url = attributes['src'] ?? attributes['data'] ?? source?.attributes['src'];
  const words = attributes['title'] ?? attributes['aria-label'] ?? url;
  return url && words
    ? writeInline([{ tag: 'a', attributes: { href: writeTarget(url) }, children: [words] }])
    : '';
}

/** GitHub's footnotes. */
function writeNotes(children: readonly ContentNode[]): string {
  const list = children.find((node) => typeof node !== 'string' && node.tag === 'ol') as
    | ContentElement
    | undefined;
  return listItems(list?.children ?? [])
    .map((item) => {
      const label = nameNote(item.attributes['id'] ?? '');
      return `[^${label}]: ${indent(writeBlocks(item.children), 4).trimStart()}`;
    })
    .join('\n\n');
}

/** Writes the content of an entry; `isTight` without empty lines around lists and code. */
type WriteBlocks = (nodes: readonly ContentNode[], isTight?: boolean) => string;

/** A list, or entries without one: CommonMark 0.31, 5.3. */
function writeList(
  items: readonly ContentElement[],
  start: number | undefined,
  writeBlocks: WriteBlocks,
): string {
  const isLoose = items.some(({ children }) =>
    children.some((node) => typeof node !== 'string' && node.tag === 'p'),
  );
  const entries = items.flatMap((item, index) => {
    const marker = start === undefined ? '- ' : `${start + index}. `;
    const text = writeBlocks(item.children, !isLoose);
    return text === '' ? [] : [marker + indent(text, marker.length).trimStart()];
  });
  return entries.join(entries.some((entry) => entry.includes('\n\n')) ? '\n\n' : '\n');
}

/**
 * A table of GitHub's Markdown; a cell's blocks are in one line, parted by `<br>`. Its first row is the head.
 * https://github.github.com/gfm/#tables-extension-
 */
export function writeTable(table: ContentElement): string {
  const rows = listRows(table.children).map((row) =>
    row.children.flatMap((cell) => (typeof cell === 'string' ? [] : [writeCell(cell)])),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const lines = rows.map(
    (row) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`,
  );
  const [head = '', ...body] = lines;
  return [head, `|${' --- |'.repeat(width)}`, ...body].join('\n');
}

/** The caption above or below a table. */
function findCaption(table: ContentElement): ContentElement | undefined {
  return table.children.find((node) => typeof node !== 'string' && node.tag === 'caption') as
    | ContentElement
    | undefined;
}

function listRows(nodes: readonly ContentNode[]): readonly ContentElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === 'tr' ? [node] : /^t(?:head|body|foot)$/.test(node.tag) ? listRows(node.children) : [];
  });
}

function writeCell(cell: ContentElement): string {
  return splitLines(cell.children)
    .map((line) => writeInline(line).trim().replace(/\\\n/g, '<br>').replace(/\n/g, ' '))
    .filter((line) => line !== '')
    .join('<br>')
    .replace(/(?<!\\)\|/g, '\\|');
}

/** The lines of a cell: a block of its own is one. */
function splitLines(nodes: readonly ContentNode[]): readonly (readonly ContentNode[])[] {
  const lines: ContentNode[][] = [[]];
  for (const node of nodes) {
    if (isBlock(node)) {
      const marked = node.tag === 'li' ? ['• ', ...node.children] : node.children;
      lines.push(...splitLines(marked).map((line) => [...line]), []);
    } else lines.at(-1)?.push(node);
  }
  return lines;
}
