import { makeCacheKey, openHighlightCache } from '../code/cache.ts';
import { type DiagramMistake, findDiagramMistake } from './check-diagram.ts';
import { cleanSvg } from './clean-svg.ts';
import { type DiagramSource, readDiagramSource, readDrawable } from './diagram-source.ts';

/** What a page shows for a diagram. */
type Drawing =
  /** An SVG for `placeDiagram`. */
  | { readonly kind: 'svg'; readonly svg: string; readonly title: string }
  /** Only Mermaid draws it, in the reader's browser. */
  | { readonly kind: 'frame'; readonly title: string }
  | { readonly kind: 'mistake'; readonly mistake: DiagramMistake };

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
const drawingVersion = 3;

/** `cacheFolder` is absolute; undefined keeps nothing. Nothing is loaded before a diagram is asked for. */
export function createDrawer(cacheFolder: string | undefined): DiagramDrawer {
  const cache = openHighlightCache(cacheFolder, ['beautiful-mermaid', 'mermaid'], drawingVersion);
  let hasFrame = false;
  return {
    async draw(text) {
      const key = makeCacheKey(text, 'mermaid');
      const kept = await cache?.read(key);
      const drawing = kept === undefined ? await drawDiagram(text) : (JSON.parse(kept) as Drawing);
      if (kept === undefined) cache?.keep(key, JSON.stringify(drawing));
      hasFrame ||= drawing.kind === 'frame';
      return drawing;
    },
    needsFrame: () => hasFrame,
    close: async () => cache?.close(),
  };
}

async function drawDiagram(text: string): Promise<Drawing> {
  const mistake = await findDiagramMistake(text);
  if (mistake) return { kind: 'mistake', mistake };
  const source = readDiagramSource(text);
  const title = source.title ?? kindTitle(source);
  const drawable = readDrawable(source);
  if (drawable === undefined) return { kind: 'frame', title };
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  try {
    const drawn = renderMermaidSVG(drawable, { transparent: true, padding: 8, nodeSpacing: 32 });
    const svg = cleanSvg(drawn, { title, description: source.description ?? source.lines.join('\n') });
    return svg === '' ? { kind: 'frame', title } : { kind: 'svg', svg, title };
  } catch {
    return { kind: 'frame', title };
  }
}

const kinds: Readonly<Record<string, string>> = {
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
};

function kindTitle({ kind, lines }: DiagramSource): string {
  const written = lines.map((line) => /^title:?\s+"?(.+?)"?$/.exec(line)?.[1]).find(Boolean);
  return written ?? kinds[kind.replace(/-(?:v2|beta)$/, '')] ?? 'Diagram';
}
