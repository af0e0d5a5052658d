import type { DiagramBox, DiagramPoint } from '../layout/graph-layout.ts';
import {
  layoutSequence,
  loopWidth,
  type PlacedMessage,
  type SequenceLayout,
  tabHeight,
} from '../layout/layout-sequence.ts';
import { measureLabel, measureText } from '../layout/text-size.ts';
import type { Label } from '../read/label.ts';
import type { Sequence } from '../read/read-sequence.ts';
import { drawEdges } from './draw-edges.ts';
import { fitDrawing } from './fit.ts';
import {
  addTitle,
  type Drawn,
  drawLabel,
  drawPoints,
  drawRect,
  groupParts,
  round,
  surround,
  tag,
} from './svg.ts';

/** How wide texts may be. */
const widths = [220, 180, 150, 125, 100];

/**
 * The parts of a sequence's drawing, from back to front. Texts are broken into as many lines as it takes to be no wider than `room`, in
 * px; where nothing helps, it is wider.
 */
export async function drawSequence(sequence: Sequence, room: number): Promise<readonly Drawn[]> {
  const drawn = await fitDrawing(widths, room, (width) => drawParts(layoutSequence(sequence, width)));
  return sequence.title ? addTitle(drawn, sequence.title) : drawn;
}

function drawParts({
  participants,
  bottom,
  messages,
  notes,
  bars,
  blocks,
}: SequenceLayout): readonly Drawn[] {
  return [
    ...blocks.map(({ box }) => drawRect(box, { class: 'block', rx: 6 })),
    ...participants.map(({ box }) => {
      const x = box.x + box.width / 2;
      return drawPoints(
        'polyline',
        [
          { x, y: box.y + box.height },
          { x, y: bottom },
        ],
        { class: 'lifeline' },
      );
    }),
    ...bars.map((box) => drawRect(box, { class: 'activation', rx: 2 })),
    ...blocks.flatMap(drawBlockTexts),
    ...messages.map(drawMessage),
    ...notes.map(({ box, label }) =>
      groupParts('note-box', [drawRect(box, { rx: 4 }), drawLabel(label, middleOf(box))]),
    ),
    ...participants.map(drawParticipant),
  ];
}

function middleOf({ x, y, width, height }: DiagramBox): DiagramPoint {
  return { x: x + width / 2, y: y + height / 2 };
}

function drawParticipant({ box, label, isActor }: SequenceLayout['participants'][number]): Drawn {
  if (!isActor)
    return groupParts('actor', [drawRect(box, { class: 'shape', rx: 6 }), drawLabel(label, middleOf(box))]);
  const { height } = measureLabel(label);
  const x = box.x + box.width / 2;
  const bottom = box.y + box.height;
  const body = `M${round(x - 14)} ${round(bottom - height - 6)}a14 13 0 0 1 28 0z`;
  return groupParts('actor', [
    {
      svg: tag('circle', { class: 'shape', cx: x, cy: box.y + 8, r: 7 }),
      box: surround([{ x, y: box.y + 8 }], 7),
    },
    { svg: tag('path', { class: 'shape', d: body }), box: surround([{ x, y: bottom - height - 20 }], 14) },
    drawLabel(label, { x, y: bottom - height / 2 - 2 }),
  ]);
}

/** The name and the conditions of a block. */
function drawBlockTexts({ box, name, label, parts }: SequenceLayout['blocks'][number]): readonly Drawn[] {
  const { x, y, width } = box;
  const tab = Math.ceil(measureText(name, true)) + 20;
  const cut = 6;
  const outline = `M${round(x)} ${round(y + tabHeight)}v-${tabHeight - cut}q0-${cut} ${cut}-${cut}h${tab - cut}v${tabHeight - cut}l-${cut} ${cut}z`;
  const tabBox = { x, y, width: tab, height: tabHeight };
  const drawn: Drawn[] = [
    { svg: tag('path', { class: 'block-name', d: outline }), box: tabBox },
    drawLabel([[{ text: name, isBold: true }]], { x: x + tab / 2 - 1, y: y + tabHeight / 2 }),
    ...drawCondition(label, { x: x + tab + 8, y: y + 2 }),
  ];
  for (const part of parts) {
    drawn.push(
      drawPoints(
        'polyline',
        [
          { x, y: part.y },
          { x: x + width, y: part.y },
        ],
        { class: 'part-line' },
      ),
      ...drawCondition(part.label, { x: x + 10, y: part.y + 3 }),
    );
  }
  return drawn;
}

function drawCondition(label: Label, { x, y }: DiagramPoint): readonly Drawn[] {
  if (label.every((line) => line.length === 0)) return [];
  const [first = [], ...rest] = label;
  const opened = [[{ text: '[' }, ...first], ...rest];
  const closed = [...opened.slice(0, -1), [...(opened.at(-1) ?? []), { text: ']' }]];
  return [drawTextOver(closed, { x, y, ...measureLabel(closed) }, 'start')];
}

/** A text over lines, which its ground covers. */
function drawTextOver(label: Label, box: DiagramBox, anchor?: 'start'): Drawn {
  const { x, y } = middleOf(box);
  const ground = drawRect({ ...box, x: box.x - 3, width: box.width + 6 }, { rx: 4 });
  const text = drawLabel(label, { x: anchor === 'start' ? box.x : x, y }, { ...(anchor && { anchor }) });
  return groupParts('edge-label', [ground, text]);
}

function drawMessage({ start, end, y, text, loop, label, ...look }: PlacedMessage): Drawn {
  const hasText = label.some((line) => line.length > 0);
  if (loop === undefined) {
    const line = drawEdges([
      {
        ...look,
        points: [
          { x: start, y },
          { x: end, y },
        ],
      },
    ]);
    return groupParts('sent', [...line, ...(hasText ? [drawTextOver(label, text)] : [])]);
  }
  const right = start + loopWidth;
  const points = [
    { x: start, y },
    { x: right, y },
    { x: right, y: y + loop },
    { x: end, y: y + loop },
  ];
  const line = drawEdges([{ ...look, points }]);
  return groupParts('sent', [...line, ...(hasText ? [drawTextOver(label, text, 'start')] : [])]);
}
