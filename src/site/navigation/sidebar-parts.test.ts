import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import type { NavigationNode } from '../site.ts';
import { describeOpen, holdsUrl, splitSidebar } from './sidebar-parts.ts';

const shared = { icon: undefined, tag: undefined, version: undefined };

const page = (url: string): NavigationNode => ({
  ...shared,
  kind: 'page',
  title: url,
  url,
  isExternal: false,
  method: undefined,
  deprecated: false,
});

const group = (
  id: string,
  name: string,
  urls: readonly string[],
): NavigationNode & { readonly kind: 'group' } => ({
  ...shared,
  kind: 'group',
  id,
  name,
  url: urls[0],
  children: urls.map(page),
});

const sketch = (nodes: readonly NavigationNode[], current: string) =>
  splitSidebar(nodes, current).map((part) =>
    part.kind === 'closed' || part.kind === 'far'
      ? `${part.kind === 'far' ? 'far ' : ''}${part.groups.map(({ id }) => id).join()}`
      : part.kind,
  );

describe('the parts of a long sidebar', () => {
  const nodes = [
    group('0', 'One', ['/one/']),
    group('1', 'Two', ['/two/', '/two/more/']),
    group('2', 'Three', ['/three/']),
    group('4', 'Five', ['/five/']),
    page('/alone/'),
    group('6', '', ['/nameless/']),
  ];

  it('are the group that holds the page, and runs of closed ones whose ids follow each other', () => {
    expect(sketch(nodes, '/two/more/')).toEqual(['0', 'group', '2', '4', 'page', 'group']);
    expect(sketch(nodes, '/elsewhere/')).toEqual(['0,1,2', '4', 'page', 'group']);
  });

  const many = (count: number, version?: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({
      ...group(`${index}`, `Part ${index}`, [`/${index}/`]),
      version: version?.(index),
    }));
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).join();

  it('are one for the groups that are far from the page, on either side, where those are many', () => {
    const parts = ['far 0,1,2,3,4,5,6,7,8', range(9, 32), 'group', range(34, 57), `far ${range(58, 99)}`];
    expect(sketch(many(100), '/33/')).toEqual(parts);
    expect(sketch(many(100), '/32/').slice(0, 2)).toEqual([range(0, 7), range(8, 31)]);
    expect(sketch(many(100), '/elsewhere/')).toEqual([range(0, 24), `far ${range(25, 99)}`]);
  });

  it('do not grow with the groups', () => {
    expect(sketch(many(4000), '/2000/')).toHaveLength(5);
  });

  it('have a link for each version of far groups', () => {
    const parts = sketch(
      many(100, (index) => (index < 50 ? 'v1' : 'v2')),
      '/0/',
    );
    expect(parts).toEqual(['group', range(1, 24), `far ${range(25, 49)}`, `far ${range(50, 99)}`]);
  });
});

describe('what is open', () => {
  const urls = ['/a/', '/b/', '/c/', '/d/'];
  const { node } = fc.letrec<{ node: NavigationNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...urls).map(page),
      fc
        .array(tie('node'), { maxLength: 4 })
        .map((children): NavigationNode => ({ ...group('', 'A', []), children })),
    ),
  }));
  const listGroups = (nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
    nodes.flatMap((one) => (one.kind === 'page' ? [] : [one, ...listGroups(one.children)]));

  it('is told alike only of pages that the same groups hold, and the same entries of the first level', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (nodes) => {
        const open = (url: string) => [...nodes, ...listGroups(nodes)].map((one) => holdsUrl(one, url));
        for (const one of urls)
          for (const other of urls)
            if (describeOpen(nodes, one) === describeOpen(nodes, other))
              expect(open(one)).toEqual(open(other));
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('is told alike of the pages of a group, and not of those of a group in it', () => {
    const inner = { ...group('1', 'In', ['/c/']) };
    const nodes = [
      group('0', 'One', ['/a/', '/b/']),
      { ...group('1', 'Two', ['/d/']), children: [page('/d/'), inner] },
    ];
    const [a, b, c, d, none] = ['/a/', '/b/', '/c/', '/d/', '/e/'].map((url) => describeOpen(nodes, url));
    expect(a).toBe(b);
    expect(new Set([a, c, d, none]).size).toBe(4);
    expect(none).toBe('');
  });
});
