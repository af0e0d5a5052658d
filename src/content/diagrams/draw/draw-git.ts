import type { DiagramPoint } from '../layout/graph-layout.ts';
import { measureLabel, measureText, wrapLabel } from '../layout/text-size.ts';
import type { GitCommit, GitGraph } from '../read/read-git.ts';
import { traceLine } from './draw-edges.ts';
import { type Drawn, drawLabel, drawPoints, drawRect, groupParts, surround, tag } from './svg.ts';

/** Between branches, and between commits. */
const laneWidth = 28;
const rowHeight = 38;

/** How many colours branches have. */
const colorCount = 5;

/**
 * The parts of a Git graph's drawing: a row for each commit, the first above, and a column for each branch. Beside a commit stands what
 * it is called, and beside the first of a branch the branch.
 */
export function drawGitGraph({ branches, commits }: GitGraph, room: number): readonly Drawn[] {
  const textX = branches.length * laneWidth;
  const rows: { readonly y: number; readonly texts: readonly Drawn[] }[] = [];
  let bottom = 0;
  for (const [index, commit] of commits.entries()) {
    const isFirst = commits.findIndex(({ branch }) => branch === commit.branch) === index;
    const pills = isFirst ? [branches[commit.branch] ?? ''] : [];
    const used = pills.concat(commit.tag ?? []).reduce((sum, text) => sum + measureText(text) + 28, textX);
    const label = wrapLabel(commit.label, Math.max(160, room - used));
    const height = Math.max(rowHeight, measureLabel(label).height + 14);
    const y = bottom + height / 2;
    bottom += height;
    rows.push({ y, texts: drawTexts({ ...commit, label }, pills, { x: textX, y }) });
  }
  const at = (index: number): DiagramPoint => ({
    x: (commits[index]?.branch ?? 0) * laneWidth,
    y: rows[index]?.y ?? 0,
  });
  const lines = commits.flatMap((commit, index) =>
    commit.parents.map((parent, place) =>
      drawLink(commits[parent] ?? commit, commit, at(parent), at(index), place > 0),
    ),
  );
  const dots = commits.map((commit, index) =>
    groupParts(colorOf(commit.branch), drawDot(commit.kind, at(index))),
  );
  return [...lines, ...dots, ...rows.flatMap(({ texts }) => texts)];
}

function colorOf(branch: number): string {
  return `series-${branch % colorCount}`;
}

/** A line in the colour of the branch that leaves another, or that comes into it. */
function drawLink(
  from: GitCommit,
  to: GitCommit,
  start: DiagramPoint,
  end: DiagramPoint,
  isMerge: boolean,
): Drawn {
  const middle = isMerge ? end.y - rowHeight / 2 : start.y + rowHeight / 2;
  const points =
    start.x === end.x ? [start, end] : [start, { x: start.x, y: middle }, { x: end.x, y: middle }, end];
  const path = { svg: tag('path', { class: 'stroke', d: traceLine(points) }), box: surround(points, 2) };
  return groupParts(colorOf(isMerge ? from.branch : to.branch), [path]);
}

function drawDot(kind: GitCommit['kind'], { x, y }: DiagramPoint): readonly Drawn[] {
  const circle = (r: number, name: string): Drawn => ({
    svg: tag('circle', { class: name, cx: x, cy: y, r }),
    box: surround([{ x, y }], r),
  });
  if (kind === 'highlight') return [drawRect(surround([{ x, y }], 7), { class: 'ring', rx: 2 })];
  if (kind === 'merge') return [circle(7, 'ring')];
  if (kind === 'normal') return [circle(6, 'column')];
  const cross = [-3, 3].map((by) =>
    drawPoints(
      'polyline',
      [
        { x: x - 3, y: y - by },
        { x: x + 3, y: y + by },
      ],
      { class: 'stroke' },
    ),
  );
  return [circle(8, 'ring'), ...cross];
}

function drawTexts(
  { branch, label, tag: mark }: GitCommit,
  pills: readonly string[],
  at: DiagramPoint,
): readonly Drawn[] {
  let { x } = at;
  const drawPill = (text: string, name: string) => {
    const width = measureText(text) + 16;
    const box = { x, y: at.y - 12, width, height: 24 };
    x += width + 10;
    return groupParts(name, [
      drawRect(box, { class: 'git-name', rx: 12 }),
      drawLabel([[{ text }]], { x: box.x + width / 2, y: at.y }),
    ]);
  };
  const named = pills.map((text) => drawPill(text, colorOf(branch)));
  const { width } = measureLabel(label);
  const texts = width > 0 ? [drawLabel(label, { x, y: at.y }, { anchor: 'start', class: 'soft' })] : [];
  x += width > 0 ? width + 12 : 0;
  return [...named, ...texts, ...(mark === undefined ? [] : [drawPill(mark, 'git-tag')])];
}
