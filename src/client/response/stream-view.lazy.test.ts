import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StreamSplitter, splitEvents, splitJsonLines } from './stream-view.lazy.ts';

const readAll = (split: StreamSplitter, pieces: readonly string[]) => [
  ...pieces.flatMap((piece) => split(piece)),
  ...split('', true),
];
const cutUp = (text: string, cuts: readonly number[]) => {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  return places.slice(1).map((place, index) => text.slice(places[index], place));
};

test('events have names, ids and several lines of data; comments and unfinished ones are none', () => {
  const text =
    ': hello\n\nevent: add\nid: 1\ndata: {"a":\ndata: 1}\n\ndata:x\n\nretry: 10\n\ndata\n\ndata: cut';
  expect(readAll(splitEvents(), [text])).toEqual([
    { name: 'add', id: '1', text: '{"a":\n1}' },
    { name: '', id: '', text: 'x' },
    { name: '', id: '', text: '' },
  ]);
});

test('it does not matter where a stream is cut, or how its lines end', () => {
  const stream = ['event: a', 'data: 1', 'data: 2', '', 'data: é😀', '', ''];
  fc.assert(
    fc.property(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(), { maxLength: 12 }),
      (ending, cuts) => {
        expect(readAll(splitEvents(), cutUp(stream.join(ending), cuts))).toEqual([
          { name: 'a', id: '', text: '1\n2' },
          { name: '', id: '', text: 'é😀' },
        ]);
      },
    ),
  );
});

test('lines of JSON come one by one, the last without an end too', () => {
  const text = '{"a":1}\r\n\n[2]\n\u001e{"b":3}\n4';
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 8 }), (cuts) => {
      const items = readAll(splitJsonLines(), cutUp(text, cuts));
      expect(items.map((item) => item.text)).toEqual(['{"a":1}', '[2]', '{"b":3}', '4']);
    }),
  );
});
