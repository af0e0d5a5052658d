import type { Props } from '../../../content/evaluate/render-component.ts';
import { enterComponent, transformComponent } from '../../../content/transform/component.ts';
import { prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import type { ComponentTransform } from '../../../content/transform/page-context.ts';
import { isJsx, listDirect, makeJsx, type TreeNode } from '../../../content/transform/tree-node.ts';
import { make, makeLabel } from '../../../site/markdown/page-runtime.ts';

/** Colours that stand in no row make one, so that each row is a list. */
const transformPalette: ComponentTransform = (element, page, context, transformNodes) => {
  const rows: TreeNode[] = [];
  let loose: TreeNode[] = [];
  const close = () => {
    if (loose.length > 0) rows.push(makeJsx('Color.Row', [], loose, false));
    loose = [];
  };
  for (const child of listDirect(element.children)) {
    if (isJsx(child) && child.name === 'Color.Item') loose.push(child);
    else {
      close();
      rows.push(child);
    }
  }
  close();
  return transformComponent(element, page, {}, transformNodes(rows, enterComponent(element, context, page)));
};

function writeColor({ name, value }: Props): unknown {
  const isPair = typeof value === 'object' && value !== null;
  const pair = isPair ? (value as Props) : { '': value };
  const values = Object.entries(pair).flatMap(([mode, text], index) => [
    index > 0 ? ', ' : '',
    mode === '' ? '' : `${mode} `,
    make('code', {}, String(text ?? '')),
  ]);
  return make('li', {}, name ? `${String(name)}: ` : null, values);
}

/** Palettes of colours. */
export const colorComponents = [
  defineComponent({
    name: 'Color',
    props: { variant: prop.oneOf('compact', 'table') },
    transform: transformPalette,
    markdown: ({ children }) => children ?? null,
    styles: ['color'],
  }),
  defineComponent({
    name: 'Color.Item',
    props: { name: prop.text, value: prop.color() },
    required: { prop: 'value', otherwise: 'no color is shown' },
    item: { of: 'Color', within: ['Color', 'Color.Row'] },
    markdown: writeColor,
  }),
  defineComponent({
    name: 'Color.Row',
    props: { title: prop.text },
    markdown: ({ title, children }) => [makeLabel(title), make('ul', {}, children)],
  }),
] as const;
