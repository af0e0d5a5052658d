import type { DiagramPoint } from '../layout/graph-layout.ts';
import { measureLabel, measureText } from '../layout/text-size.ts';
import type { Label } from '../read/label.ts';
import type { Chart } from '../read/read-chart.ts';
import { type Drawn, drawLabel, drawPoints, drawRect, groupParts, surround, tag } from './svg.ts';

const plotHeight = 260;
const widest = 560;

/** Between an axis and what is written beside it. */
const axisGap = 10;

/** How many colours series have. */
const colorCount = 5;

/** The lines of a plot: at a value up, at a place across. */
interface Plot {
  readonly at: (across: number, up: number) => DiagramPoint;
  /** Lengths of both axes, in px. */
  readonly acrossSize: number;
  readonly upSize: number;
  readonly from: number;
  readonly to: number;
}

/** The parts of a chart's drawing, which is no wider than `room`, in px. */
export function drawChart(chart: Chart, room: number): readonly Drawn[] {
  const ticks = findTicks(chart);
  const [from = 0, to = 1] = [ticks[0], ticks.at(-1)];
  const names = nameAcross(chart);
  const upTexts = ticks.map((value) => writeNumber(value));
  const isFlat = chart.isHorizontal;
  const beside = Math.max(...(isFlat ? names : upTexts).map((text) => measureText(text))) + axisGap;
  const width = Math.max(
    120,
    Math.min(widest, room - beside - (measureLabel(chart.up.title).height > 0 ? 32 : 0) - 16),
  );
  const height = isFlat ? Math.max(plotHeight, names.length * 28) : plotHeight;
  const [acrossSize, upSize] = isFlat ? [height, width] : [width, height];
  const at = (across: number, up: number) => {
    const share = ((up - from) / (to - from)) * upSize;
    return isFlat ? { x: share, y: across } : { x: across, y: height - share };
  };
  const plot: Plot = { at, acrossSize, upSize, from, to };
  const parts = [
    ...ticks.map((value) => drawPoints('polyline', [at(0, value), at(acrossSize, value)], { class: 'grid' })),
    ...drawSeries(chart, plot),
    drawPoints('polyline', [at(0, base(plot)), at(acrossSize, base(plot))], { class: 'axis' }),
    ...drawTicks(
      upTexts.map((text, index) => [text, at(0, ticks[index] ?? 0)] as const),
      !isFlat,
      height,
    ),
    ...drawTicks(thin(names, chart, plot), isFlat, height),
  ];
  return [...parts, ...drawTitles(chart, { beside, width, height })];
}

/** Where bars begin. */
function base({ from, to }: Plot): number {
  return Math.min(Math.max(0, from), to);
}

/** Round numbers from the least to the greatest value. */
function findTicks({ up, series }: Chart): readonly number[] {
  const all = series.flatMap(({ values }) => values);
  const from = up.range?.from ?? Math.min(0, ...all);
  const to = up.range?.to ?? Math.max(0, ...all);
  const rough = (to - from || 1) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(from / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(to / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

function writeNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** What is written at each value, across. */
function nameAcross({ across, series }: Chart): readonly string[] {
  const count = Math.max(...series.map(({ values }) => values.length));
  if (across.names) return across.names;
  const { from, to } = across.range ?? { from: 1, to: count };
  return Array.from({ length: count }, (_, index) =>
    writeNumber(from + ((to - from) * index) / Math.max(1, count - 1)),
  );
}

/** The middles of what stands side by side. */
function place(index: number, count: number, size: number): number {
  return ((index + 0.5) * size) / count;
}

/** The names that have room, with their places: all, or every second, third... */
function thin(
  names: readonly string[],
  { isHorizontal }: Chart,
  { at, acrossSize, from }: Plot,
): readonly (readonly [string, DiagramPoint])[] {
  const each = acrossSize / names.length;
  const wide = Math.max(...names.map((name) => measureText(name))) + 8;
  const every = isHorizontal ? 1 : Math.max(1, Math.ceil(wide / each));
  return names
    .map((name, index) => [name, at(place(index, names.length, acrossSize), from)] as const)
    .filter((_, index) => index % every === 0);
}

function drawTicks(
  ticks: readonly (readonly [string, DiagramPoint])[],
  isBeside: boolean,
  height: number,
): readonly Drawn[] {
  return ticks.map(([text, { x, y }]) =>
    isBeside
      ? drawLabel([[{ text }]], { x: -axisGap, y }, { anchor: 'end', class: 'soft' })
      : drawLabel([[{ text }]], { x, y: height + axisGap + 8 }, { class: 'soft' }),
  );
}

function drawSeries({ series }: Chart, plot: Plot): readonly Drawn[] {
  const count = Math.max(...series.map(({ values }) => values.length));
  const bars = series.filter(({ kind }) => kind === 'bar');
  const band = plot.acrossSize / count;
  const thick = Math.min(48, (band * 0.7) / Math.max(1, bars.length));
  return series.map(({ kind, values }, index) => {
    const name = `series-${index % colorCount}`;
    if (kind === 'line') {
      const points = values.map((value, place_) => plot.at(place(place_, count, plot.acrossSize), value));
      const dots = points.map(({ x, y }) => ({
        svg: tag('circle', { class: 'point', cx: x, cy: y, r: 3.5 }),
        box: surround([{ x, y }], 4),
      }));
      return groupParts(name, [drawPoints('polyline', points, { class: 'stroke' }), ...dots]);
    }
    const shift = (bars.indexOf(series[index] as (typeof bars)[number]) - (bars.length - 1) / 2) * thick;
    const rects = values.map((value, place_) => {
      const middle = place(place_, count, plot.acrossSize) + shift;
      const box = surround([
        plot.at(middle - thick / 2 + 1, base(plot)),
        plot.at(middle + thick / 2 - 1, value),
      ]);
      return drawRect(box, { class: 'column', rx: 2 });
    });
    return groupParts(name, rects);
  });
}

function drawTitles(
  { title, across, up, series, isHorizontal }: Chart,
  { beside, width, height }: { readonly beside: number; readonly width: number; readonly height: number },
): readonly Drawn[] {
  const [below, left] = isHorizontal ? [up.title, across.title] : [across.title, up.title];
  const drawn: Drawn[] = [];
  if (left.length > 0) {
    const x = -beside - 18;
    const text = drawLabel(left, { x, y: height / 2 });
    const size = measureLabel(left);
    const box = {
      x: x - size.height / 2,
      y: (height - size.width) / 2,
      width: size.height,
      height: size.width,
    };
    drawn.push({ svg: tag('g', { transform: `rotate(-90 ${x} ${height / 2})` }, text.svg), box });
  }
  if (below.length > 0) drawn.push(drawLabel(below, { x: width / 2, y: height + axisGap + 40 }));
  let top = -24;
  const legend = drawLegend(series, { x: width / 2, y: top });
  if (legend.length > 0) top -= 28;
  return [
    ...drawn,
    ...legend,
    ...(title.length > 0 ? [drawLabel(title, { x: width / 2, y: top }, { class: 'strong' })] : []),
  ];
}

/** What the colours are, where the series have names. */
function drawLegend(series: Chart['series'], { x, y }: DiagramPoint): readonly Drawn[] {
  const named = series.map(({ name }, index) => ({ name, index })).filter(({ name }) => name.length > 0);
  const widths = named.map(({ name }: { readonly name: Label }) => measureLabel(name).width + 40);
  let left = x - widths.reduce((sum, width) => sum + width, 0) / 2;
  return named.map(({ name, index }, place_) => {
    const at = left;
    left += widths[place_] ?? 0;
    const sample = drawRect({ x: at, y: y - 6, width: 12, height: 12 }, { class: 'column', rx: 3 });
    return groupParts(`series-${index % colorCount}`, [
      sample,
      drawLabel(name, { x: at + 20, y }, { anchor: 'start' }),
    ]);
  });
}
