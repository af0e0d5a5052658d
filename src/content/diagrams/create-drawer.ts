import { makeCacheKey, openHighlightCache } from '../code/cache.ts';
import { findPackage } from '../files/find-package.ts';
import { type DiagramMistake, findDiagramMistake, findUnknownKind } from './check-diagram.ts';
import { type DiagramSource, readDiagramSource } from './diagram-source.ts';
import { drawDiagram } from './draw/draw-diagram.ts';

/** How a diagram is called: by the writer, or by what it is (`isKind`). */
export type DiagramName =
  | { readonly title: string; readonly isKind: false }
  | { readonly title: DiagramKind; readonly isKind: true };

/** What a page shows for a diagram. */
type Drawing =
  /** An SVG for `placeDiagram`; its `title` has the name in English. */
  | ({ readonly kind: 'svg'; readonly svg: string } & DiagramName)
  /** Only Mermaid draws it, in the reader's browser. */
  | ({ readonly kind: 'frame' } & DiagramName)
  | { readonly kind: 'mistake'; readonly mistake: DiagramMistake }
  /** Only Mermaid draws it, and that is not installed. */
  | { readonly kind: 'uninstalled' };

/** Draws diagrams and keeps the drawings. */
export interface DiagramDrawer {
  /** Draws a Mermaid text; the same text is drawn the same. Never rejects for what a writer wrote. */
  draw(text: string): Promise<Drawing>;
  /** Whether a diagram was asked for that only a frame draws. */
  needsFrame(): boolean;
  /** Writes what is kept. */
  close(): Promise<void>;
}

/** Counts up when the same text is to be drawn again. */
const drawingVersion = 5;

/**
 * `cacheFolder` is absolute; undefined keeps nothing. Nothing is loaded before a diagram is asked for. Without Mermaid, which is
 * 190 MB with what it needs, most kinds are drawn all the same, unchecked.
 */
export function createDrawer(
  cacheFolder: string | undefined,
  hasMermaid: boolean = findPackage('mermaid') !== undefined,
): DiagramDrawer {
  const cache = openHighlightCache(cacheFolder, ['elkjs', 'mermaid'], drawingVersion);
  let hasFrame = false;
  return {
    async draw(text) {
      const key = makeCacheKey(text, 'mermaid');
      const kept = await cache?.read(key);
      const drawing =
        kept === undefined ? await checkAndDraw(text, hasMermaid) : (JSON.parse(kept) as Drawing);
      if (kept === undefined) cache?.keep(key, JSON.stringify(drawing));
      hasFrame ||= drawing.kind === 'frame';
      return drawing;
    },
    needsFrame: () => hasFrame,
    close: async () => cache?.close(),
  };
}

async function checkAndDraw(text: string, hasMermaid: boolean): Promise<Drawing> {
  const mistake = hasMermaid ? await findDiagramMistake(text) : findUnknownKind(text);
  if (mistake) return { kind: 'mistake', mistake };
  const source = readDiagramSource(text);
  const name = nameDiagram(source);
  const description = source.description ?? source.lines.join('\n');
  // The layout kernel fails on graphs that it cannot place; Mermaid's own layout may place them.
  const svg = await drawDiagram(source, { title: name.title, description }).catch(() => undefined);
  if (svg !== undefined) return { kind: 'svg', svg, ...name };
  return hasMermaid ? { kind: 'frame', ...name } : { kind: 'uninstalled' };
}

const kinds = {
  flowchart: 'Flowchart',
  graph: 'Flowchart',
  sequenceDiagram: 'Sequence diagram',
  classDiagram: 'Class diagram',
  erDiagram: 'Entity relationship diagram',
  stateDiagram: 'State diagram',
  xychart: 'Chart',
  gantt: 'Gantt chart',
  pie: 'Pie chart',
  journey: 'User journey',
  mindmap: 'Mind map',
  timeline: 'Timeline',
  gitGraph: 'Git graph',
  quadrantChart: 'Quadrant chart',
} as const;

/** What a diagram without a title is called. */
export type DiagramKind = (typeof kinds)[keyof typeof kinds] | 'Diagram';

function nameDiagram({ kind, lines, title }: DiagramSource): DiagramName {
  const written = title ?? lines.map((line) => /^title:?\s+"?(.+?)"?$/.exec(line)?.[1]).find(Boolean);
  if (written !== undefined) return { title: written, isKind: false };
  const known: Readonly<Record<string, DiagramKind>> = kinds;
  return { title: known[kind.replace(/-(?:v2|beta)$/, '')] ?? 'Diagram', isKind: true };
}
