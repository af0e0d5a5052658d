import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs.ts';
import { type Problem, problem } from '../problem/problem.ts';
import { writeAnnotations } from './github-annotations.ts';

const place = { file: 'content/a,b.mdx', line: 3, column: 7 };

it('name files from the root of the checkout on', () => {
  const problems = [
    problem(place, 'links/missing-page', 'warning', '100 % of "a::b" is gone.', 'Did you mean "/c"?'),
    problem({ ...place, file: 'site.json' }, 'site-json/x', 'note', 'It is so.', ''),
    problem(place, 'content/x', 'error', 'One.\nTwo.', 'Three.'),
  ];
  expect(writeAnnotations('/work/docs', '/work', problems)).toEqual([
    '::error file=docs/content/a%2Cb.mdx,line=3,col=7,title=content/x::One.%0ATwo.%0AThree.',
    '::warning file=docs/content/a%2Cb.mdx,line=3,col=7,title=links/missing-page::100 %25 of "a::b" is gone.%0ADid you mean "/c"?',
    '::notice file=docs/site.json,line=3,col=7,title=site-json/x::It is so.',
  ]);
});

/** As https://github.com/actions/runner reads a line: `ActionCommand.TryParseV2`. */
function readCommand(line: string) {
  const [, command, properties = '', data = ''] = /^::(\w+) (.*?)::(.*)$/s.exec(line) ?? [];
  const restore = (text: string) =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%');
  const pairs = properties.split(',').map((pair) => pair.split('=').map(restore));
  return { command, properties: Object.fromEntries(pairs), data: restore(data) };
}

it('say any text in one line that is read back whole', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab%0AD3:,\r\n') });
  fc.assert(
    fc.property(text, text, (code, message) => {
      const told: Problem = { ...place, file: 'x', code, severity: 'error', message, hint: '' };
      const [line = ''] = writeAnnotations('/work', '/work', [told]);
      expect(line).not.toMatch(/[\r\n]/);
      const read = readCommand(line);
      expect([read.properties.title, read.data]).toEqual([code, message]);
    }),
    { numRuns: propertyRuns(200) },
  );
});
