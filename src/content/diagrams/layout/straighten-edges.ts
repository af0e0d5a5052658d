import type { DiagramBox, DiagramPoint, EdgeLayout } from './graph-layout.ts';

/** How far a piece of a line may be moved sideways, in px. */
const most = 12;

/** How near another line may be that leads the same way, and how near at an end, where there are arrows. */
const near = 8;
const nearEnd = 14;

/** How far an end stays from the corners of what it is at, in px. */
const fromCorner = 10;

/** What each end of a line is at, where no other line shares it and it may be moved. */
export interface FreeEnds {
  readonly start: DiagramBox | undefined;
  readonly end: DiagramBox | undefined;
}

interface Piece {
  readonly from: DiagramPoint;
  readonly to: DiagramPoint;
}

/**
 * Lines without small steps to the side: a piece before or behind one is moved, with what is written on it, onto the line of the other.
 * An end is moved along its side only where it is free, and nothing is moved onto another line, a node or what is written on lines.
 */
export function straightenEdges(
  edges: readonly EdgeLayout[],
  free: readonly FreeEnds[],
  boxes: readonly DiagramBox[],
): readonly EdgeLayout[] {
  const done = [...edges];
  for (const index of edges.keys())
    for (;;) {
      const edge = done[index];
      const rest = done.filter((_, other) => other !== index);
      const around = {
        pieces: rest.flatMap(({ points }) => listPieces(points)),
        boxes: [...boxes, ...rest.flatMap(listLabels)],
      };
      const next = edge && removeStep(edge, free[index] ?? { start: undefined, end: undefined }, around);
      if (!next) break;
      done[index] = next;
    }
  return done;
}

interface Around {
  readonly pieces: readonly Piece[];
  readonly boxes: readonly DiagramBox[];
}

function listLabels({ label, startLabel, endLabel }: EdgeLayout): readonly DiagramBox[] {
  return [label, startLabel, endLabel].flatMap((one) => one ?? []);
}

function listPieces(points: readonly DiagramPoint[]): readonly Piece[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
}

/** The line without one of its steps; undefined when none can go. */
function removeStep(edge: EdgeLayout, free: FreeEnds, around: Around): EdgeLayout | undefined {
  const pieces = listPieces(edge.points);
  for (const [index, step] of pieces.entries()) {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (!before || !after || measure(step) > most || !leadOn(before, after)) continue;
    const [first, last] = [index === 1, index === pieces.length - 2];
    const choices = [
      { at: index - 1, by: subtract(step.to, step.from), isEnd: first, box: free.start, end: before.from },
      { at: index + 1, by: subtract(step.from, step.to), isEnd: last, box: free.end, end: after.to },
    ];
    // Pieces in the middle before ends, which are in the middle of sides.
    for (const { at, by, isEnd, box, end } of choices.sort((a, b) => Number(a.isEnd) - Number(b.isEnd))) {
      const piece = pieces[at];
      if (!piece || (isEnd && !(box && isBetweenCorners(add(end, by), by, box)))) continue;
      const moved = { from: add(piece.from, by), to: add(piece.to, by) };
      if (around.pieces.some((other) => isOver(moved, other, isEnd ? nearEnd : near))) continue;
      const next = movePiece(edge, at, piece, by);
      if (!listLabels(next).some((label) => around.boxes.some((box) => isOn(label, box)))) return next;
    }
  }
  return undefined;
}

/** Whether a point that was moved is still in the middle part of the side of a box. */
function isBetweenCorners(
  point: DiagramPoint,
  by: DiagramPoint,
  { x, y, width, height }: DiagramBox,
): boolean {
  if (by.x !== 0) return point.x >= x + fromCorner && point.x <= x + width - fromCorner;
  return point.y >= y + fromCorner && point.y <= y + height - fromCorner;
}

function movePiece(edge: EdgeLayout, at: number, piece: Piece, by: DiagramPoint): EdgeLayout {
  const points = edge.points.map((point, index) =>
    index === at || index === at + 1 ? add(point, by) : point,
  );
  const move = (label: DiagramBox | undefined) =>
    label && isOn(label, coverPiece(piece)) ? { ...label, ...add(label, by) } : label;
  const [label, startLabel, endLabel] = [edge.label, edge.startLabel, edge.endLabel].map(move);
  return {
    points: dropStraight(points),
    ...(label && { label }),
    ...(startLabel && { startLabel }),
    ...(endLabel && { endLabel }),
  };
}

/** A line without the points at which it does not turn. */
function dropStraight(points: readonly DiagramPoint[]): readonly DiagramPoint[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    const isLevel = before.y === point.y && point.y === after.y;
    return !isLevel && !(before.x === point.x && point.x === after.x);
  });
}

function add(one: DiagramPoint, other: DiagramPoint): DiagramPoint {
  return { x: one.x + other.x, y: one.y + other.y };
}

function subtract(one: DiagramPoint, other: DiagramPoint): DiagramPoint {
  return { x: one.x - other.x, y: one.y - other.y };
}

function measure({ from, to }: Piece): number {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** Whether two pieces lead in the same direction. */
function leadOn(one: Piece, other: Piece): boolean {
  const [a, b] = [subtract(one.to, one.from), subtract(other.to, other.from)];
  return a.x * b.x + a.y * b.y > 0 && Math.abs(a.x * b.y - a.y * b.x) < 0.01;
}

/** Whether two pieces lie side by side, too near. */
function isOver(one: Piece, other: Piece, least: number): boolean {
  const isUpright = Math.abs(one.from.x - one.to.x) < 0.01;
  if (isUpright !== Math.abs(other.from.x - other.to.x) < 0.01) return false;
  const [along, across] = isUpright ? (['y', 'x'] as const) : (['x', 'y'] as const);
  if (Math.abs(one.from[across] - other.from[across]) > least - 0.01) return false;
  const start = Math.max(
    Math.min(one.from[along], one.to[along]),
    Math.min(other.from[along], other.to[along]),
  );
  const end = Math.min(
    Math.max(one.from[along], one.to[along]),
    Math.max(other.from[along], other.to[along]),
  );
  return end - start > 2;
}

/** The box of a piece, and of what is beside it. */
function coverPiece({ from, to }: Piece): DiagramBox {
  const [x, y] = [Math.min(from.x, to.x) - 2, Math.min(from.y, to.y) - 2];
  return { x, y, width: Math.abs(from.x - to.x) + 4, height: Math.abs(from.y - to.y) + 4 };
}

function isOn(one: DiagramBox, other: DiagramBox): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
