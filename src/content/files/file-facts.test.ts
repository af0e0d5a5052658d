import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFileFacts } from './file-facts.ts';

let folder: string;
const at = (name: string) => join(folder, name);
/** Waits until the file system's clock has gone on, so that a file counts as left alone. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-facts-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that reads files; `ask` gives what is known of one, and whether it was read for that. */
function open(made = 'a', toValue: (text: string) => unknown = (text) => ({ text })) {
  const facts = openFileFacts<unknown>({ file: at('kept/facts.json'), made });
  const ask = async (name: string) => {
    let isRead = false;
    const value = await facts.find(at(name), async () => {
      isRead = true;
      return toValue(await readFile(at(name), 'utf8'));
    });
    return [value, isRead];
  };
  return { ...facts, ask };
}

it('reads a file once, also in the next process, until it changes', async () => {
  await writeFile(at('a'), 'one');
  await settle();
  const first = open();
  expect(await first.ask('a')).toEqual([{ text: 'one' }, true]);
  expect(await first.ask('a')).toEqual([{ text: 'one' }, false]);
  first.save();
  expect(await open().ask('a')).toEqual([{ text: 'one' }, false]);
  await writeFile(at('a'), 'two');
  expect(await open().ask('a')).toEqual([{ text: 'two' }, true]);
  await utimes(at('a'), 1, 1);
  await settle();
  const next = open();
  expect(await next.ask('a')).toEqual([{ text: 'two' }, true]);
  next.save();
  expect(await open().ask('a')).toEqual([{ text: 'two' }, false]);
});

it('takes what was read while it began, and reads again what changed since', async () => {
  await writeFile(at('a'), 'one');
  await writeFile(at('b'), 'one');
  await settle();
  const since = Date.now();
  await settle();
  await writeFile(at('b'), 'two');
  const facts = open();
  for (const name of ['a', 'b', 'none']) facts.take(at(name), { text: name }, since);
  const look = (name: string) => facts.findNow(at(name), () => 'read');
  expect([look('a'), look('b'), look('none')]).toEqual([{ text: 'a' }, 'read', 'read']);
  facts.save();
  expect(await open().ask('a')).toEqual([{ text: 'a' }, false]);
});

it('reads a file again that was written just before, and one that is forgotten', async () => {
  await writeFile(at('a'), 'one');
  const facts = open();
  expect(await facts.ask('a')).toEqual([{ text: 'one' }, true]);
  expect(await facts.ask('a')).toEqual([{ text: 'one' }, true]);
  await settle();
  await facts.ask('a');
  expect(await facts.ask('a')).toEqual([{ text: 'one' }, false]);
  facts.forget(at('a'));
  expect(await facts.ask('a')).toEqual([{ text: 'one' }, true]);
});

it('begins anew where facts were made otherwise, are damaged, or are of files that nobody asked for', async () => {
  for (const name of ['a', 'b']) await writeFile(at(name), name);
  await settle();
  const first = open();
  for (const name of ['a', 'b']) await first.ask(name);
  first.save();
  expect((await open('b').ask('a'))[1]).toBe(true);
  const second = open();
  await second.ask('a');
  second.save();
  expect((await open().ask('b'))[1]).toBe(true);
  const kept = await readFile(at('kept/facts.json'), 'utf8');
  for (const text of ['', '\n', '[]', kept.slice(0, -1), kept.replace('"a"', '"b"'), `${kept} `]) {
    await writeFile(at('kept/facts.json'), text);
    expect((await open().ask('a'))[1], text).toBe(true);
  }
});

it.each([
  ['NaN', Number.NaN],
  ['a date', new Date(0)],
  ['undefined', { a: undefined }],
  ['a map', [new Map([[1, 2]])]],
  ['-0', -0],
])('writes no value with %s, which JSON cannot hold', async (_, value) => {
  await writeFile(at('a'), 'one');
  await settle();
  const facts = open('a', () => value);
  await facts.ask('a');
  facts.save();
  expect((await open().ask('a'))[1]).toBe(true);
});

it('goes on where nothing can be written', async () => {
  await writeFile(at('kept'), '');
  await writeFile(at('a'), 'one');
  await settle();
  const facts = open();
  await facts.ask('a');
  facts.save();
  expect(await facts.ask('a')).toEqual([{ text: 'one' }, false]);
});
