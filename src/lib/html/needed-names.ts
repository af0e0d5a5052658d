/** What has to be there for a selector to match anything. */
export interface NeededNames {
  readonly classes: readonly string[];
  readonly elements: readonly string[];
}

const nothing: NeededNames = { classes: [], elements: [] };

/** The classes and elements that a selector names, without those of `:is()`, `:not()` and their like. */
export function readNeededNames(selector: string): NeededNames {
  let open = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== open; ) {
    before = open;
    open = open.replace(/\([^()]*\)/g, '');
  }
  if (/\\/.test(open)) return nothing;
  return {
    classes: [...open.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    elements: open.match(/(?<![\w.:#&%-])[a-z][\w-]*/gi)?.map((name) => name.toLowerCase()) ?? [],
  };
}
