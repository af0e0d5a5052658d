/**
 * What only loading the page again puts right: scripts that run, style sheets that browsers wait for, and what scripts of pages look for
 * once, when they start.
 */
const loadedOnce =
  'script:not([type$="json"]), link[rel="stylesheet"], img, .closed, .menu-opener, .tabs, .search-button, .search-dialog';

const serializer = new XMLSerializer();

/** Elements that readers change, or that have a class of their own: they are made anew as a whole. */
const whole = 'input, select, textarea, template, svg, iframe, video, audio';

/**
 * Changes a page that is open from what the server gave of it `before` into what it gives of it now (`after`). What is the same in both stays
 * as it is, with all that its reader opened, chose and typed. Gives false, and changes nothing, where the page has to be loaded again.
 */
export function patchPage(page: Document, before: Document, after: Document): boolean {
  const steps: (() => void)[] = [];
  // A writer's script has worked on what is there.
  if (after.querySelector('.prose script:not([src], [type])')) return false;
  const [live, old, now] = [page.documentElement, before.documentElement, after.documentElement];
  // Version, language and color mode: scripts have read them.
  if (!old.cloneNode().isEqualNode(now.cloneNode()) || !plan(live, old, now, steps)) return false;
  for (const step of steps) step();
  return true;
}

/** Adds the steps that change an element. Gives false where the page has to be loaded again, as all that follow do. */
function plan(live: Element, before: Element, after: Element, steps: (() => void)[]): boolean {
  if (write(before) === write(after)) return true;
  if (after.matches(loadedOnce)) return false;
  if (after.matches(whole) || customElements.get(after.localName)) {
    steps.push(() => live.replaceWith(document.importNode(after, true)));
    return canBeAdded(after);
  }
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (before.getAttribute(name) === value) continue;
    steps.push(() => (value === null ? live.removeAttribute(name) : live.setAttribute(name, value)));
  }
  return planChildren(live, [...before.childNodes], [...after.childNodes], steps);
}

/** Adds the steps that change the children of an element. Those that scripts have added behind the others stay. */
function planChildren(
  live: Element,
  before: readonly ChildNode[],
  after: readonly ChildNode[],
  steps: (() => void)[],
): boolean {
  const shown = [...live.childNodes];
  // A script has made something else of them.
  if (before.some(({ nodeName }, index) => shown[index]?.nodeName !== nodeName)) return false;
  const [old, now] = [before.map(write), after.map(write)];
  let [from, to] = [0, 0];
  while (from < old.length || to < now.length) {
    if (old[from] === now[to]) {
      from++;
      to++;
      continue;
    }
    const [gone, added] = findNextSame(old.slice(from), now.slice(to));
    const pairs = before.slice(from, from + gone).map((node, index) => [shown[from + index], node] as const);
    const next = shown[from + gone] ?? null;
    if (!planBlock(live, pairs, after.slice(to, to + added), next, steps)) return false;
    from += gone;
    to += added;
  }
  return true;
}

/** How many nodes stand in front of the first element that both have, with as few as possible in sum. */
function findNextSame(
  old: readonly string[],
  now: readonly string[],
): readonly [gone: number, added: number] {
  for (let sum = 1; sum < old.length + now.length; sum++)
    for (let gone = Math.max(0, sum - now.length + 1); gone <= Math.min(sum, old.length - 1); gone++)
      if (old[gone] === now[sum - gone] && old[gone]?.startsWith('<')) return [gone, sum - gone];
  return [old.length, now.length];
}

/** Adds the steps that make these children, each with what it was `before`, what stands `after` now, in front of `next`. */
function planBlock(
  live: Element,
  pairs: readonly (readonly [shown: ChildNode | undefined, before: ChildNode])[],
  after: readonly ChildNode[],
  next: ChildNode | null,
  steps: (() => void)[],
): boolean {
  const isAlike = pairs.every(([, { nodeName }], index) => nodeName === after[index]?.nodeName);
  if (isAlike && pairs.length === after.length)
    return pairs.every(([node, one], index) => {
      const other = after[index];
      if (node instanceof Element && one instanceof Element && other instanceof Element)
        return plan(node, one, other, steps);
      steps.push(() => {
        if (node && other) node.nodeValue = other.nodeValue;
      });
      return true;
    });
  if (!after.every(canBeAdded)) return false;
  steps.push(() => {
    for (const [node] of pairs) node?.remove();
    for (const node of after) live.insertBefore(document.importNode(node, true), next);
  });
  return true;
}

/** Whether what comes anew works by itself. */
function canBeAdded(node: Node): boolean {
  return !(node instanceof Element) || (!node.matches(loadedOnce) && !node.querySelector(loadedOnce));
}

/** A node as text, with what templates hold, which `isEqualNode` passes over. */
function write(node: Node): string {
  return serializer.serializeToString(node);
}
