import { convertDetails } from '../pages/convert-details.ts';
import { copyAttributes, nameOfElement, type PageElement } from '../pages/convert-elements.ts';
import type { ResolveUrl } from '../pages/convert-links.ts';
import { type JsxAttribute, readAttributeValue, writeAttribute } from '../pages/jsx-tags.ts';
import type { PageEditor } from '../pages/page-editor.ts';
import type { ImportLog } from '../project/import-log.ts';
import type { DocName } from './convert-imports.ts';

/** What a card of `<DocCardList />` shows. */
export interface DocCard {
  readonly title: string;
  readonly href: string;
  readonly description: string | undefined;
}

interface ComponentContext {
  readonly editor: PageEditor;
  readonly page: { readonly cards: readonly DocCard[] };
  readonly names: ReadonlyMap<string, DocName>;
  readonly resolve: ResolveUrl;
  readonly log: ImportLog;
}

const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Danger',
};

/** Attributes that hold a URL. */
const URLS = new Set(['href', 'src', 'to', 'poster']);

/** Writes an element of a page of Docusaurus as Octavo has it. Gives false when its content is gone. */
export function convertDocElement(element: PageElement, context: ComponentContext): boolean {
  const { tag, attribute } = element;
  const { editor, names, log } = context;
  const known = names.get(tag.name);
  const name = known?.kind === 'theme' ? known.name : tag.name;
  const text = (key: string): string | undefined => {
    const value = readAttributeValue(attribute(key));
    return typeof value === 'string' ? value : undefined;
  };
  const count = (what: string) => log.count(editor.place(tag.start), what);
  switch (known?.kind === 'kept' ? '' : name) {
    case 'Tabs':
      convertTabs(element, context);
      return true;
    case 'TabItem':
      convertTabItem(element, context);
      return true;
    case 'Admonition': {
      const to = CALLOUTS[text('type') ?? 'note'] ?? 'Note';
      element.rename(to, copyAttributes(editor, tag, ['type', 'icon']));
      count(`<Admonition> is <${to}>`);
      return true;
    }
    case 'Details': {
      element.rename(
        'Accordion',
        copyAttributes(editor, tag, ['summary']) + writeAttribute('title', text('summary') ?? 'Details'),
      );
      return true;
    }
    case 'details':
      convertDetails(element, editor, log);
      return true;
    case 'DocCardList':
      element.replace(writeCards(context.page.cards));
      count('<DocCardList /> is the cards that it shows');
      return false;
    case 'CodeBlock':
      return convertCodeBlock(element, context);
    case 'Link': {
      const to = attribute('to') ?? attribute('href');
      element.rename('a', copyUrl('href', to, context) + copyAttributes(editor, tag, ['to', 'href']));
      return true;
    }
    case 'ThemedImage':
      return convertThemedImage(element, context);
    case 'head':
      log.note(
        'left-out',
        editor.place(tag.start),
        '<head>',
        'Frontmatter has "og:…" and "twitter:…" of a page.',
      );
      element.replace('');
      return false;
    case 'BrowserOnly':
    case 'Heading':
    case 'Head':
    case 'TOCInline':
      if (known === undefined) return convertPlain(element, context);
      return leaveOut(element, context);
    default:
      if (known?.kind === 'lost' || known?.kind === 'theme') return leaveOut(element, context);
      return convertPlain(element, context);
  }
}

/** Takes out a component that Octavo does not have; what stands between its tags stays. */
function leaveOut(element: PageElement, { editor, log }: ComponentContext): boolean {
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

/** An element that stays: its URLs are those of the imported site. */
function convertPlain({ tag }: PageElement, context: ComponentContext): boolean {
  for (const one of tag.attributes) {
    if (!URLS.has(one.name)) continue;
    const fresh = readUrl(one, context);
    if (fresh !== undefined)
      context.editor.replace(one.valueStart, one.end, `"${fresh.replaceAll('"', '%22')}"`);
  }
  return true;
}

/** The URL of an attribute: a text, `useBaseUrl('/a')`, `require('./a.png').default` or an imported image; undefined when it stays. */
function readUrl(attribute: JsxAttribute, { names, resolve }: ComponentContext): string | undefined {
  const value = readAttributeValue(attribute);
  if (typeof value === 'string')
    return resolve(value, attribute.start) ?? (attribute.text === undefined ? value : undefined);
  const expression = attribute.expression?.trim() ?? '';
  const called = /^(?:useBaseUrl|require)\(\s*(["'`])([^"'`$]*)\1\s*\)(?:\.default)?$/.exec(expression);
  if (called?.[2] !== undefined) {
    const path =
      expression.startsWith('useBaseUrl') && !/^(?:\/|[a-z]+:)/.test(called[2]) ? `/${called[2]}` : called[2];
    return resolve(path, attribute.start) ?? path;
  }
  const file = names.get(expression.replace(/\.(?:default|src)$/, ''));
  return file?.kind === 'file' ? file.url : undefined;
}

function copyUrl(name: string, attribute: JsxAttribute | undefined, context: ComponentContext): string {
  if (!attribute) return '';
  const value = readAttributeValue(attribute);
  const url = readUrl(attribute, context) ?? (typeof value === 'string' ? value : undefined);
  return url === undefined ? ` ${name}={${attribute.expression ?? ''}}` : writeAttribute(name, url);
}

function convertTabs(element: PageElement, { editor, log }: ComponentContext): void {
  const { tag, attribute, node } = element;
  const items = node.children.filter((child) => nameOfElement(child) === 'TabItem');
  const first = readAttributeValue(attribute('defaultValue'));
  const index = items.findIndex((item) => {
    const source = editor.text.slice(item.start, item.end).split('>')[0] ?? '';
    return (
      /\sdefault(?=[\s/>]|$)/.test(source) ||
      (typeof first === 'string' && readQuoted(source, 'value') === first)
    );
  });
  element.rename('Tabs', index > 0 ? ` defaultTabIndex={${index}}` : '');
  log.count(editor.place(tag.start), '<TabItem> is <Tab>');
  const query = attribute('queryString');
  if (query)
    log.note(
      'left-out',
      editor.place(query.start),
      'queryString of <Tabs>',
      'The URL does not say which tab is open.',
    );
}

function convertTabItem(element: PageElement, { editor }: ComponentContext): void {
  const { attribute, parents } = element;
  const value = readAttributeValue(attribute('value'));
  const label = readAttributeValue(attribute('label'));
  const group = parents.findLast((parent) => nameOfElement(parent) === 'Tabs');
  const named =
    group === undefined || typeof value !== 'string'
      ? undefined
      : findLabel(editor.text.slice(group.start, group.end), value);
  const written = attribute('label')?.expression;
  const title =
    typeof label === 'string' ? label : (named ?? (typeof value === 'string' ? value : undefined));
  element.rename(
    'Tab',
    written !== undefined && label === undefined
      ? ` title={${written}}`
      : writeAttribute('title', title ?? 'Tab'),
  );
}

/** The label that `values={[{ label: 'A', value: 'a' }]}` of tabs has for a value. */
function findLabel(tabs: string, value: string): string | undefined {
  const list = /\svalues=\{(\[[\s\S]*?\])\}/.exec(tabs)?.[1] ?? '';
  for (const [entry] of list.matchAll(/\{[^{}]*\}/g))
    if (readProperty(entry, 'value') === value) return readProperty(entry, 'label');
  return undefined;
}

function readProperty(entry: string, name: string): string | undefined {
  return new RegExp(`["']?\\b${name}["']?\\s*:\\s*(["'\`])([^"'\`]*)\\1`).exec(entry)?.[2];
}

function readQuoted(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=\\{?(["'])([^"']*)\\1`).exec(tag)?.[2];
}

function convertCodeBlock(element: PageElement, context: ComponentContext): boolean {
  const { tag, node, attribute } = element;
  const { editor } = context;
  const inner = editor.text.slice(tag.end, editor.text.lastIndexOf('</', node.end)).trim();
  const code =
    /^\{\s*`((?:[^`\\$]|\\.|\$(?!\{))*)`\s*\}$/.exec(inner)?.[1] ?? (/[{<]/.test(inner) ? undefined : inner);
  if (tag.isSelfClosing || code === undefined) return leaveOut(element, context);
  const language = readAttributeValue(attribute('language'));
  const title = readAttributeValue(attribute('title'));
  const meta = [
    typeof language === 'string' ? language : 'text',
    ...(typeof title === 'string' ? [`title="${title}"`] : []),
    ...(attribute('showLineNumbers') ? ['lines'] : []),
  ].join(' ');
  const text = code.replace(/\\([`\\$])/g, '$1').replace(/^\n|\n$/g, '');
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  element.replace(`${marks}${meta}\n${text}\n${marks}`);
  return false;
}

function convertThemedImage(element: PageElement, context: ComponentContext): boolean {
  const sources = element.attribute('sources')?.expression ?? '';
  const alt = readAttributeValue(element.attribute('alt'));
  const find = (mode: string): string | undefined => {
    const written = new RegExp(`\\b${mode}\\s*:\\s*([^,}]+)`).exec(sources)?.[1]?.trim();
    if (written === undefined) return undefined;
    return readUrl(
      { name: 'src', start: element.tag.start, end: 0, text: undefined, expression: written, valueStart: 0 },
      context,
    );
  };
  const [light, dark] = [find('light'), find('dark')];
  if (light === undefined || dark === undefined) return leaveOut(element, context);
  const words = writeAttribute('alt', typeof alt === 'string' ? alt : '');
  const image = (classes: string, src: string) =>
    `<img className="${classes}"${writeAttribute('src', src)}${words === '' ? ' alt=""' : words} />`;
  element.replace(`${image('block dark:hidden', light)}\n${image('hidden dark:block', dark)}`);
  return false;
}

/** The cards as MDX; a sentence in place of none. */
export function writeCards(cards: readonly DocCard[]): string {
  if (cards.length === 0) return '';
  const written = cards.map(({ title, href, description }) => {
    const open = `  <Card${writeAttribute('title', title)}${writeAttribute('href', href)}`;
    return description === undefined
      ? `${open} />`
      : `${open}${writeAttribute('description', description)} />`;
  });
  return `<CardGroup>\n${written.join('\n')}\n</CardGroup>`;
}
