import { makeCacheKey, openHighlightCache } from '../code/cache.ts';
import { findPackage } from '../files/find-package.ts';
import { type DiagramMistake, findDiagramMistake, findUnknownKind } from './check-diagram.ts';
import { cleanSvg } from './clean-svg.ts';
import { type DiagramSource, readDiagramSource, readDrawable } from './diagram-source.ts';

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
const drawingVersion = 4;

/**
 * `cacheFolder` is absolute; undefined keeps nothing. Nothing is loaded before a diagram is asked for. Without Mermaid, which is
 * 190 MB with what it needs, most kinds are drawn all the same, unchecked.
 */
export function createDrawer(
  cacheFolder: string | undefined,
  hasMermaid: boolean = findPackage('mermaid') !== undefined,
): DiagramDrawer {
  const cache = openHighlightCache(cacheFolder, ['beautiful-mermaid', 'mermaid'], drawingVersion);
  let hasFrame = false;
  return {
    async draw(text) {
      const key = makeCacheKey(text, 'mermaid');
      const kept = await cache?.read(key);
      const drawing =
        kept === undefined ? await drawDiagram(text, hasMermaid) : (JSON.parse(kept) as Drawing);
      if (kept === undefined) cache?.keep(key, JSON.stringify(drawing));
      hasFrame ||= drawing.kind === 'frame';
      return drawing;
    },
    needsFrame: () => hasFrame,
    close: async () => cache?.close(),
  };
}

async function drawDiagram(text: string, hasMermaid: boolean): Promise<Drawing> {
  const mistake = hasMermaid ? await findDiagramMistake(text) : findUnknownKind(text);
  if (mistake) return { kind: 'mistake', mistake };
  const source = readDiagramSource(text);
  const name = nameDiagram(source);
  const drawable = readDrawable(source);
  const rest: Drawing = hasMermaid ? { kind: 'frame', ...name } : { kind: 'uninstalled' };
  if (drawable === undefined) return rest;
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  try {
    const drawn = renderMermaidSVG(drawable, { transparent: true, padding: 8, nodeSpacing: 32 });
    const description = source.description ?? source.lines.join('\n');
    const svg = cleanSvg(drawn, { title: name.title, description });
    return svg === '' ? rest : { kind: 'svg', svg, ...name };
  } catch {
    return rest;
  }
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
