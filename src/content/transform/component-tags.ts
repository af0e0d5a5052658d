import { readVerbatim } from '../compile/prepare-text.ts';
import { renderMath } from '../math/render-math.ts';
import { makeAttribute, readTextAttribute } from './attribute.ts';
import { describeBadMath } from './check-props.ts';
import { type ComponentTransform, enterComponent, readIconRef, transformComponent } from './component.ts';
import { locate, type NodeContext, type PageContext, type TransformNodes } from './page-context.ts';
import { isJsx, isLine, listDirect, makeElement, makeJsx, readNodeText, type TreeNode } from './tree-node.ts';

/**
 * Cards as a list, each child an item, when all of them are tags: JavaScript among them may give any number of
 * cards, which then stand in the grid without a list.
 */
export const transformCards: ComponentTransform = (element, work, around, transformNodes) => {
  const direct = listDirect(element.children);
  const inside = enterComponent(element, around);
  const isList = direct.length > 1 && direct.every((child) => isJsx(child) && mayBeItem(child.name, work));
  const children = isList
    ? direct.map((child) => makeItem([child], inside, transformNodes))
    : transformNodes(direct, inside);
  return transformComponent(element, work, { isList: isList || undefined }, children);
};

/** `Tree` and `Tree.Folder`: files and folders are items of a list by themselves, anything else becomes one. */
export const transformTree: ComponentTransform = (element, work, around, transformNodes) => {
  const inside = enterComponent(element, around);
  const children = listDirect(element.children).flatMap((child) =>
    isJsx(child) && child.name?.startsWith('Tree.')
      ? transformNodes([child], inside)
      : [makeItem([child], inside, transformNodes)],
  );
  return transformComponent(element, work, {}, children);
};

/** `Color`: colours that stand in no row make one, so that each row is a list. */
export const transformPalette: ComponentTransform = (element, work, around, transformNodes) => {
  const inside = enterComponent(element, around);
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
  return transformComponent(element, work, {}, transformNodes(rows, inside));
};

/** A snippet or a component of the page's own may give several cards, or none. */
function mayBeItem(name: string | null, work: PageContext): boolean {
  return (
    name !== null && work.context.componentNames.has(name) && name !== 'Snippet' && !work.declared.has(name)
  );
}

function makeItem(nodes: readonly TreeNode[], around: NodeContext, transformNodes: TransformNodes): TreeNode {
  return makeElement('li', {}, transformNodes(nodes, { ...around, list: undefined }));
}

/**
 * A component that is part of a line even when its text stands on lines of its own. A `Tooltip` gets an id, and
 * is told when it stands in a link, where nothing else can be pressed.
 */
export const transformInline: ComponentTransform = (element, work, around, transformNodes) => {
  const inside = { ...enterComponent(element, around), isInline: true };
  const children = transformNodes(unwrap(element.children), inside);
  const isTooltip = element.name === 'Tooltip';
  const added = isTooltip ? { id: work.ids.take('tip', 'tip'), isInLink: around.isInLink || undefined } : {};
  return transformComponent(element, work, added, children);
};

function unwrap(children: readonly TreeNode[]): readonly TreeNode[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/** `Latex` and `Prompt`: their text is no Markdown. TeX becomes MathML; TeX with a mistake is shown as written. */
export const transformVerbatim: ComponentTransform = (element, work, around) => {
  const text = readVerbatim(element.children.map(readNodeText).join('\n'), work.prepared.insides);
  if (element.name !== 'Latex') return transformComponent(element, work, { text }, []);
  const isBlock = element.type === 'mdxJsxFlowElement' && !around.isInline;
  const rendered = renderMath(text, isBlock);
  if (rendered.kind === 'math')
    return transformComponent(element, work, { mathml: rendered.html, isBlock: isBlock || undefined }, []);
  work.problems.push(describeBadMath(locate(work, element), rendered.reason));
  return transformComponent(element, work, { tex: text }, []);
};

/**
 * One of the page's views. The first of a page brings the control that chooses among them; views with the same
 * title are shown together.
 */
export const transformView: ComponentTransform = (element, work, around, transformNodes) => {
  const title = readTextAttribute(element, 'title') ?? 'View';
  const isFirst = work.views === undefined;
  const views = work.views ?? { choice: makeJsx('ViewChoice', [], [], false), titles: [] };
  work.views = views;
  if (isFirst) work.components.add('ViewChoice');
  if (!views.titles.some((view) => view.title === title))
    views.titles.push({ title, iconRef: readIconRef(element, work) });
  const isOpen = views.titles[0]?.title === title;
  const children = transformNodes(element.children, enterComponent(element, around));
  const view = transformComponent(element, work, { title, isOpen: isOpen || undefined }, children);
  return isFirst ? makeJsx(null, [], [views.choice, view], false) : view;
};

/** Gives the control its list, once the whole page is transformed. */
export function listViews(work: PageContext): void {
  if (!work.views) return;
  work.views.choice.attributes.push(
    makeAttribute('views', work.views.titles),
    makeAttribute('name', work.ids.take('view', 'view')),
  );
}

/** What is meant for agents alone stands in the page's Markdown, not on the page: it is compiled, but lists no headings. */
export const transformVisibility: ComponentTransform = (element, work, around, transformNodes) => {
  const isShown = readTextAttribute(element, 'for') !== 'agents';
  const isBare = element.type === 'mdxJsxFlowElement' && isLine(element.children);
  const written = isBare ? [makeElement('p', {}, element.children)] : element.children;
  const inside = enterComponent(element, around);
  const children = transformNodes(written, isShown ? inside : { ...inside, isHidden: true });
  return transformComponent(element, work, {}, children);
};
