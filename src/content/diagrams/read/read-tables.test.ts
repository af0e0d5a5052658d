import { describe, expect, it } from 'vitest';
import type { Graph } from './graph.ts';
import { readClasses } from './read-class.ts';
import { readEntities } from './read-entities.ts';

const listRows = (graph: Graph | undefined) =>
  graph?.nodes.map(({ id, parts = [] }) => [
    id,
    ...parts.map((rows) => rows.map(({ cells }) => cells.join(' ').trim())),
  ]);

describe('the lines of a class diagram', () => {
  const read = (text: string) => readClasses(`classDiagram\n${text}`.split('\n').map((line) => line.trim()));

  it('are classes with fields and methods, in braces and outside', () => {
    const graph = read(
      'A : +int age\nA : +get(key) Entry$\nclass B~T~ {\n<<interface>>\n-Map~string, List~int~~ entries\n+run()*\n}',
    );
    expect(listRows(graph)).toEqual([
      ['A', ['+ int age'], ['+ get(key): Entry']],
      ['B', ['- Map<string, List<int>> entries'], ['+ run()']],
    ]);
    expect(graph?.nodes[1]).toMatchObject({ note: 'interface', label: [[{ text: 'B<T>' }]] });
    expect(graph?.nodes.map(({ parts }) => parts?.[1]?.[0])).toMatchObject([
      { isUnderlined: true },
      { isItalic: true },
    ]);
  });

  it('have marks where the signs are, and how many', () => {
    const graph = read('A <|-- B\nA ..> C : uses\nD "1" *-- "many" E\nF o..o G');
    expect(graph?.edges).toMatchObject([
      { from: 'A', to: 'B', startMark: 'triangle', stroke: 'solid' },
      { endMark: 'open-arrow', stroke: 'dashed', label: [[{ text: 'uses' }]] },
      { startMark: 'filled-diamond', startText: '1', endText: 'many' },
      { startMark: 'diamond', endMark: 'diamond', stroke: 'dashed' },
    ]);
  });
});

describe('the lines of an entity relationship diagram', () => {
  const read = (text: string) => readEntities(`erDiagram\n${text}`.split('\n').map((line) => line.trim()));

  it('are entities with type, name, keys and comment', () => {
    const graph = read('A {\nstring id PK "never reused"\nint[] sizes FK, UK\nint *n\n}\nB["Two words"]');
    expect(listRows(graph)).toEqual([
      ['A', ['string id PK never reused', 'int[] sizes FK, UK', 'int n PK']],
      ['B', []],
    ]);
    expect(graph?.nodes[1]?.label).toEqual([[{ text: 'Two words' }]]);
  });

  it('have how many there are at both ends', () => {
    const graph = read('A ||--o{ B : has\nA }|..|| B : "may have"\nC |o--o| D');
    expect(graph?.edges).toMatchObject([
      { startMark: 'one', endMark: 'zero-many', stroke: 'solid', label: [[{ text: 'has' }]] },
      { startMark: 'many', endMark: 'one', stroke: 'dashed', label: [[{ text: 'may have' }]] },
      { startMark: 'zero-one', endMark: 'zero-one' },
    ]);
    expect(graph?.edges[2]).not.toHaveProperty('label');
  });
});
