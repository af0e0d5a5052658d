import type { DiagramSource } from './diagram-source.ts';
import { readFlowchartLines } from './flowchart-lines.ts';

const name = '[\\p{L}\\p{N}_]+';

/** By kind, the lines that the drawing library draws whole; it leaves out others without a word. */
const known: Readonly<Record<string, readonly RegExp[]>> = {
  sequenceDiagram: [
    /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
    /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
    /^(?:loop|alt|opt|par|critical|break)(?:\s.*)?$/,
    /^(?:else|and)(?:\s.*)?$/,
    /^end$/,
    /^[\w.]+\s*(?:-->>|->>|-->|->|--\)|-\)|--x|-x)\s*[+-]?[\w.]+\s*:\s*.+$/,
  ],
  classDiagram: [
    /^class\s+\w+(?:\s*~\w+~)?(?:\s*\{(?:\s*<<\w+>>\s*\})?)?$/,
    /^<<\w+>>$/,
    /^\}$/,
    /^\w+\s*:\s*.+$/,
    /^[+\-#~]?[\w~<>[\], ]+(?:\([^)]*\))?[$*]?(?:\s*[\w~<>[\], ]+)?$/,
    /^\w+\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)\s+(?:"[^"]*"\s+)?\w+(?:\s*:\s*.+)?$/,
  ],
  erDiagram: [
    /^[\w-]+\s*\{$/,
    /^\}$/,
    /^[\w()[\],-]+\s+[\w-]+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?$/,
    /^[\w-]+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+[\w-]+\s*:\s*.+$/,
  ],
  stateDiagram: [
    /^direction\s+(?:TD|TB|LR|BT|RL)$/i,
    new RegExp(`^state\\s+(?:"[^"]+"\\s+as\\s+)?${name}\\s*\\{$`, 'u'),
    /^\}$/,
    new RegExp(`^state\\s+"[^"]+"\\s+as\\s+${name}$`, 'u'),
    new RegExp(`^(?:\\[\\*\\]|${name})\\s*-->\\s*(?:\\[\\*\\]|${name})(?:\\s*:\\s*.+)?$`, 'u'),
    new RegExp(`^${name}\\s*:\\s*.+$`, 'u'),
  ],
  xychart: [
    /^title\s+"[^"]+"$/,
    /^x-axis\s+(?:"[^"]*"\s*)?\[[^\]]+\]$/,
    /^[xy]-axis\s+(?:"[^"]*"\s+)?-?\d+(?:\.\d+)?\s*-->\s*-?\d+(?:\.\d+)?$/,
    /^y-axis\s+"[^"]+"$/,
    /^(?:bar|line)\s+\[[^\]]+\]$/,
  ],
};

const headers: Readonly<Record<string, RegExp>> = {
  sequenceDiagram: /^sequenceDiagram$/,
  classDiagram: /^classDiagram$/,
  erDiagram: /^erDiagram$/,
  stateDiagram: /^stateDiagram(?:-v2)?$/,
  xychart: /^xychart(?:-beta)?(?:\s+horizontal)?$/,
};

/**
 * The text that the drawing library is given, or undefined when it would not draw all of the diagram. Mermaid
 * itself draws such diagrams, in the reader's browser.
 */
export function readDrawable(source: DiagramSource): string | undefined {
  if (source.hasSettings) return undefined;
  if (/^(?:graph|flowchart)$/.test(source.kind)) return readFlowchartLines(source.lines)?.join('\n');
  const kind = source.kind.replace(/-v2$|-beta$/, '');
  const lines = source.lines.map((line) => line.replace(/;$/, ''));
  const patterns = Object.hasOwn(known, kind) ? known[kind] : undefined;
  if (!patterns || !headers[kind]?.test(lines[0] ?? '')) return undefined;
  const isKnown = lines.slice(1).every((line) => patterns.some((pattern) => pattern.test(line)));
  return isKnown ? lines.join('\n') : undefined;
}
