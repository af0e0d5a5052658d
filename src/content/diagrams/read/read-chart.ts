import { type Label, readLabel } from './label.ts';

interface ChartSeries {
  readonly kind: 'bar' | 'line';
  readonly name: Label;
  readonly values: readonly number[];
}

interface ChartRange {
  readonly from: number;
  readonly to: number;
}

/** A chart with bars and lines over one axis. */
export interface Chart {
  readonly isHorizontal: boolean;
  readonly title: Label;
  /** What the values are of: a name for each, or numbers from one to another. */
  readonly across: { readonly title: Label; readonly names?: readonly string[]; readonly range?: ChartRange };
  readonly up: { readonly title: Label; readonly range?: ChartRange };
  readonly series: readonly ChartSeries[];
}

const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';
const text = '(?:"([^"]*)"|([\\p{L}\\p{N}_]+))';
const axis = new RegExp(
  `^(x|y)-axis(?:\\s+${text})?(?:\\s*\\[(.*)\\]|\\s+(${number})\\s*-->\\s*(${number}))?$`,
  'u',
);
const values = new RegExp(
  `^(bar|line)(?:\\s+${text})?\\s*\\[\\s*(${number}(?:\\s*,\\s*${number})*)\\s*\\]$`,
  'u',
);
const title = /^title\s+(?:"([^"]*)"|([^"\s].*))$/u;

/** What an XY chart's lines say (https://mermaid.js.org/syntax/xyChart.html); undefined when one says what only Mermaid draws. */
export function readChart(lines: readonly string[]): Chart | undefined {
  const [, way] = /^xychart(?:-beta)?(?:\s+(horizontal|vertical))?$/.exec(lines[0] ?? '') ?? [
    undefined,
    'none',
  ];
  if (way === 'none') return undefined;
  let chart: Chart = {
    isHorizontal: way === 'horizontal',
    title: [],
    across: { title: [] },
    up: { title: [] },
    series: [],
  };
  for (const line of lines.slice(1)) {
    const next = readTitle(chart, line) ?? readAxis(chart, line) ?? readSeries(chart, line);
    if (!next) return undefined;
    chart = next;
  }
  const { across, series } = chart;
  const isFilled =
    series.length > 0 &&
    series.every((one) => across.names === undefined || one.values.length <= across.names.length);
  return isFilled ? chart : undefined;
}

function readTitle(chart: Chart, line: string): Chart | undefined {
  const [, quoted, plain] = title.exec(line) ?? [];
  const label = readWritten(quoted ?? plain);
  return quoted === undefined && plain === undefined ? undefined : label && { ...chart, title: label };
}

function readAxis(chart: Chart, line: string): Chart | undefined {
  const [, which, quoted, plain, list, from, to] = axis.exec(line) ?? [];
  const label = readWritten(quoted ?? plain);
  if (which === undefined || !label) return undefined;
  const range = from === undefined || to === undefined ? undefined : { from: Number(from), to: Number(to) };
  if (range && range.to <= range.from) return undefined;
  if (which === 'y')
    return list === undefined ? { ...chart, up: { title: label, ...(range && { range }) } } : undefined;
  const names =
    list === undefined
      ? undefined
      : [...list.matchAll(/\s*(?:"([^"]*)"|([^",]*))\s*(?:,|$)/g)]
          .map(([, own, bare = '']) => own ?? bare.trim())
          .filter((name) => name !== '');
  return { ...chart, across: { title: label, ...(range && { range }), ...(names && { names }) } };
}

function readSeries(chart: Chart, line: string): Chart | undefined {
  const [, kind, quoted, plain, list = ''] = values.exec(line) ?? [];
  const name = readWritten(quoted ?? plain);
  if ((kind !== 'bar' && kind !== 'line') || !name) return undefined;
  return { ...chart, series: [...chart.series, { kind, name, values: list.split(',').map(Number) }] };
}

function readWritten(written: string | undefined): Label | undefined {
  return written === undefined || written.trim() === '' ? [] : readLabel(written.trim());
}
