import { enterComponent, transformComponent } from '../../../content/transform/component.ts';
import { iconProps, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import type { ComponentTransform } from '../../../content/transform/page-context.ts';
import { isJsx, listDirect, makeElement } from '../../../content/transform/tree-node.ts';
import { make } from '../../../site/markdown/page-runtime.ts';

/** Files and folders are items of a list by themselves, anything else becomes one. */
const transformTree: ComponentTransform = (element, page, context, transformNodes) => {
  const inside = enterComponent(element, context, page);
  const children = listDirect(element.children).flatMap((child) =>
    isJsx(child) && child.name?.startsWith('Tree.')
      ? transformNodes([child], inside)
      : [makeElement('li', {}, transformNodes([child], { ...inside, list: undefined }))],
  );
  return transformComponent(element, page, {}, children);
};

const item = { of: 'Tree', within: ['Tree', 'Tree.Folder'] };
const required = { prop: 'name', otherwise: 'it is shown without a name' } as const;

/** Files and folders. */
export const treeComponents = [
  defineComponent({
    name: 'Tree',
    props: {},
    transform: transformTree,
    markdown: ({ children }) => make('ul', {}, children),
    styles: ['tree'],
    view: 'Box',
    given: { tag: 'ul', class: 'tree' },
  }),
  defineComponent({
    name: 'Tree.File',
    props: { name: prop.text, ...iconProps },
    required,
    item,
    markdown: ({ name }) => make('li', {}, make('code', {}, name ?? '')),
  }),
  defineComponent({
    name: 'Tree.Folder',
    props: { name: prop.text, defaultOpen: prop.flag, openable: prop.flag, ...iconProps },
    required,
    item,
    transform: transformTree,
    markdown: ({ name, children }) =>
      make('li', {}, make('code', {}, `${String(name ?? '')}/`), make('ul', {}, children)),
  }),
] as const;
