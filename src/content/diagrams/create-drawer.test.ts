import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { createDrawer } from './create-drawer.ts';
import { placeDiagram } from './draw/svg.ts';

const drawn = {
  flowchart: 'graph TD;\n  A[Start]-->B{Ready?};\n  B -->|yes| C((Go)); B -- no --> D\n  style A fill:#ffd',
  sequence: 'sequenceDiagram\n  actor A as Ann\n  A->>+B: Hello\n  B-->>-A: Hi\n  Note over A,B: both',
  state: 'stateDiagram-v2\n  [*] --> A\n  A --> B : go\n  B --> [*]',
  class: 'classDiagram\n  Animal <|-- Duck\n  Animal : +int age\n  class Duck {\n    +swim()\n  }',
  entities: 'erDiagram\n  A ||--o{ B : has\n  A {\n    string id PK\n  }',
  git: 'gitGraph\n  commit id: "a"\n  branch b\n  commit',
  chart: 'xychart-beta\n  title "T"\n  x-axis [a, b]\n  y-axis "Y" 0 --> 10\n  bar [3, 6]\n  line [2, 5]',
};
const drawer = createDrawer(undefined);

describe('a diagram', () => {
  it.each(Object.entries(drawn))('of the kind %s is drawn, twice the same', async (_kind, text) => {
    const first = await drawer.draw(text);
    expect(first.kind).toBe('svg');
    expect(await createDrawer(undefined).draw(text)).toEqual(first);
    const svg = first.kind === 'svg' ? placeDiagram(first.svg, 'one') : '';
    expect(svg).toMatch(/role="img" aria-labelledby="one-title" aria-describedby="one-text"/);
    expect(svg).not.toMatch(
      /<style|style=|@import|https?:\/\/(?!www\.w3\.org)|<script|\bon\w+=|__diagram__|--_/,
    );
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['one-title', 'one-text']);
  });

  it('takes its name and description from accTitle and accDescr', async () => {
    const drawing = await drawer.draw(
      'flowchart LR\n  accTitle: The way\n  accDescr { From a\n  to b }\n  a --> b',
    );
    const svg = drawing.kind === 'svg' ? drawing.svg : '';
    expect(svg).toContain('>The way</title>');
    expect(svg).toContain('>From a to b</desc>');
  });

  it.each([
    'gantt\n  section S\n  a :a1, 2026-01-01, 3d',
    'pie\n  "a" : 3',
    'flowchart LR\n  a --> b\n  click a href "https://x.yz"',
    'flowchart LR\n  a@{ shape: cyl }',
    '%%{init: {"theme": "dark"}}%%\nflowchart LR\n  a --> b',
  ])('that would lose something is left to the frame: %j', async (text) => {
    expect((await drawer.draw(text)).kind).toBe('frame');
  });

  it('with a mistake has its place in the fence', async () => {
    expect(await drawer.draw('graph TD\n  A[Start --> B{x}\n')).toMatchObject({
      kind: 'mistake',
      mistake: { line: 2 },
    });
    expect(await drawer.draw('pie\n "a" x 3')).toMatchObject({
      kind: 'mistake',
      mistake: { line: 2, column: 6 },
    });
    expect(await drawer.draw('')).toMatchObject({ kind: 'mistake' });
  });
});

describe('a fence of the language mermaid', () => {
  it('is a drawing with ids of its own', async () => {
    const { html, page } = await printPage(
      '```mermaid\nflowchart LR\n a --> b\n```\n\n```mermaid\nflowchart LR\n a --> b\n```',
    );
    expect(page.usedComponents).toEqual(['Diagram']);
    expect(html).toContain('diagram-title');
    expect(html).toContain('diagram-1-title');
  });

  it('is its text as code, with a problem at its place, when it has a mistake', async () => {
    const { html, problems } = await printPage('Text\n\n- a\n\n  ```mermaid\n  pie\n   "a" x 3\n  ```');
    expect(html).toContain('<CodeBlock');
    expect(problems).toMatchObject([{ line: 7, column: 8, code: 'content/diagram', severity: 'warning' }]);
  });
});

describe('without Mermaid', () => {
  const alone = createDrawer(undefined, false);

  it.each(Object.entries(drawn))('a diagram of the kind %s is drawn the same', async (_kind, text) => {
    expect(await alone.draw(text)).toEqual(await drawer.draw(text));
  });

  it('what only Mermaid draws is not, and a misspelt kind is found', async () => {
    expect(await alone.draw('pie\n  "A": 1')).toEqual({ kind: 'uninstalled' });
    expect(alone.needsFrame()).toBe(false);
    expect(await alone.draw('flowchat TD\n  A --> B')).toMatchObject({
      kind: 'mistake',
      mistake: { line: 1, column: 1, nearest: 'flowchart' },
    });
  });
});
