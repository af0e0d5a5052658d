import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createDrawer } from '../../src/content/diagrams/create-drawer.ts';
import { inspectDrawing } from '../support/inspect-drawing.ts';

/** How the diagrams of the sites below a folder are drawn; each text counts once. */
export interface DiagramCounts {
  /** At build, by Mermaid in readers' browsers, and not at all, for Mermaid cannot read them. */
  readonly drawn: number;
  readonly framed: number;
  readonly unreadable: number;
  /** What is untidy in those drawn at build, with the place of each. */
  readonly faults: readonly string[];
}

/** Draws every fence of the language `mermaid` in Markdown below a folder (absolute) as a build does, and looks at the drawings. */
export async function measureDiagrams(folder: string): Promise<DiagramCounts> {
  const drawer = createDrawer(undefined);
  const counts = { svg: 0, frame: 0, mistake: 0, uninstalled: 0 };
  const faults: string[] = [];
  for (const [text, place] of listFences(folder)) {
    const drawing = await drawer.draw(text);
    counts[drawing.kind]++;
    if (drawing.kind === 'svg')
      faults.push(...inspectDrawing(drawing.svg).map((fault) => `${place} ${fault}`));
  }
  await drawer.close();
  return { drawn: counts.svg, framed: counts.frame, unreadable: counts.mistake, faults };
}

/** Text and place of each fence. */
function listFences(folder: string): ReadonlyMap<string, string> {
  const fences = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.mdx?$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
    for (const match of text.matchAll(/^([ \t]*)(`{3,}|~{3,})[ \t]*mermaid\b.*\n([\s\S]*?)^[ \t]*\2/gm)) {
      const [, indent = '', , body = ''] = match;
      const lines = body.replace(/\n$/, '').split('\n');
      const inner = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
      const line = text.slice(0, match.index).split('\n').length;
      const written = inner.join('\n');
      // A fence that shows how to write one has code of another language in it.
      if (!/^\s*\/\//.test(written) && !fences.has(written))
        fences.set(written, `${relative(folder, file)}:${line}`);
    }
  }
  return fences;
}
