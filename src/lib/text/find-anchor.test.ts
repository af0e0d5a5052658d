import fc from 'fast-check';
import { slug } from 'github-slugger';
import { expect, test } from 'vitest';
import { findAnchor } from './find-anchor.ts';

test.each([
  ['chat-agent', 'chatagent'],
  ['default-llm', 'default_llm'],
  ['real-time-metrics-&-monitoring', 'real-time-metrics--monitoring'],
  ['real-time-metrics-%26-monitoring', 'real-time-metrics--monitoring'],
  ['step-2:-create-a-key', 'step-2-create-a-key'],
  ['example%3A-connect', 'example-connect'],
  ['what’s-new', 'whats-new'],
  ["what's-new", 'whats-new'],
  ['param-api-key', 'param-api_key'],
  ['param-x-key', 'param-header-x-key'],
  ['param-api-key', 'param-body-api_key'],
  ['param-icons', 'response-icons'],
  ['Getting-Started', 'getting-started'],
  ['cafe', 'café'],
  ['%F0%9F%9A%80-launch', '-launch'],
  ['gr%C3%B6%C3%9Fe', 'größe'],
])('%s means %s', (hash, id) => {
  expect(findAnchor(hash, ['other', id, 'last'])).toBe(id);
});

test('a second heading of a text is counted from 2 or from 1', () => {
  const ids = ['set-up', 'set-up-1', 'set-up-2'];
  expect(findAnchor('set-up-3', ids)).toBe('set-up-2');
  expect(findAnchor('set-up-2', ids)).toBe('set-up-2');
  expect(findAnchor('set-up-2', ids.slice(0, 2))).toBe('set-up-1');
  expect(findAnchor('set-up-1', ids)).toBe('set-up-1');
});

test('a number that repeats nothing leads nowhere', () => {
  expect(findAnchor('step-2', ['step-1', 'step-3'])).toBeUndefined();
});

test('words in the same places come before the same letters', () => {
  expect(findAnchor('chat-agent', ['chatagent', 'chat_agent'])).toBe('chat_agent');
});

test.each([['nope'], [''], ['-'], ['%'], ['%E0%A4'], ['&'], ['top']])('%j leads nowhere', (hash) => {
  expect(findAnchor(hash, ['start', 'end', '-'].slice(0, 2))).toBeUndefined();
});

const headings = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'abAB12 ._-–&’\'":/?é²ßΣ🚀') }),
  fc.array(fc.lorem({ maxCount: 1 }), { minLength: 1, maxLength: 4 }).map((words) => words.join(' & ')),
);

/** The rule of the other product, as its links show it: words and punctuation stay, `.`, `_` and spaces become hyphens. */
function slugOtherwise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s._]+/g, '-')
    .replace(/["’']/g, '');
}

test('every id means itself, also when it is percent-encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (ids) => {
      for (const id of ids) {
        expect(findAnchor(id, ids)).toBe(id);
        if (!ids.includes(encodeURIComponent(id))) expect(findAnchor(encodeURIComponent(id), ids)).toBe(id);
      }
    }),
  );
});

test('with one heading on a page, each of its forms leads to it', () => {
  fc.assert(
    fc.property(headings.filter(hasLetter), (text) => {
      const id = slug(text);
      for (const hash of [slugOtherwise(text), encodeURIComponent(slugOtherwise(text)), text])
        expect(findAnchor(hash, ['%', id])).toBe(id);
    }),
  );
});

test('of ids with the same words the first is meant', () => {
  fc.assert(
    fc.property(fc.array(headings.filter(hasLetter), { minLength: 1, maxLength: 4 }), (texts) => {
      const ids = texts.map((text) => slug(text));
      const alike = ids.flatMap((id) => [id, `${id}_`, `_${id}`]);
      for (const id of ids) {
        const found = findAnchor(`${id}:`, alike) ?? '';
        expect(alike.indexOf(found)).toBeLessThanOrEqual(alike.indexOf(id));
      }
    }),
  );
});

/** Of other characters nothing is left in an id. */
function hasLetter(text: string): boolean {
  return /[a-z\d]/i.test(text);
}
