import { makeAttribute, readTextAttribute } from '../../../content/transform/attribute.ts';
import { enterComponent, transformComponent } from '../../../content/transform/component.ts';
import { iconProps, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { listGroupItems, startGroup, takeId, transformMembers } from '../../../content/transform/group.ts';
import {
  type ComponentTransform,
  type GroupContext,
  locate,
  type PageContext,
  type TransformItem,
} from '../../../content/transform/page-context.ts';
import { isJsx, type JsxElement, makeElement } from '../../../content/transform/tree-node.ts';
import { make, makeLabel } from '../../../site/markdown/page-runtime.ts';

/** Ids of the steps of a page so far. */
const stepIds = new WeakMap<PageContext, Set<string>>();

/** Its title goes to the table of contents before what stands in it: below the section that it is in, if it is in one. */
const transformStep: TransformItem = (element, index, page, context, transformNodes) => {
  const title = readTextAttribute(element, 'title');
  const id = takeId(element, title ?? `Step ${index + 1}`, page);
  const own = stepIds.get(page) ?? new Set();
  stepIds.set(page, own);
  const hasChapter = page.headings.some((heading) => heading.depth === 2 && !own.has(heading.id));
  const level = hasChapter && readTextAttribute(element, 'titleSize') !== 'h2' ? 3 : 2;
  own.add(id);
  if (title !== undefined && !context.isHidden)
    page.headings.push({ depth: level, id, text: title, line: locate(page, element).line });
  const children = transformNodes(element.children, enterComponent(element, context, page));
  return transformComponent(element, page, { id, index, level }, children);
};

/** Its steps are listed, numbered, and have the size of titles that it gives. */
const transformSteps: ComponentTransform = (element, page, context, transformNodes) => {
  const inherited = element.attributes.find((one) => 'name' in one && one.name === 'titleSize');
  const group: GroupContext = {
    ...startGroup('', { name: 'Step', transform: transformStep }),
    inherited,
    list: 'Steps',
  };
  const inside = enterComponent(element, context, page);
  const children = transformMembers(element.children, group, page, inside, transformNodes);
  const steps = transformComponent(element, page, {}, children);
  page.finishers.push(() => {
    const items = steps.children.map((child) => putIntoItem(child, group));
    steps.children.splice(0, steps.children.length, ...items);
    const listed = listGroupItems(group.items).map(({ id, title }) => ({ id, title }));
    steps.attributes.push(makeAttribute('steps', listed));
  });
  return steps;
};

/** A list holds items only: what stands between steps gets one; a snippet with steps of its own gives them. */
function putIntoItem(
  node: JsxElement['children'][number],
  group: GroupContext,
): JsxElement['children'][number] {
  const givesSteps = group.items.some(
    (entry) => 'items' in entry && entry.use === node && entry.items.length > 0,
  );
  const isItem = givesSteps || node.type === 'text' || (isJsx(node) && node.name === 'Step');
  return isItem ? node : makeElement('li', { className: ['between'] }, [node]);
}

const titleSize = prop.oneOf('p', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Instructions in their order. */
export const stepComponents = [
  defineComponent({
    name: 'Steps',
    props: { titleSize },
    transform: transformSteps,
    markdown: ({ children }) => make('ol', {}, children),
    styles: ['steps'],
    view: 'Box',
    given: { tag: 'ol', class: 'steps' },
  }),
  defineComponent({
    name: 'Step',
    props: {
      title: prop.any,
      stepNumber: prop.number(0, 9999),
      titleSize,
      id: prop.text,
      noAnchor: prop.flag,
      ...iconProps,
    },
    item: { of: 'Steps', within: ['Steps'] },
    transform: (element, page, context, transformNodes) =>
      transformStep(element, 0, page, context, transformNodes),
    markdown: ({ title, children }) => make('li', {}, makeLabel(title), make('div', {}, children)),
    styles: ['steps'],
  }),
] as const;
