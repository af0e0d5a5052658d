import { makeAttribute, readTextAttribute } from './attribute.ts';
import { enterComponent, readIconRef, type ShapeGroup, shapeComponent } from './component.ts';
import { makeJsx } from './node.ts';
import type { PageWork } from './page-work.ts';

/**
 * One of the page's views. The first of a page brings the control that chooses among them; views with the same
 * title are shown together.
 */
export const shapeView: ShapeGroup = (element, work, around, shapeNodes) => {
  const title = readTextAttribute(element, 'title') ?? 'View';
  const isFirst = work.views === undefined;
  const views = work.views ?? { choice: makeJsx('ViewChoice', [], [], false), titles: [] };
  work.views = views;
  if (isFirst) work.components.add('ViewChoice');
  if (!views.titles.some((view) => view.title === title))
    views.titles.push({ title, iconRef: readIconRef(element, work) });
  const isOpen = views.titles[0]?.title === title;
  const children = shapeNodes(element.children, enterComponent(element, around));
  const view = shapeComponent(element, work, { title, isOpen: isOpen || undefined }, children);
  return isFirst ? makeJsx(null, [], [views.choice, view], false) : view;
};

/** Gives the control its list, once the whole page is shaped. */
export function listViews(work: PageWork): void {
  if (!work.views) return;
  work.views.choice.attributes.push(
    makeAttribute('views', work.views.titles),
    makeAttribute('name', work.ids.take('view', 'view')),
  );
}
