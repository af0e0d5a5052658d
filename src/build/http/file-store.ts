import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { readErrorCode } from '../../problem/read-error.ts';
import type { Validators } from './conditional-request.ts';

/** A file as it was when it was read. */
export interface StoredFile extends Validators {
  /** Absolute. */
  readonly path: string;
  readonly type: string;
  readonly size: number;
  /** Undefined for a file that is too large to be kept. */
  readonly body: Buffer | undefined;
  /** Opens it to be read from the disk; undefined when it is another one by now. Whoever opens it closes it. */
  readonly open: () => Promise<FileHandle | undefined>;
  /** Its body in an encoding, made at the first call; undefined when that is no smaller, or there is no body. */
  readonly pack: (encoding: Encoding) => Promise<Buffer | undefined>;
}

/** The files of a folder, kept in memory once they were asked for. */
export interface FileStore {
  /**
   * A file by its absolute path, always as it is on the disk now; undefined for what is no file, and for one that lies
   * outside of the folder by a symbolic link.
   */
  readonly find: (path: string) => Promise<StoredFile | undefined>;
}

interface FileStoreLimits {
  /** Bytes that are kept in all. */
  readonly total: number;
  /** Bytes of the largest text that is kept: hosts compress no larger ones either. */
  readonly text: number;
  /** Bytes of the largest other file that is kept. */
  readonly other: number;
}

export const usualLimits: FileStoreLimits = { total: 64e6, text: 10e6, other: 1e6 };

/** What the store itself needs for a file. */
const overhead = 1000;

interface Entry {
  readonly mark: string;
  readonly file: StoredFile;
  bytes: number;
}

/**
 * Opens the files of a folder (absolute, which need not be there yet). Each is read and compressed once; those that were not
 * asked for longest make room. `find` asks the file system whether the file is the same as before, so that a new
 * build is noticed at once; it does so without a thread, which costs more than a local disk's answer.
 */
export function openFileStore(folder: string, limits: FileStoreLimits = usualLimits): FileStore {
  const entries = new Map<string, Entry>();
  let total = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time, so that no more than one file is in memory that is not counted. */
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const forget = (path: string) => {
    total -= entries.get(path)?.bytes ?? 0;
    entries.delete(path);
  };
  const makeRoom = () => {
    for (const path of entries.keys()) {
      if (total <= limits.total) return;
      forget(path);
    }
  };
  const grow = (path: string, entry: Entry, bytes: number) => {
    if (entries.get(path) !== entry) return;
    entry.bytes += bytes;
    total += bytes;
    makeRoom();
  };
  const read = async (path: string): Promise<Entry | undefined> => {
    const handle = await openInside(folder, path);
    if (!handle) return undefined;
    try {
      const stats = await handle.stat();
      const type = nameMediaType(path);
      const isKept = stats.size <= (isText(type) ? limits.text : limits.other);
      const body = isKept ? await handle.readFile() : undefined;
      const packed = new Map<Encoding, Promise<Buffer | undefined>>();
      const pack = async (encoding: Encoding): Promise<Buffer | undefined> => {
        if (!body || !isText(type)) return undefined;
        const known = packed.get(encoding);
        if (known) return known;
        const made = queue(() => compressText(body, encoding));
        packed.set(encoding, made);
        const text = await made;
        grow(path, entry, text?.length ?? 0);
        return text;
      };
      const etag = `"${body ? hash(body) : `${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}`}"`;
      const size = body?.length ?? stats.size;
      const mark = markOf(stats);
      const open = () => openAgain(folder, path, mark);
      const file: StoredFile = { path, type, size, body, open, pack, etag, modified: stats.mtimeMs };
      const entry: Entry = { mark, file, bytes: overhead + (body?.length ?? 0) };
      return entry;
    } finally {
      await handle.close();
    }
  };
  const load = async (path: string): Promise<StoredFile | undefined> => {
    const mark = readMark(path);
    const known = entries.get(path);
    if (mark !== undefined && known?.mark === mark) return known.file;
    forget(path);
    const entry = await read(path);
    if (!entry) return undefined;
    entries.set(path, entry);
    total += entry.bytes;
    makeRoom();
    return entry.file;
  };
  return {
    find: async (path) => {
      const mark = readMark(path);
      if (mark === undefined) return undefined;
      const known = entries.get(path);
      if (known?.mark !== mark) return queue(() => load(path));
      // The one that was asked for last is the last to go.
      entries.delete(path);
      entries.set(path, known);
      return known.file;
    },
  };
}

/** Changes whenever the file does; undefined for what is no file. */
function readMark(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? markOf(stats) : undefined;
  } catch {
    return undefined;
  }
}

function markOf({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** Opens a file; undefined when it is gone, as during a swap, or when it lies elsewhere. */
async function openInside(folder: string, path: string): Promise<FileHandle | undefined> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
    return real.startsWith(root + sep) ? await open(real) : undefined;
  } catch (error) {
    if (isGone.has(readErrorCode(error))) return undefined;
    throw error;
  }
}

async function openAgain(folder: string, path: string, mark: string): Promise<FileHandle | undefined> {
  const handle = await openInside(folder, path);
  if (!handle || markOf(await handle.stat()) === mark) return handle;
  await handle.close();
  return undefined;
}

const isGone = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL']);

function hash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** The encodings that answers have, the smaller first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Fewer bytes do not pay for the work. */
const smallest = 1024;

/** Quality 5 is within a tenth of the smallest that Brotli can do, in a thirtieth of its time. */
const packers: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => promisify(gzip)(text),
};

/** A text in an encoding; undefined when it would save nothing. */
async function compressText(text: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  if (text.length < smallest) return undefined;
  const packed = await packers[encoding](text);
  return packed.length < text.length ? packed : undefined;
}

/** The smallest encoding that a client takes; undefined for none. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
export function chooseEncoding(accepted: string | readonly string[] = ''): Encoding | undefined {
  const taken = new Set(
    String(accepted)
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim().toLowerCase()))
      .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return encodings.find((name) => taken.has(name));
}

/** Whether files of a media type get smaller by compression. */
export function isText(type: string): boolean {
  return /^text\/|^application\/(?:[\w.-]+\+)?(?:json|xml|yaml|javascript)|^image\/svg/.test(type);
}

/**
 * The media type of a file by its name, as `Content-Type` has it. Texts are UTF-8, which browsers would guess otherwise
 * (https://mimesniff.spec.whatwg.org/); what is not known is data, to be saved and never shown.
 */
function nameMediaType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}
