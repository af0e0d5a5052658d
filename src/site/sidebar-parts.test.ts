import { describe, expect, it } from 'vitest';
import { splitSidebar } from './sidebar-parts.ts';
import type { NavigationNode } from './site.ts';

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

const group = (id: string, name: string, urls: readonly string[]): NavigationNode => ({
  ...shared,
  kind: 'group',
  id,
  name,
  url: urls[0],
  children: urls.map(page),
});

const sketch = (nodes: readonly NavigationNode[], current: string) =>
  splitSidebar(nodes, current).map((part) =>
    part.kind === 'closed' ? part.groups.map(({ id }) => id).join() : part.kind,
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
});
