import { convertDetails } from '../pages/convert-details.ts';
import { copyAttributes, type PageElement } from '../pages/convert-elements.ts';
import type { ResolveUrl } from '../pages/convert-links.ts';
import { type JsxAttribute, readAttributeValue, writeAttribute } from '../pages/jsx-tags.ts';
import { type MarkdownNode, type PageEditor, readShownText } from '../pages/page-editor.ts';
import type { ImportLog } from '../project/import-log.ts';
import { STARLIGHT_ICONS } from './starlight-icons.data.ts';

/** What a name of a page stands for: a component of Starlight or Astro, an image, or something that is left out. */
export type StarlightName =
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'kept' };

interface ElementContext {
  readonly editor: PageEditor;
  readonly names: ReadonlyMap<string, StarlightName>;
  readonly resolve: ResolveUrl;
  readonly log: ImportLog;
}

const ASIDES: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  caution: 'Warning',
  danger: 'Danger',
};
const BADGES: Readonly<Record<string, string>> = {
  note: 'blue',
  tip: 'purple',
  success: 'green',
  caution: 'orange',
  danger: 'red',
};
const SIZES: Readonly<Record<string, string>> = { small: 'sm', large: 'lg' };
const URLS = new Set(['href', 'src', 'poster']);

/** Writes an element of a page of Starlight as Octavo has it. Gives false when its content is gone. */
export function convertStarlightElement(element: PageElement, context: ElementContext): boolean {
  const { tag, attribute } = element;
  const { editor, names, log } = context;
  const known = names.get(tag.name);
  if (known?.kind === 'lost') return leaveOut(element, context);
  if (tag.name === 'details') convertDetails(element, editor, log);
  if (known?.kind !== 'component') return convertPlain(element, context);
  const text = (key: string): string | undefined => {
    const value = readAttributeValue(attribute(key));
    return typeof value === 'string' ? value : undefined;
  };
  const keep = (key: string, as = key): string => {
    const one = attribute(key);
    const value = readAttributeValue(one);
    if (value === undefined && one?.expression !== undefined) return ` ${as}={${one.expression}}`;
    return writeAttribute(as, value);
  };
  const icon = () => writeAttribute('icon', readIcon(text('icon')));
  const rename = (name: string, attributes: string) => {
    element.rename(name, attributes);
    if (name !== tag.name) log.count(editor.place(tag.start), `<${tag.name}> is <${name}>`);
  };
  switch (known.name) {
    case 'Tabs':
      rename('Tabs', '');
      return true;
    case 'TabItem':
      rename('Tab', keep('label', 'title') + icon());
      return true;
    case 'Card':
      rename('Card', keep('title') + icon());
      return true;
    case 'CardGrid':
      rename('CardGroup', '');
      return true;
    case 'LinkCard':
      rename('Card', keep('title') + keep('description') + url('href', attribute('href'), context));
      return true;
    case 'LinkButton':
      element.link(readShownUrl(attribute('href'), context), url('href', attribute('href'), context));
      log.count(editor.place(tag.start), '<LinkButton> is a link');
      return true;
    case 'Aside':
      rename(ASIDES[text('type') ?? 'note'] ?? 'Note', keep('title'));
      return true;
    case 'Badge':
      return convertBadge(element, context);
    case 'Icon': {
      const size = text('size');
      rename(
        'Icon',
        writeAttribute('icon', readIcon(text('name')) ?? 'star') +
          (size !== undefined && /^\d+$/.test(size) ? ` size={${size}}` : ''),
      );
      return true;
    }
    case 'Steps':
      return convertSteps(element, context);
    case 'FileTree':
      return convertFileTree(element, context);
    case 'Code':
      return convertCode(element, context);
    case 'Image':
    case 'Picture':
      rename(
        'img',
        url('src', attribute('src'), context) +
          copyAttributes(editor, tag, [
            'src',
            'densities',
            'widths',
            'formats',
            'quality',
            'format',
            'loading',
            'layout',
          ]),
      );
      return true;
    default:
      return leaveOut(element, context);
  }
}

/** The name that an icon of Starlight has in Octavo. */
export function readIcon(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return Object.hasOwn(STARLIGHT_ICONS, name) ? STARLIGHT_ICONS[name] : name.replace(/^seti:.*/, 'file');
}

/** Takes out a component that Octavo does not have; what stands between its tags stays. */
function leaveOut(element: PageElement, { editor, log }: ElementContext): boolean {
  const { tag, node } = element;
  const stays = !tag.isSelfClosing && node.children.length > 0;
  const why = stays
    ? 'Octavo has no such component. What stands in it is kept.'
    : 'Octavo has no such component.';
  log.note('left-out', editor.place(tag.start), `<${tag.name}>`, why);
  if (stays) element.unwrap();
  else element.replace(node.type === 'mdxJsxFlowElement' ? `{/* <${tag.name}> was here. */}` : '');
  return stays;
}

function convertPlain({ tag }: PageElement, { editor, resolve, names }: ElementContext): boolean {
  for (const one of tag.attributes) {
    if (!URLS.has(one.name)) continue;
    const fresh = readUrl(one, names, resolve);
    if (fresh !== undefined) editor.replace(one.valueStart, one.end, `"${fresh.replaceAll('"', '%22')}"`);
  }
  return true;
}

/** The new URL of an attribute: of a text, or of an image that the page imports; undefined when it stays. */
function readUrl(
  attribute: JsxAttribute,
  names: ElementContext['names'],
  resolve: ResolveUrl,
): string | undefined {
  const value = readAttributeValue(attribute);
  if (typeof value === 'string') return resolve(value, attribute.start);
  const file = names.get(attribute.expression?.trim().replace(/\.src$/, '') ?? '');
  return file?.kind === 'file' ? file.url : undefined;
}

function readShownUrl(attribute: JsxAttribute | undefined, { names, resolve }: ElementContext): string {
  const value = readAttributeValue(attribute);
  const fresh = attribute && readUrl(attribute, names, resolve);
  return fresh ?? (typeof value === 'string' ? value : '');
}

function url(name: string, attribute: JsxAttribute | undefined, context: ElementContext): string {
  if (!attribute) return '';
  const fresh = readShownUrl(attribute, context);
  return fresh === '' ? ` ${name}={${attribute.expression ?? ''}}` : writeAttribute(name, fresh);
}

function convertBadge(element: PageElement, { editor, log }: ElementContext): boolean {
  const read = (key: string) => {
    const value = readAttributeValue(element.attribute(key));
    return typeof value === 'string' ? value : '';
  };
  const [color, size] = [BADGES[read('variant')] ?? '', SIZES[read('size')] ?? ''];
  const words = read('text').replace(/[{}<>&]/g, (unit) => `&#${unit.charCodeAt(0)};`);
  const attributes = (color === '' ? '' : ` color="${color}"`) + (size === '' ? '' : ` size="${size}"`);
  element.replace(`<Badge${attributes}>${words}</Badge>`);
  log.count(editor.place(element.tag.start), 'the text of <Badge> stands between its tags');
  return false;
}

/** Makes a step of each item of the ordered list in `<Steps>`; a first line that is a sentence becomes its title. */
function convertSteps(element: PageElement, { editor, log }: ElementContext): boolean {
  const list = element.node.children.find(({ type }) => type === 'list');
  if (!list) return true;
  for (const item of list.children) {
    const [first] = item.children;
    const lineStart = editor.text.lastIndexOf('\n', item.start - 1) + 1;
    const indent = editor.text.slice(lineStart, item.start);
    const title = item.children.length > 1 && first ? readStepTitle(first, editor.text) : undefined;
    const start = first?.start ?? item.end;
    const content = title === undefined ? start : (item.children[1]?.start ?? start);
    const last = item.children.at(-1)?.end ?? item.end;
    const inner = indent + ' '.repeat(start - item.start);
    editor.replace(item.start, content, `<Step${writeAttribute('title', title)}>\n\n${inner}`);
    editor.replace(last, last, `\n\n${indent}</Step>`);
  }
  log.count(editor.place(element.tag.start), 'the items of the list in <Steps> are <Step>');
  return true;
}

const LONGEST_TITLE = 100;

/** The text of a first paragraph that may be the title of its step. */
function readStepTitle(node: MarkdownNode, source: string): string | undefined {
  const isPlain = node.type === 'paragraph' && node.children.every(({ type }) => type === 'text');
  const text = source.slice(node.start, node.end).trim();
  return isPlain && text.length <= LONGEST_TITLE && !text.includes('\n') ? text : undefined;
}

/** Writes the list in `<FileTree>` as folders and files. */
function convertFileTree(element: PageElement, { editor, log }: ElementContext): boolean {
  const list = element.node.children.find(({ type }) => type === 'list');
  if (!list) return true;
  const { start } = element.node;
  const indent =
    /^[ \t]*/.exec(editor.text.slice(editor.text.lastIndexOf('\n', start - 1) + 1, start))?.[0] ?? '';
  const lines = writeTree(list, `${indent}  `);
  element.replace(`<Tree>\n${lines.join('\n')}\n${indent}</Tree>`);
  log.count(editor.place(element.tag.start), '<FileTree> is <Tree>');
  return false;
}

function writeTree(list: MarkdownNode, indent: string): readonly string[] {
  return list.children.flatMap((item): readonly string[] => {
    const inner = item.children.find(({ type }) => type === 'list');
    const written = item.children
      .filter((child) => child !== inner)
      .map(readShownText)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    const name = writeAttribute('name', written.replace(/^([^\s]+)\/(?=\s|$)/, '$1'));
    if (!inner)
      return [
        /^\S+\/(?:\s|$)/.test(written) ? `${indent}<Tree.Folder${name} />` : `${indent}<Tree.File${name} />`,
      ];
    return [
      `${indent}<Tree.Folder${name} defaultOpen>`,
      ...writeTree(inner, `${indent}  `),
      `${indent}</Tree.Folder>`,
    ];
  });
}

function convertCode(element: PageElement, context: ElementContext): boolean {
  const read = (key: string) => {
    const value = readAttributeValue(element.attribute(key));
    return typeof value === 'string' ? value : undefined;
  };
  const code = read('code');
  if (code === undefined) return leaveOut(element, context);
  const title = read('title');
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  const head = `${read('lang') ?? 'text'}${title === undefined ? '' : ` title="${title}"`}`;
  element.replace(`${marks}${head}\n${code.replace(/^\n|\n$/g, '')}\n${marks}`);
  return false;
}
