import type { Props } from '../../../content/evaluate/render-component.ts';
import { enterComponent, transformComponent } from '../../../content/transform/component.ts';
import { iconProps, isOn, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import type { ComponentTransform, PageContext } from '../../../content/transform/page-context.ts';
import { isJsx, listDirect, makeElement } from '../../../content/transform/tree-node.ts';
import { safeUrl } from '../../../lib/html/safe-url.ts';
import { make, makeLine, makeText } from '../../../site/markdown/page-runtime.ts';
import { kindProp } from '../callouts/callout-components.ts';

/**
 * Cards as a list, each child an item, when all of them are tags: JavaScript among them may give any number of
 * cards, which then stand in the grid without a list.
 */
const transformCards: ComponentTransform = (element, page, context, transformNodes) => {
  const direct = listDirect(element.children);
  const inside = enterComponent(element, context, page);
  const isList = direct.length > 1 && direct.every((child) => isJsx(child) && mayBeItem(child.name, page));
  const children = isList
    ? direct.map((child) => makeElement('li', {}, transformNodes([child], { ...inside, list: undefined })))
    : transformNodes(direct, inside);
  return transformComponent(element, page, { isList: isList || undefined }, children);
};

/** A snippet or a component of the page's own may give several cards, or none. */
function mayBeItem(name: string | null, { context, declared }: PageContext): boolean {
  return name !== null && name !== 'Snippet' && context.components.names.has(name) && !declared.has(name);
}

/** An entry of a list, with or without a link. */
function writeCard({ title, href, disabled, description, img, imgMissing, cta, children }: Props): unknown {
  const url = typeof href === 'string' && !isOn(disabled) ? safeUrl(href) || undefined : undefined;
  const hasTitle = title !== undefined && title !== '';
  const label = makeText(hasTitle ? title : (cta ?? url));
  return make(
    'li',
    {},
    hasTitle || url
      ? make('p', {}, make('strong', {}, url === undefined ? label : make('a', { href: url }, label)))
      : null,
    typeof img === 'string' ? make('p', {}, make('img', { src: img, alt: '' })) : null,
    imgMissing === undefined ? null : make('p', {}, make('code', {}, imgMissing)),
    makeLine(description),
    make('div', {}, children),
    hasTitle ? makeLine(cta) : null,
  );
}

const grid = {
  props: { cols: prop.number(1, 4) },
  transform: transformCards,
  markdown: ({ children }: Props) => children ?? null,
} as const;

/** Cards, tiles, and the grids that they stand in. */
export const cardComponents = [
  defineComponent({
    name: 'Card',
    props: {
      title: prop.any,
      color: prop.color(),
      href: prop.text,
      horizontal: prop.flag,
      img: prop.text,
      cta: prop.text,
      arrow: prop.flag,
      disabled: prop.flag,
      type: kindProp,
      description: prop.any,
      newTab: prop.flag,
      target: prop.text,
      ...iconProps,
    },
    markdown: writeCard,
  }),
  defineComponent({ name: 'CardGroup', ...grid }),
  defineComponent({ name: 'Columns', ...grid, view: 'CardGroup' }),
  defineComponent({
    name: 'Column',
    props: {},
    markdown: ({ children }) => make('div', {}, children),
    view: 'Box',
    given: { class: 'flow' },
  }),
  defineComponent({
    name: 'Tile',
    props: { title: prop.any, description: prop.any, href: prop.text },
    markdown: writeCard,
    styles: ['tile'],
  }),
] as const;
