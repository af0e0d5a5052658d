import type { Props } from '../../../content/evaluate/running.ts';
import { isOn } from '../../../content/transform/is-on.ts';
import { safeUrl } from '../../../lib/html/safe-url.ts';
import { type Update, updateAttribute } from '../../machines/list-updates.ts';
import { make } from '../nodes/page-runtime.ts';
import { codeComponents } from './code-components.ts';
import { makeLabel, makeLine, makeLinked, makeText } from './component-text.ts';
import { fieldComponents } from './field-components.ts';

/** A component of the content as what it says, in plain HTML. */
export type TwinComponent = (props: Props) => unknown;

const showChildren: TwinComponent = ({ children }) => children ?? null;
const showNothing: TwinComponent = () => null;

/** A part that its title names. */
const showTitled: TwinComponent = ({ title, description, children }) => [
  makeLabel(title),
  makeLine(description),
  make('div', {}, children),
];

const callout =
  (kind: string | undefined): TwinComponent =>
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
const showCard: TwinComponent = ({ title, href, disabled, description, img, imgMissing, cta, children }) => {
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

const showUpdate: TwinComponent = ({ label = 'Update', description, tags, rss, id, children }) => {
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

const showTooltip: TwinComponent = ({ tip, headline, cta, href, children }) => {
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

const showColor: TwinComponent = ({ name, value }) => {
  const isPair = typeof value === 'object' && value !== null;
  const pair = isPair ? (value as Props) : { '': value };
  const colors = Object.entries(pair).flatMap(([mode, text], index) => [
    index > 0 ? ', ' : '',
    mode === '' ? '' : `${mode} `,
    make('code', {}, String(text ?? '')),
  ]);
  return make('li', {}, name ? `${String(name)}: ` : null, colors);
};

const showTree: TwinComponent = ({ children }) => make('ul', {}, children);

/**
 * What a writer may use without an import, as what it says in plain HTML: the same names as `mdxComponents`. Titles stand
 * as bold lines before what they name, cards, tiles, fields and steps as entries of lists, callouts as quotations.
 */
export const pageComponents: Readonly<Record<string, TwinComponent>> = {
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
