import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { threshold } from '../../src/visual/compare-snapshots.ts';

/** Number of colours that a palette can have. */
const most = 256;

/** Number of the most frequent colours, those of surfaces and texts, that are kept exactly. */
const exact = 8;

/**
 * How far a colour may be off, in the measure of pixelmatch: 7 of 10 parts of what it takes for the same colour. The rest is
 * for what another processor rounds otherwise. https://github.com/mapbox/pixelmatch/blob/main/index.js
 */
const bearable = 35215 * threshold ** 2 * 0.7;

type Point = readonly [number, number, number];

/** A colour in the space in which the square of a distance is the measure of pixelmatch. */
function placeColor(rgb: number): Point {
  const [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  return [
    Math.sqrt(0.5053) * (r * 0.29889531 + g * 0.58662247 + b * 0.11448223),
    Math.sqrt(0.299) * (r * 0.59597799 - g * 0.2741761 - b * 0.32180189),
    Math.sqrt(0.1957) * (r * 0.21147017 - g * 0.52261711 + b * 0.31114694),
  ];
}

const measure = (one: Point, other: Point) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

interface Palette {
  readonly colors: readonly number[];
  /** The index of every colour of the picture. */
  readonly indexes: ReadonlyMap<number, number>;
  /** How far the worst of them is off. */
  readonly worst: number;
}

/** The most frequent colours; then, again and again, the one that is farthest from all that are chosen. */
function choosePalette(counts: ReadonlyMap<number, number>): Palette {
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([rgb]) => rgb);
  const all = byCount.map((rgb) => ({ rgb, point: placeColor(rgb), index: 0, distance: Infinity }));
  const findFarthest = () => all.reduce((far, each) => (each.distance > far.distance ? each : far));
  const colors: number[] = [];
  while (colors.length < most && findFarthest().distance > 0) {
    const chosen = all[colors.length < exact ? colors.length : all.indexOf(findFarthest())];
    if (!chosen) break;
    const index = colors.push(chosen.rgb) - 1;
    for (const each of all) {
      const distance = measure(each.point, chosen.point);
      if (distance < each.distance) Object.assign(each, { distance, index });
    }
  }
  const indexes = new Map(all.map(({ rgb, index }) => [rgb, index]));
  return { colors, indexes, worst: findFarthest().distance };
}

/**
 * An opaque PNG file, smaller: with a palette, or in its own colours where a palette cannot show all of them well. `worst` says
 * how far the worst of them is off, in the measure of pixelmatch.
 */
export function indexPicture(file: Buffer): { readonly file: Buffer; readonly worst: number } {
  const { width, height, data } = PNG.sync.read(file);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const rgb = data.readUIntBE(at, 3);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  const { colors, indexes, worst } = choosePalette(counts);
  const isIndexed = worst <= bearable;
  const size = isIndexed ? 1 : 3;
  // Before each row is a byte that says that it is not filtered.
  const rows = Buffer.alloc((width * size + 1) * height);
  for (let row = 0, to = 0; row < height; row++) {
    to++;
    for (let column = 0; column < width; column++, to += size) {
      const rgb = data.readUIntBE((row * width + column) * 4, 3);
      rows.writeUIntBE(isIndexed ? (indexes.get(rgb) ?? 0) : rgb, to, size);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, isIndexed ? indexedType : 2], 8);
  const palette = Buffer.alloc(colors.length * 3);
  for (const [index, rgb] of colors.entries()) palette.writeUIntBE(rgb, index * 3, 3);
  const chunks = [
    writeChunk('IHDR', head),
    ...(isIndexed ? [writeChunk('PLTE', palette)] : []),
    writeChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ];
  return {
    file: Buffer.concat([file.subarray(0, signatureLength), ...chunks]),
    worst: isIndexed ? worst : 0,
  };
}

const signatureLength = 8;

/** The colour type of a picture with a palette. https://www.w3.org/TR/png-3/#11IHDR */
const indexedType = 3;

function writeChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Makes every PNG file of a folder smaller that Playwright has just written, which are those that have no palette. */
export function indexPictures(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const file = readFileSync(path);
    if (file[25] === indexedType) continue;
    const smaller = indexPicture(file).file;
    if (smaller.length < file.length) writeFileSync(path, smaller);
  }
}
