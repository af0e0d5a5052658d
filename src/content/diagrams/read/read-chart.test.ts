import { describe, expect, it } from 'vitest';
import { readChart } from './read-chart.ts';

const read = (text: string) => readChart(text.split('\n'));

describe('the lines of a chart', () => {
  it('are axes and series', () => {
    expect(
      read(
        'xychart-beta horizontal\ntitle "A chart"\nx-axis "Part" [one, "two, three"]\ny-axis 0 --> 10.5\nbar "This" [1, -.5]\nline [+3, 4]',
      ),
    ).toMatchObject({
      isHorizontal: true,
      title: [[{ text: 'A chart' }]],
      across: { title: [[{ text: 'Part' }]], names: ['one', 'two, three'] },
      up: { title: [], range: { from: 0, to: 10.5 } },
      series: [
        { kind: 'bar', name: [[{ text: 'This' }]], values: [1, -0.5] },
        { kind: 'line', name: [], values: [3, 4] },
      ],
    });
  });

  it.each(['x-axis [a]', 'x-axis [a]\nbar [1, 2]', 'y-axis 5 --> 5\nbar [1]', 'bar [one]', 'pie [1]'])(
    'make none without values, with more than names, or with what only Mermaid knows: %j',
    (lines) => {
      expect(read(`xychart-beta\n${lines}`)).toBeUndefined();
    },
  );
});
