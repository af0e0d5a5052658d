import { describe, expect, it } from 'vitest';
import { readState } from './read-state.ts';

const read = (text: string) => readState(text.split('\n').map((line) => line.trim()));

describe('the lines of a state diagram', () => {
  it('have one start and an end for each line to one, in each state around', () => {
    const graph = read(
      'stateDiagram-v2\n[*] --> A\n[*] --> B\nA --> [*]\nB --> [*] : done\nstate C {\n[*] --> D\n}',
    );
    expect(graph?.nodes.map(({ shape, group }) => [shape, group])).toEqual([
      ['start', undefined],
      ['rounded', undefined],
      ['rounded', undefined],
      ['end', undefined],
      ['end', undefined],
      ['start', 'C'],
      ['rounded', 'C'],
    ]);
  });

  it('have texts by another name, and lines of them', () => {
    const graph = read('stateDiagram\nstate "A long name" as a\nb : One\nb : Two\na --> b');
    expect(graph?.nodes.map(({ label }) => label.map(([span]) => span?.text))).toEqual([
      ['A long name'],
      ['One', 'Two'],
    ]);
  });

  it('lead to and from the state around others', () => {
    const graph = read('stateDiagram-v2\nA --> B\nstate B {\nC --> D\n}\nB --> A');
    expect(graph?.nodes.map(({ id }) => id)).toEqual(['A', 'C', 'D']);
    expect(graph?.groups.map(({ id }) => id)).toEqual(['B']);
    expect(graph?.edges.map(({ from, to }) => from + to)).toEqual(['AB', 'CD', 'BA']);
  });
});
