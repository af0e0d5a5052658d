import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { splitText, type TextPiece } from '../../content/compile/inline-text.ts';
import { evaluatePage } from '../../content/evaluate/evaluate-page.ts';
import type { Props } from '../../content/evaluate/running.ts';
import { isOn } from '../../content/transform/component-props.ts';
import { safeUrl } from '../../lib/html/safe-url.ts';
import { type Update, updateAttribute } from '../machines/feed.ts';
import { type ContentNode, readContentText } from './content-node.ts';
import { make, pageRuntime, readNodes } from './page-runtime.ts';
import { parseHtml } from './parse-html.ts';

/** What a writer typed as a title, a caption or the like: a text with Markdown in a line, or a node of the page. */
export function makeText(text: unknown): unknown {
  if (typeof text === 'object' && text !== null) return text;
  return splitText(String(text ?? '')).map(makePiece);
}

function makePiece(piece: TextPiece): unknown {
  if ('text' in piece) return piece.kind === 'code' ? make('code', {}, piece.text) : piece.text;
  const children = piece.pieces.map(makePiece);
  return piece.kind === 'link' ? make('a', { href: piece.href }, children) : make(piece.kind, {}, children);
}

/** A bold line that names what follows; nothing without a text. */
function makeLabel(...text: readonly unknown[]): unknown {
  const isEmpty = text.every((part) => part === undefined || part === null || part === '');
  return isEmpty ? null : make('p', {}, make('strong', {}, text.map(makeText)));
}

/** A paragraph; nothing without a text. */
function makeLine(text: unknown): unknown {
  return text === undefined || text === null || text === '' ? null : make('p', {}, makeText(text));
}

/** A text, or a link with it when `href` is one that may be followed. */
function makeLinked(text: unknown, href: string | undefined): unknown {
  return href === undefined ? makeText(text) : make('a', { href }, makeText(text));
}

/** A value as a reader reads it: a text as it is, anything else as JSON. */
function printValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}

const showChildren: MarkdownComponent = ({ children }) => children ?? null;

/** Code with its language and title; `html` is what stands inside `<code>`. */
const showCode: MarkdownComponent = ({ html, language, title }) =>
  makeCode(readContentText(parseHtml(String(html ?? ''))), language === 'text' ? undefined : language, title);

const showDiagram: MarkdownComponent = ({ source }) => makeCode(String(source ?? ''), 'mermaid', undefined);

function makeCode(code: string, language: unknown, title: unknown): unknown {
  return make(
    'pre',
    {
      'data-language': typeof language === 'string' ? language : title === undefined ? undefined : 'text',
      'data-title': title === undefined ? undefined : String(title),
    },
    code,
  );
}

/** Code, drawings and prompts: what is copied as it is. */
const codeComponents: Readonly<Record<string, MarkdownComponent>> = {
  CodeBlock: showCode,
  CodeGroup: showChildren,
  Diagram: showDiagram,
  DiagramFrame: showDiagram,
  Prompt: ({ description = 'Prompt', text = '', children }) => [
    makeLabel(description),
    make('pre', {}, text, children),
  ],
  RequestExample: ({ label = 'Request', children }) => [makeLabel(label), children],
  ResponseExample: ({ label = 'Response', children }) => [makeLabel(label), children],
};

/** A field that is described by hand as an entry of a list. */
const showField: MarkdownComponent = (props) => {
  if (isOn(props['hidden'])) return null;
  const where = ['query', 'header', 'cookie'].find((place) => props[place] !== undefined);
  const key = ['path', 'query', 'body', 'header', 'cookie', 'name'].find((name) => props[name] !== undefined);
  const { type, required, optional, deprecated, pre, post, children } = props;
  const marks = [
    [type === undefined ? '' : printValue(type), where && `in ${where}`].filter(Boolean).join(' '),
    isOn(required) && 'required',
    isOn(optional) && !isOn(required) && 'optional',
    isOn(deprecated) && 'deprecated',
  ].filter(Boolean);
  return make(
    'li',
    {},
    make(
      'p',
      {},
      listTexts(pre).map((label) => `${label} `),
      make('code', {}, key === undefined ? '' : String(props[key])),
      listTexts(post).map((label) => ` ${label}`),
      marks.length > 0 ? ` (${marks.join(', ')})` : null,
    ),
    make('div', {}, children),
    writeFacts(props),
  );
};

function writeFacts({ default: standard, enum: choices, placeholder, initialValue }: Props): unknown {
  const facts = [
    { label: 'Default', values: listTexts(standard) },
    { label: 'One of', values: listTexts(choices) },
    { label: 'Example', values: listTexts(placeholder ?? initialValue) },
  ].filter(({ values }) => values.length > 0);
  const sentences = facts.flatMap(({ label, values }, index) => [
    `${index > 0 ? ' ' : ''}${label}: `,
    values.flatMap((value, place) => [place > 0 ? ', ' : '', make('code', {}, value)]),
    '.',
  ]);
  return facts.length === 0 ? null : make('p', {}, sentences);
}

function listTexts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(
    printValue,
  );
}

const fieldComponents: Readonly<Record<string, MarkdownComponent>> = {
  Expandable: ({ title = 'Fields', children }) => [makeLabel(title), make('div', {}, children)],
  ParamField: showField,
  ResponseField: showField,
};

/** A component of the content as what it says, in plain HTML. */
type MarkdownComponent = (props: Props) => unknown;
const showNothing: MarkdownComponent = () => null;

/** A part that its title names. */
const showTitled: MarkdownComponent = ({ title, description, children }) => [
  makeLabel(title),
  makeLine(description),
  make('div', {}, children),
];

const callout =
  (kind: string | undefined): MarkdownComponent =>
  ({ title, type, children }) => {
    const label = kind ?? nameKind(type);
    const hasTitle = title !== undefined && title !== '';
    return make(
      'blockquote',
      {},
      makeLabel(label, ...(hasTitle ? [': ', title] : [])),
      make('div', {}, children),
    );
  };

function nameKind(type: unknown): string {
  const known = ['note', 'info', 'tip', 'check', 'warning', 'danger'].find((name) => name === type) ?? 'info';
  return known.charAt(0).toUpperCase() + known.slice(1);
}

/** An entry of a list: a card or a tile, with or without a link. */
const showCard: MarkdownComponent = ({
  title,
  href,
  disabled,
  description,
  img,
  imgMissing,
  cta,
  children,
}) => {
  const url = typeof href === 'string' && !isOn(disabled) ? safeUrl(href) || undefined : undefined;
  const hasTitle = title !== undefined && title !== '';
  return make(
    'li',
    {},
    hasTitle || url
      ? make('p', {}, make('strong', {}, makeLinked(hasTitle ? title : (cta ?? url), url)))
      : null,
    typeof img === 'string' ? make('p', {}, make('img', { src: img, alt: '' })) : null,
    imgMissing === undefined ? null : make('p', {}, make('code', {}, imgMissing)),
    makeLine(description),
    make('div', {}, children),
    hasTitle ? makeLine(cta) : null,
  );
};

const showUpdate: MarkdownComponent = ({ label = 'Update', description, tags, rss, id, children }) => {
  const words = [tags ?? []].flat().map(String);
  const facts: Omit<Update, 'content'> = {
    id: String(id ?? ''),
    label: String(label),
    description: typeof description === 'string' ? description : undefined,
    tags: words,
    rss: readRss(rss),
  };
  return make(
    'section',
    { [updateAttribute]: JSON.stringify(facts) },
    make('h2', { id: facts.id }, facts.label),
    makeLine(description),
    words.length > 0 ? make('p', {}, `Tags: ${words.join(', ')}`) : null,
    make('div', {}, children),
  );
};

/** Words for feeds: a title and a description, or a description alone. */
function readRss(rss: unknown): Update['rss'] {
  if (typeof rss === 'string' && rss !== '') return { title: undefined, description: rss };
  const { title, description } = typeof rss === 'object' && rss !== null ? (rss as Props) : {};
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { title: text(title), description: text(description) };
}

const showTooltip: MarkdownComponent = ({ tip, headline, cta, href, children }) => {
  const url = typeof href === 'string' ? safeUrl(href) || undefined : undefined;
  return [
    children,
    ' (',
    headline ? [headline, ': '] : null,
    makeText(tip),
    url ? [' ', make('a', { href: url }, cta ?? url)] : null,
    ')',
  ];
};

const showColor: MarkdownComponent = ({ name, value }) => {
  const isPair = typeof value === 'object' && value !== null;
  const pair = isPair ? (value as Props) : { '': value };
  const colors = Object.entries(pair).flatMap(([mode, text], index) => [
    index > 0 ? ', ' : '',
    mode === '' ? '' : `${mode} `,
    make('code', {}, String(text ?? '')),
  ]);
  return make('li', {}, name ? `${String(name)}: ` : null, colors);
};

const showTree: MarkdownComponent = ({ children }) => make('ul', {}, children);

/**
 * What a writer may use without an import, as what it says in plain HTML: the same names as `mdxComponents`. Titles stand
 * as bold lines before what they name, cards, tiles, fields and steps as entries of lists, callouts as quotations.
 */
const pageComponents: Readonly<Record<string, MarkdownComponent>> = {
  ...codeComponents,
  ...fieldComponents,
  Accordion: ({ title = 'Details', ...props }) => showTitled({ title, ...props }),
  AccordionGroup: showChildren,
  Badge: showChildren,
  Banner: ({ content, children }) => make('blockquote', {}, makeLine(content), make('div', {}, children)),
  Callout: callout(undefined),
  Card: showCard,
  CardGroup: showChildren,
  Check: callout('Check'),
  Color: showChildren,
  'Color.Item': showColor,
  'Color.Row': ({ title, children }) => [makeLabel(title), make('ul', {}, children)],
  Column: ({ children }) => make('div', {}, children),
  Columns: showChildren,
  Danger: callout('Danger'),
  Frame: ({ hint, caption, children }) => [makeLine(hint), make('div', {}, children), makeLine(caption)],
  Icon: showNothing,
  Info: callout('Info'),
  Latex: ({ mathml, tex, children }) =>
    mathml === undefined ? make('code', {}, tex ?? children) : make('span', { 'set:html': String(mathml) }),
  Note: callout('Note'),
  Panel: showChildren,
  Step: ({ title, children }) => make('li', {}, makeLabel(title), make('div', {}, children)),
  Steps: ({ children }) => make('ol', {}, children),
  Tab: showTitled,
  Tabs: showChildren,
  Tile: showCard,
  Tip: callout('Tip'),
  Tooltip: showTooltip,
  Tree: showTree,
  'Tree.File': ({ name }) => make('li', {}, make('code', {}, name ?? '')),
  'Tree.Folder': ({ name, children }) =>
    make('li', {}, make('code', {}, `${String(name ?? '')}/`), make('ul', {}, children)),
  Update: showUpdate,
  View: showTitled,
  ViewChoice: showNothing,
  Visibility: (props) => (props['for'] === 'humans' ? null : props['children']),
  Warning: callout('Warning'),
};

/**
 * What a page's file says, its rail after the rest, as nodes: components and snippets done, JavaScript run. What fails
 * shows as it does on the page, where it is reported. Empty for a page that could not be compiled.
 */
export function readContentNodes(page: CompiledPage): readonly ContentNode[] {
  if (page.isBroken) return [];
  const { Content, Rail } = evaluatePage(page, pageRuntime, pageComponents, () => undefined);
  return [...readNodes(Content({})), ...readNodes(Rail?.({}))];
}
