import type { Props } from '../../../content/evaluate/render-component.ts';
import {
  locateAttribute,
  makeAttribute,
  readAttribute,
  readTextAttribute,
} from '../../../content/transform/attribute.ts';
import {
  enterComponent,
  propProblem,
  readIconRef,
  transformComponent,
} from '../../../content/transform/component.ts';
import { iconProps, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { finishGroup, startGroup, takeId, transformMembers } from '../../../content/transform/group.ts';
import {
  type ComponentTransform,
  type GroupContext,
  locate,
  type PageContext,
  type TransformItem,
} from '../../../content/transform/page-context.ts';
import { makeMessage } from '../../../content/transform/page-message.ts';
import { isJsx, type JsxElement, makeJsx } from '../../../content/transform/tree-node.ts';
import { type Place, type Problem, problem } from '../../../problem/problem.ts';
import { make, makeLabel } from '../../../site/markdown/page-runtime.ts';

const transformTabs: ComponentTransform = (element, page, context, transformNodes) => {
  const group = startGroup(page.ids.take('tabs', 'tabs'), {
    name: 'Tab',
    transform: transformTab,
    untitled: makeTabNumber,
  });
  const inside = enterComponent(element, context, page);
  const children = transformMembers(element.children, group, page, inside, transformNodes);
  const first = Number(readTextAttribute(element, 'defaultTabIndex') ?? 0);
  checkFirst(element, first, group, page);
  const members = children.filter((child) => isJsx(child) && child.name === 'Tab');
  for (const [index, tab] of first > 0 && first < members.length ? members.entries() : [])
    if (isJsx(tab)) tab.attributes.push(makeAttribute('isOpen', index === first));
  return finishGroup(transformComponent(element, page, { id: group.id }, children), 'tabs', group, page);
};

/** `defaultTabIndex` may name no tab beyond the last; snippets may hold more than are known here. */
function checkFirst(element: JsxElement, first: number, { items }: GroupContext, page: PageContext): void {
  const isKnown = items.length > 0 && items.every((entry) => !('items' in entry));
  if (!isKnown || !Number.isInteger(first) || first < items.length) return;
  const place = locateAttribute(element, 'defaultTabIndex', page);
  const range = [0, items.length - 1] as const;
  page.problems.push(propProblem('value-range', place, 'Tabs', 'defaultTabIndex', first, range));
}

const transformTab: TransformItem = (element, index, page, context, transformNodes) => {
  const title = readTitle(element, index);
  const id = takeId(element, title ?? `Tab ${index + 1}`, page);
  const children = transformNodes(element.children, enterComponent(element, context, page));
  const isNumbered = title !== undefined && readTextAttribute(element, 'title') === undefined;
  return transformComponent(
    element,
    page,
    { title: isNumbered ? makeTabNumber(index + 1) : undefined, id, index },
    children,
  );
};

/** What a tab without a title shows. */
const makeTabNumber = (number: number): unknown => makeMessage('Tab {number}', { number });

/** A tab without a title shows its number; one whose title JavaScript gives has none yet. */
function readTitle(element: JsxElement, index: number): string | undefined {
  const title = readTextAttribute(element, 'title');
  const isGiven = element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  const isComputed = isGiven || readAttribute(element, 'title')?.kind === 'expression';
  return title ?? (isComputed ? undefined : `Tab ${index + 1}`);
}

/** A tab that no `Tabs` of the page holds; a component of the page may be one. */
const transformLoneTab: ComponentTransform = (element, page, context, transformNodes) => {
  if (!page.declared.has(context.list?.split('.')[0] ?? ''))
    page.problems.push(describeLoneTab(locate(page, element), context.list === 'Tabs'));
  return transformTab(element, 0, page, context, transformNodes);
};

/** A `<Tab>` that is not a child of `<Tabs>`; `isNested` when something else is between them. */
function describeLoneTab(place: Place, isNested: boolean): Problem {
  return problem(
    place,
    'content/misplaced-component',
    'warning',
    isNested
      ? '<Tab> is not directly inside <Tabs>, so it is not among its tabs.'
      : '<Tab> is outside <Tabs>, so it is shown without tabs.',
    isNested ? 'Remove the tag that is between <Tabs> and <Tab>.' : 'Put <Tabs> and </Tabs> around the tabs.',
  );
}

/** The views that a page has, each title once, in order. */
interface ViewList {
  /** Stands before the first view; gets the list when the page is done. */
  readonly choice: JsxElement;
  readonly titles: {
    readonly title: string;
    readonly isUntitled: true | undefined;
    readonly iconRef: unknown;
  }[];
}

/** The views of a page so far. */
const viewLists = new WeakMap<PageContext, ViewList>();

/**
 * One of the page's views. The first of a page brings the control that chooses among them; views with the same
 * title are shown together.
 */
const transformView: ComponentTransform = (element, page, context, transformNodes) => {
  const given = readTextAttribute(element, 'title');
  const title = given ?? 'View';
  const isUntitled = given === undefined || undefined;
  const known = viewLists.get(page);
  const { choice, titles } = known ?? startViews(page);
  if (!titles.some((view) => view.title === title))
    titles.push({ title, isUntitled, iconRef: readIconRef(element, page) });
  const isOpen = titles[0]?.title === title;
  const children = transformNodes(element.children, enterComponent(element, context, page));
  const view = transformComponent(
    element,
    page,
    { title, isUntitled, isOpen: isOpen || undefined },
    children,
  );
  return known ? view : makeJsx(null, [], [choice, view], false);
};

function startViews(page: PageContext): ViewList {
  const views: ViewList = { choice: makeJsx('ViewChoice', [], [], false), titles: [] };
  viewLists.set(page, views);
  page.components.add('ViewChoice');
  page.treeFinishers.push(() => {
    views.choice.attributes.push(
      makeAttribute('views', views.titles),
      makeAttribute('name', page.ids.take('view', 'view')),
    );
  });
  return views;
}

/** A part that its title names. */
function writeTitled({ title, children }: Props): unknown {
  return [makeLabel(title), make('div', {}, children)];
}

/** Tabs of a page, and views of it as a whole. */
export const tabComponents = [
  defineComponent({
    name: 'Tabs',
    props: {
      sync: prop.flag,
      defaultTabIndex: prop.number(0, Number.POSITIVE_INFINITY),
      borderBottom: prop.flag,
    },
    transform: transformTabs,
    markdown: ({ children }) => children ?? null,
  }),
  defineComponent({
    name: 'Tab',
    props: { title: prop.any, id: prop.text, ...iconProps },
    required: { prop: 'title', otherwise: 'its number is shown' },
    isClosed: true,
    transform: transformLoneTab,
    markdown: writeTitled,
  }),
  defineComponent({
    name: 'View',
    props: { title: prop.text, ...iconProps },
    required: { prop: 'title', otherwise: '"View" is shown' },
    isClosed: true,
    transform: transformView,
    markdown: writeTitled,
    styles: ['view'],
  }),
  defineComponent({ name: 'ViewChoice', isInternal: true, props: {}, markdown: () => null }),
] as const;
