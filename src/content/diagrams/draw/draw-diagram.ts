import type { DiagramSource } from '../diagram-source.ts';
import type { Graph } from '../read/graph.ts';
import { readLabel } from '../read/label.ts';
import { readChart } from '../read/read-chart.ts';
import { readClasses } from '../read/read-class.ts';
import { readEntities } from '../read/read-entities.ts';
import { readFlowchart } from '../read/read-flowchart.ts';
import { readGitGraph } from '../read/read-git.ts';
import { readSequence } from '../read/read-sequence.ts';
import { readState } from '../read/read-state.ts';
import { drawChart } from './draw-chart.ts';
import { drawGitGraph } from './draw-git.ts';
import { drawGraph } from './draw-graph.ts';
import { drawSequence } from './draw-sequence.ts';
import { addTitle, type DrawingNames, type Drawn, writeDrawing } from './svg.ts';

/** Width in px that drawings are fitted to: that of the column of text, less what is around them. */
const room = 636;

const graphs: Readonly<Record<string, (lines: readonly string[]) => Graph | undefined>> = {
  flowchart: readFlowchart,
  graph: readFlowchart,
  stateDiagram: readState,
  classDiagram: readClasses,
  erDiagram: readEntities,
};

/** The drawing of a diagram, for `placeDiagram`; undefined for one with what only Mermaid draws. */
export async function drawDiagram(source: DiagramSource, names: DrawingNames): Promise<string | undefined> {
  if (source.hasSettings) return undefined;
  const parts = await drawParts(source);
  if (!parts || parts.length === 0) return undefined;
  const heading = source.heading === undefined ? undefined : readLabel(source.heading);
  return writeDrawing(heading ? addTitle(parts, heading) : parts, names);
}

async function drawParts(source: DiagramSource): Promise<readonly Drawn[] | undefined> {
  const kind = source.kind.replace(/-v2$|-beta$/, '');
  const lines = source.lines
    .filter((line) => !line.startsWith('%%'))
    .map((line) => line.replace(/\s*;$/, ''));
  const graph = Object.hasOwn(graphs, kind) ? graphs[kind]?.(lines) : undefined;
  if (graph) return drawGraph(graph, room);
  const sequence = kind === 'sequenceDiagram' ? readSequence(lines) : undefined;
  if (sequence) return drawSequence(sequence, room);
  const git = kind === 'gitGraph' ? readGitGraph(lines) : undefined;
  if (git) return drawGitGraph(git, room);
  const chart = kind === 'xychart' ? readChart(lines) : undefined;
  return chart && drawChart(chart, room);
}
