import { readTextAttribute } from '../../../content/transform/attribute.ts';
import { enterComponent, transformComponent } from '../../../content/transform/component.ts';
import { iconProps, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { takeId } from '../../../content/transform/group.ts';
import type { ComponentTransform } from '../../../content/transform/page-context.ts';
import { isLine, makeElement } from '../../../content/transform/tree-node.ts';
import { make, makeLabel, makeLine } from '../../../site/markdown/page-runtime.ts';

/** Gives it an id by its title. A line that stands alone in an `Expandable` is a paragraph. */
const transformTitled: ComponentTransform = (element, page, context, transformNodes) => {
  const id = takeId(element, readTextAttribute(element, 'title') ?? element.name ?? '', page);
  const written = element.children;
  const isBare = element.name === 'Expandable' && isLine(written);
  const inside = enterComponent(element, context, page);
  const children = transformNodes(isBare ? [makeElement('p', {}, written)] : written, inside);
  return transformComponent(element, page, { id }, children);
};

/** What is closed at first and opens at a press. */
export const accordionComponents = [
  defineComponent({
    name: 'Accordion',
    props: {
      title: prop.any,
      description: prop.text,
      defaultOpen: prop.flag,
      id: prop.text,
      ...iconProps,
    },
    required: { prop: 'title', otherwise: '"Details" is shown' },
    isClosed: true,
    transform: transformTitled,
    markdown: ({ title = 'Details', description, children }) => [
      makeLabel(title),
      makeLine(description),
      make('div', {}, children),
    ],
    styles: ['accordion'],
  }),
  defineComponent({
    name: 'AccordionGroup',
    props: {},
    markdown: ({ children }) => children ?? null,
    styles: ['accordion'],
    view: 'Box',
    given: { class: 'accordion' },
  }),
  defineComponent({
    name: 'Expandable',
    props: { title: prop.any, defaultOpen: prop.flag, id: prop.text },
    isClosed: true,
    transform: transformTitled,
    markdown: ({ title = 'Fields', children }) => [makeLabel(title), make('div', {}, children)],
    styles: ['fields'],
  }),
] as const;
