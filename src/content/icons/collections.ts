import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createBytesReader } from '../../lib/bytes-reader.ts';

export type IconSet = 'fa6-solid' | 'fa6-regular' | 'fa6-brands' | 'ph' | 'lucide' | 'simple-icons';

/** An icon as Iconify stores it: https://iconify.design/docs/types/iconify-json.html */
export interface StoredIcon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** What of an icon that has another name stands under this one. */
interface Alias {
  readonly parent: string;
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

/** Part of a file, in bytes. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A set by its file: JSON that is indented by tabs, whose names are in order. */
interface Collection {
  readonly file: string;
  readonly icons: Range;
  readonly aliases: Range;
  readonly width: number;
  readonly height: number;
  /** What was asked for before: a sidebar asks for the same icons for every page. */
  readonly known: Map<string, StoredIcon | undefined>;
}

const collections = new Map<IconSet, Collection>();

/**
 * An icon of a set by its exact name, aliases included; undefined when the set has none. It is looked for in the file: to parse all of
 * one takes up to 70 ms and 10 MB, where a site shows ten of its icons.
 */
export function findIcon(set: IconSet, name: string): StoredIcon | undefined {
  const collection = collections.get(set) ?? openCollection(findFile(set));
  collections.set(set, collection);
  if (collection.known.has(name)) return collection.known.get(name);
  const icon = readIcon(collection, name);
  collection.known.set(name, icon);
  return icon;
}

const names = new Map<IconSet, readonly string[]>();

/** The names of a set, aliases included. */
export function listIconNames(set: IconSet): readonly string[] {
  const known = names.get(set);
  if (known) return known;
  const listed = Array.from(readFileSync(findFile(set), 'latin1').matchAll(entryStart), readName);
  names.set(set, listed);
  return listed;
}

function findFile(set: IconSet): string {
  return createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
}

/** Bytes that are read at once, more where these are not enough: most icons have fewer than the first, and each fewer than the last. */
const blocks = [4096, 16_384, 131_072];
const [smallest = 0, largest = 0] = [blocks[0], blocks.at(-1)];
const reader = createBytesReader();

/** As many bytes of a file, each a character: Iconify writes ASCII. */
function readText(file: string, start: number, length: number): string {
  return reader.read(file, start, length).toString('latin1');
}

function openCollection(file: string): Collection {
  const { size } = statSync(file);
  const last = readText(file, Math.max(0, size - smallest), smallest);
  // Of one tab: all icons have what stands there, but for those that have their own.
  const readSize = (side: string) => Number.parseInt(last.split(`\n\t"${side}": `)[1] ?? '16', 10);
  const aliases = findAliases(file, size);
  return {
    file,
    icons: { start: 0, end: aliases },
    aliases: { start: aliases, end: size },
    width: readSize('width'),
    height: readSize('height'),
    known: new Map(),
  };
}

/** Where the aliases of a set begin, which come last; the end of its file where it has none. */
function findAliases(file: string, size: number): number {
  const key = '\n\t"aliases": {';
  for (let start = size; start > 0; ) {
    start = Math.max(0, start - largest);
    const found = readText(file, start, largest + key.length).lastIndexOf(key);
    if (found >= 0) return start + found;
  }
  return size;
}

function readIcon({ file, icons, aliases, width, height }: Collection, name: string): StoredIcon | undefined {
  const alias = readEntry<Alias>(file, aliases, name);
  if (alias && (alias.rotate || alias.hFlip || alias.vFlip)) return undefined;
  const icon = readEntry<Partial<StoredIcon>>(file, icons, alias?.parent ?? name);
  return icon?.body === undefined
    ? undefined
    : { body: icon.body, width: icon.width ?? width, height: icon.height ?? height };
}

/** The first line of an icon or an alias. */
const entryStart = /(?<=\n)\t\t("(?:[^"\\]|\\.)*"): \{\n/g;

function readName([, name = '""']: readonly string[]): string {
  return String(JSON.parse(name));
}

/** The first of those that begin behind a place in a file. */
function findEntry(file: string, start: number): RegExpExecArray | undefined {
  for (const length of blocks) {
    const found = readText(file, start, length).matchAll(entryStart).next().value;
    if (found) return found;
  }
  return undefined;
}

/** What stands under a name in a part of a file: the half that it is not in is left out until there is one block. */
function readEntry<Entry>(file: string, { start, end }: Range, name: string): Entry | undefined {
  let [low, high] = [start, end];
  while (high - low > smallest) {
    const middle = Math.floor((low + high) / 2);
    const first = findEntry(file, middle);
    if (first && middle + first.index < high && !comesAfter(readName(first), name))
      low = middle + first.index - 1;
    else high = middle;
  }
  const key = `\n\t\t${JSON.stringify(name)}: {`;
  for (const length of blocks) {
    const text = readText(file, low, smallest + length);
    const found = text.indexOf(key);
    if (found < 0 || low + found >= end) return undefined;
    const open = found + key.length - 1;
    const close = text.indexOf('\n\t\t}', open);
    if (close >= 0) return JSON.parse(text.slice(open, close + 4)) as Entry;
  }
  return undefined;
}

/** Whether a name comes after another one: those that are whole numbers come first, as in any object of JavaScript. */
function comesAfter(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    /^(?:0|[1-9]\d*)$/.test(name) ? Number(name) : undefined,
  );
  if (first !== undefined && second !== undefined) return first > second;
  return (first === undefined) === (second === undefined) ? one > other : first === undefined;
}
