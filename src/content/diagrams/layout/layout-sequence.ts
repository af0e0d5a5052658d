import type { Label } from '../read/label.ts';
import type {
  Participant,
  Sequence,
  SequenceMessage,
  SequenceNote,
  SequenceStep,
} from '../read/read-sequence.ts';
import type { DiagramBox } from './graph-layout.ts';
import { measureLabel, wrapLabel } from './text-size.ts';

/** Half the width of the bar that says when someone is at work, and how much further right one within another is. */
const barHalf = 5;
const barStep = 5;

/** Width of the loop of a message to oneself. */
export const loopWidth = 32;
const loopHeight = 24;

/** Around the text of a note, and between a note and the line of life beside it. */
const noteRoom = { width: 12, height: 7 };
const noteGap = 14;

/** How far a note over several goes beyond the first and the last. */
const noteReach = 24;

/** Height of the tab in which a block has its name. */
export const tabHeight = 24;

/** Between what a block is around and its sides; half of it between blocks. */
const blockRoom = 24;

/** Where a message is: its line from left to right, or back to where it comes from. */
export interface PlacedMessage extends SequenceMessage {
  readonly start: number;
  readonly end: number;
  readonly y: number;
  /** Its text, around the middle of a message and right of a loop. */
  readonly text: DiagramBox;
  /** Height of the loop of a message to oneself. */
  readonly loop?: number;
}

interface PlacedBlock {
  readonly name: string;
  readonly label: Label;
  readonly box: DiagramBox;
  readonly parts: readonly { readonly y: number; readonly label: Label }[];
}

export interface SequenceLayout {
  readonly participants: readonly (Participant & { readonly box: DiagramBox })[];
  /** Where the lines of life end. */
  readonly bottom: number;
  readonly messages: readonly PlacedMessage[];
  readonly notes: readonly (SequenceNote & { readonly box: DiagramBox })[];
  readonly bars: readonly DiagramBox[];
  readonly blocks: readonly PlacedBlock[];
}

/** Places what a sequence says, from above to below; its texts are broken into lines of at most so many px. */
export function layoutSequence(sequence: Sequence, width: number): SequenceLayout {
  const wrapped = wrapTexts(sequence, width);
  const sizes = wrapped.participants.map(({ label, isActor }) => {
    const text = measureLabel(label);
    return {
      width: Math.max(isActor ? 60 : 84, Math.ceil(text.width) + 28),
      height: text.height + (isActor ? 40 : 20),
    };
  });
  const height = Math.max(...sizes.map((size) => size.height));
  const columns = placeColumns(wrapped, sizes);
  const participants = wrapped.participants.map((one, index) => {
    const { width: wide = 0, height: high = 0 } = sizes[index] ?? {};
    return {
      ...one,
      box: { x: (columns[index] ?? 0) - wide / 2, y: height - high, width: wide, height: high },
    };
  });
  const at = new Map(wrapped.participants.map(({ id }, index) => [id, columns[index] ?? 0]));
  return { participants, ...placeSteps(spread(sequence.steps, at, width), at, height) };
}

/** The steps with the texts of messages and notes as wide as where they stand. */
function spread(
  steps: readonly SequenceStep[],
  at: ReadonlyMap<string, number>,
  width: number,
): readonly SequenceStep[] {
  const between = (ids: readonly string[]) => {
    const places = ids.map((id) => at.get(id) ?? 0);
    return Math.max(...places) - Math.min(...places);
  };
  return steps.map((step) => {
    if (step.kind === 'message') {
      const room = Math.max(width, between([step.from, step.to]) - 36);
      return { ...step, label: wrapLabel(step.label, room) };
    }
    if (step.kind === 'block' || step.kind === 'part')
      return { ...step, label: wrapLabel(step.label, 1.6 * width) };
    if (step.kind !== 'note') return step;
    return {
      ...step,
      label: wrapLabel(step.label, Math.max(width, between(step.of) + 2 * noteReach - 2 * noteRoom.width)),
    };
  });
}

function wrapTexts(
  { participants, steps }: Sequence,
  width: number,
): Pick<Sequence, 'participants' | 'steps'> {
  return {
    participants: participants.map((one) => ({ ...one, label: wrapLabel(one.label, Math.min(width, 160)) })),
    steps: steps.map((step) =>
      step.kind === 'message' || step.kind === 'note'
        ? { ...step, label: wrapLabel(step.label, width) }
        : step,
    ),
  };
}

interface Distance {
  readonly from: number;
  readonly to: number;
  readonly least: number;
}

/** The middles of the participants, as close as their names and what is between them allows. */
function placeColumns(
  { participants, steps }: Pick<Sequence, 'participants' | 'steps'>,
  sizes: readonly { readonly width: number }[],
): readonly number[] {
  const index = new Map(participants.map(({ id }, place) => [id, place]));
  const find = (id: string) => index.get(id) ?? 0;
  const distances: readonly Distance[] = [
    ...sizes.slice(1).map((size, place) => ({
      from: place,
      to: place + 1,
      least: (size.width + (sizes[place]?.width ?? 0)) / 2 + 24,
    })),
    ...steps.flatMap((step) =>
      step.kind === 'message' || step.kind === 'note' ? measureStep(step, find) : [],
    ),
  ];
  const columns: number[] = [];
  for (const place of participants.keys()) {
    const ends = distances.filter(({ from, to }) => to === place && from >= 0 && from < place);
    columns.push(Math.round(Math.max(0, ...ends.map(({ from, least }) => (columns[from] ?? 0) + least))));
  }
  return columns;
}

/** How far apart participants have to be for a message or a note. */
function measureStep(
  step: SequenceMessage | SequenceNote,
  find: (id: string) => number,
): readonly Distance[] {
  const { width } = measureLabel(step.label);
  if (step.kind === 'message') {
    const [from = 0, to = 0] = [find(step.from), find(step.to)].sort((a, b) => a - b);
    return [
      from === to ? { from, to: from + 1, least: width + loopWidth + 28 } : { from, to, least: width + 36 },
    ];
  }
  const [from = 0, to = from] = step.of.map(find).sort((a, b) => a - b);
  const wide = width + 2 * noteRoom.width;
  if (step.side === 'left') return [{ from: from - 1, to: from, least: wide + 2 * noteGap }];
  if (step.side === 'right') return [{ from, to: from + 1, least: wide + 2 * noteGap }];
  if (to > from) return [{ from, to, least: wide - 2 * noteReach }];
  return [
    { from: from - 1, to: from, least: wide / 2 + noteGap },
    { from, to: from + 1, least: wide / 2 + noteGap },
  ];
}

interface OpenBlock {
  readonly name: string;
  readonly label: Label;
  readonly y: number;
  readonly parts: { readonly y: number; readonly label: Label }[];
  left: number;
  right: number;
}

function placeSteps(
  steps: readonly SequenceStep[],
  at: ReadonlyMap<string, number>,
  top: number,
): Omit<SequenceLayout, 'participants'> {
  const messages: PlacedMessage[] = [];
  const notes: (SequenceNote & { readonly box: DiagramBox })[] = [];
  const blocks: PlacedBlock[] = [];
  const bars: DiagramBox[] = [];
  const open: OpenBlock[] = [];
  const active = new Map<string, number[]>();
  let y = top + 8;
  const reach = (left: number, right: number) => {
    const block = open.at(-1);
    if (!block) return;
    block.left = Math.min(block.left, left - blockRoom);
    block.right = Math.max(block.right, right + blockRoom);
  };
  const endBar = (id: string, bottom: number) => {
    const stack = active.get(id) ?? [];
    const start = stack.pop();
    if (start === undefined) return;
    const x = (at.get(id) ?? 0) - barHalf + stack.length * barStep;
    bars.push({ x, y: start, width: 2 * barHalf, height: Math.max(8, bottom - start) });
  };
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'message') {
      const next = steps[index + 1];
      const starts = next?.kind === 'activate' && next.of === step.to ? 1 : 0;
      const edge = (id: string, side: number, more: number) => {
        const depth = (active.get(id)?.length ?? 0) + more;
        const x = at.get(id) ?? 0;
        return depth === 0 ? x : x + side * barHalf + (side > 0 || depth > 1 ? (depth - 1) * barStep : 0);
      };
      const placed = placeMessage(step, y, at, (id, side) => edge(id, side, id === step.to ? starts : 0));
      messages.push(placed);
      const isLoop = placed.loop !== undefined;
      reach(
        Math.min(placed.start, placed.end),
        Math.max(placed.start, placed.end, isLoop ? placed.text.x + placed.text.width : 0),
      );
      y = placed.y + (placed.loop ?? 0) + 4;
    } else if (step.kind === 'note') {
      const box = placeNote(step, y + 10, at);
      notes.push({ ...step, box });
      reach(box.x + 8, box.x + box.width - 8);
      y = box.y + box.height + 4;
    } else if (step.kind === 'activate')
      active.set(step.of, [...(active.get(step.of) ?? []), messages.at(-1)?.y ?? y]);
    else if (step.kind === 'deactivate') endBar(step.of, y - 4);
    else if (step.kind === 'block') {
      y += 14;
      open.push({ ...step, y, parts: [], left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY });
      y += Math.max(tabHeight, measureLabel(step.label).height + 4);
    } else if (step.kind === 'part') {
      y += 14;
      open.at(-1)?.parts.push({ y, label: step.label });
      y += measureLabel(step.label).height + 2;
    } else {
      const block = open.pop();
      if (!block) continue;
      y += 12;
      const placed = closeBlock(block, y, [...at.values()]);
      blocks.push(placed);
      const { x, width } = placed.box;
      reach(x + blockRoom / 2, x + width - blockRoom / 2);
    }
  }
  for (const id of active.keys()) while ((active.get(id)?.length ?? 0) > 0) endBar(id, y + 8);
  return { bottom: y + 16, messages, notes, blocks, bars };
}

function placeMessage(
  step: SequenceMessage,
  y: number,
  at: ReadonlyMap<string, number>,
  edge: (id: string, side: number) => number,
): PlacedMessage {
  const { width, height } = measureLabel(step.label);
  const [from = 0, to = 0] = [at.get(step.from), at.get(step.to)];
  if (step.from === step.to) {
    const loop = Math.max(loopHeight, height - 4);
    const start = edge(step.from, 1);
    const text = { x: start + loopWidth + 8, y: y + 16 + (loop - height) / 2, width, height };
    return { ...step, start, end: start, y: y + 16, loop, text };
  }
  const side = Math.sign(to - from);
  const [start, end] = [edge(step.from, side), edge(step.to, -side)];
  const line = y + 10 + height + 4;
  return { ...step, start, end, y: line, text: { x: (start + end - width) / 2, y: y + 10, width, height } };
}

function placeNote(
  { side, of, label }: SequenceNote,
  y: number,
  at: ReadonlyMap<string, number>,
): DiagramBox {
  const text = measureLabel(label);
  const places = of.map((id) => at.get(id) ?? 0);
  const [left, right] = [Math.min(...places), Math.max(...places)];
  const wide = Math.ceil(text.width) + 2 * noteRoom.width;
  const width = right > left ? Math.max(wide, right - left + 2 * noteReach) : wide;
  const height = text.height + 2 * noteRoom.height;
  const x =
    side === 'left'
      ? left - noteGap - width
      : side === 'right'
        ? right + noteGap
        : (left + right - width) / 2;
  return { x, y, width, height };
}

/** A block is as wide as what is in it and as its name; an empty one goes over everything. */
function closeBlock(
  { left, right, y, name, label, parts }: OpenBlock,
  bottom: number,
  columns: readonly number[],
): PlacedBlock {
  const isEmpty = left > right;
  const x = isEmpty ? Math.min(...columns) - blockRoom : left;
  const end = isEmpty ? Math.max(...columns) + blockRoom : right;
  const texts = [label, ...parts.map((part) => part.label)].map((one) => measureLabel(one).width + 96);
  return { name, label, parts, box: { x, y, width: Math.max(end - x, ...texts), height: bottom - y } };
}
