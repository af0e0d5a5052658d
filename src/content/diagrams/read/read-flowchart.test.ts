import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFlowchart } from './read-flowchart.ts';

function read(text: string) {
  const graph = readFlowchart(text.split('\n').map((line) => line.trim()));
  const write = (lines: readonly (readonly { readonly text: string }[])[]) =>
    lines.map((line) => line.map((span) => span.text).join('')).join('/');
  return {
    graph,
    nodes: graph?.nodes.map(({ id, shape, label }) => [id, shape, write(label)]),
    edges: graph?.edges.map(({ from, to, stroke, label }) => [from, stroke, to, label && write(label)]),
  };
}

describe('the lines of a flowchart', () => {
  it('are nodes, whose text may come later, and edges from each to each', () => {
    const { nodes, edges } = read('graph TD\na & b --> c --- d\nc(Round)\nd[["x (y)"]]');
    expect(nodes).toEqual([
      ['a', 'rectangle', 'a'],
      ['b', 'rectangle', 'b'],
      ['c', 'rounded', 'Round'],
      ['d', 'subroutine', 'x (y)'],
    ]);
    expect(edges?.map(([from, , to]) => `${from}${to}`)).toEqual(['ac', 'bc', 'cd']);
  });

  it('have texts on edges in each way to write them', () => {
    const { edges } = read(
      'flowchart LR\na -->|one| b\na -- two --> b\na -. "three" .-> b\na ==>|"f | our"| b',
    );
    expect(edges?.map(([, stroke, , label]) => [stroke, label])).toEqual([
      ['solid', 'one'],
      ['solid', 'two'],
      ['dotted', 'three'],
      ['thick', 'f | our'],
    ]);
  });

  it('have marks at both ends', () => {
    const graph = read('flowchart LR\na <--> b\na --o b\na x--x b\na --- b').graph;
    expect(graph?.edges.map(({ startMark, endMark }) => [startMark, endMark])).toEqual([
      ['arrow', 'arrow'],
      [undefined, 'dot'],
      ['cross', 'cross'],
      [undefined, undefined],
    ]);
  });

  it('have a node in the group that ends first of those that name it', () => {
    const { graph } = read(
      'flowchart TB\nc1 --> a2\nsubgraph one\na1 --> a2\nend\nsubgraph two [Second]\na2 --> b\nend',
    );
    expect(graph?.nodes.map(({ id, group }) => [id, group])).toEqual([
      ['c1', undefined],
      ['a2', 'one'],
      ['a1', 'one'],
      ['b', 'two'],
    ]);
    expect(graph?.groups.map(({ id, label }) => [id, label[0]?.[0]?.text])).toEqual([
      ['one', 'one'],
      ['two', 'Second'],
    ]);
  });

  it('are left to Mermaid where a group would be in itself', () => {
    expect(read('flowchart\nsubgraph one\none --> 2\nend\nt --> one').graph).toBeUndefined();
    expect(
      read('flowchart\nsubgraph a\nb --> x\nend\nsubgraph b\na --> y\nend\nq --> a').graph,
    ).toBeUndefined();
  });

  it('have styles by class, by default and of their own', () => {
    const { graph } = read(
      'flowchart LR\na:::big --> b\nclassDef big fill:#f9f,font-weight:bold\nclassDef default stroke:#333\nstyle b fill:navy,color:#fff\nlinkStyle 0 stroke:red',
    );
    expect(graph?.nodes.map(({ style }) => style)).toEqual([
      { stroke: '#333', fill: '#f9f' },
      { stroke: '#333', fill: 'navy', color: '#fff' },
    ]);
    expect(graph?.edges[0]?.style).toEqual({ stroke: 'red' });
  });

  it('keep every label', () => {
    const id = fc.constantFrom('a', 'b1', 'node_2', 'x-y');
    const label = fc.constantFrom('One', 'two words', 'a: b', 'x & y', 'ünï', '中文');
    const node = fc.tuple(id, label, fc.constantFrom('[]', '()', '{}')).map(([name, text, signs]) => ({
      text: `${name}${signs[0]}${text}${signs[1]}`,
      label: text,
    }));
    const edge = fc.constantFrom('-->', ' --- ', '-.->', ' ==> ', '-->|why|', ' -- why --> ', '---->');
    const line = fc.tuple(node, edge, node);
    fc.assert(
      fc.property(line, ([from, sign, to]) => {
        const { nodes, edges } = read(`flowchart LR\n${from.text}${sign}${to.text}`);
        expect(nodes?.map(([, , text]) => text)).toContain(to.label);
        expect(edges?.[0]?.[3]).toBe(sign.includes('why') ? 'why' : undefined);
      }),
    );
  });
});
