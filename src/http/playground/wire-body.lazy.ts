import { plural } from '../../i18n/browser-plural.ts';
import type { PreparedRequest } from './exchange.ts';
import { highlightJson, type WirePiece } from './highlight-json.ts';

/** Maximum characters of a body that are shown; the rest is cut off. */
const longest = 20_000;

/** A body as its bytes are; files, and bytes that are not text, as a summary. */
export function writeWireBody({ body, headers }: PreparedRequest): readonly WirePiece[] {
  if (!body?.length) return [];
  const type = headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? '';
  const boundary = /^multipart\/.*;\s*boundary="?([^\s";]+)/i.exec(type)?.[1];
  if (boundary !== undefined) return writeParts(body, boundary);
  const pieces = writeText(body);
  const [first, ...rest] = pieces;
  return typeof first === 'string' && /[/+]json\b/i.test(type) ? [...highlightJson(first), ...rest] : pieces;
}

/** The parts of a body with their boundary (RFC 7578); a part with a file name is a file. */
function writeParts(body: Uint8Array<ArrayBuffer>, boundary: string): readonly WirePiece[] {
  // One character for each byte, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(body);
  const pieces: WirePiece[] = [];
  const delimiter = `--${boundary}`;
  let at = 0;
  while (at < body.length) {
    const next = text.indexOf(`\r\n${delimiter}`, at);
    const end = next < 0 ? body.length : next;
    const blank = text.indexOf('\r\n\r\n', at);
    const start = blank < 0 || blank + 4 > end ? end : blank + 4;
    const head = new TextDecoder().decode(body.subarray(at, start));
    const file = /filename="([^"]*)"/i.exec(head)?.[1];
    pieces.push(head);
    const bytes = body.subarray(start, end);
    if (file !== undefined) pieces.push(mark(describeFile(bytes.length, file)));
    else pieces.push(...writeText(bytes));
    if (next < 0) break;
    pieces.push('\r\n');
    at = next + 2;
  }
  return pieces;
}

function writeText(bytes: Uint8Array<ArrayBuffer>): readonly WirePiece[] {
  if (bytes.length === 0) return [];
  const shown = bytes.subarray(0, longest);
  const rest = bytes.length - shown.length;
  try {
    // Text that is cut inside a character waits for the rest of it, and is not wrong.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(shown, {
      stream: rest > 0,
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they say that it is no text
    if (/[\0-\x08\x0e-\x1f]/.test(text)) return [mark(describeBinary(bytes.length))];
    return rest > 0 ? [text, mark(describeRest(rest))] : [text];
  } catch {
    return [mark(describeBinary(bytes.length))];
  }
}

function describeFile(count: number, name: string): string {
  return name === ''
    ? plural(count, '<{count} byte of a file>', '<{count} bytes of a file>', { count })
    : plural(count, '<{count} byte of {name}>', '<{count} bytes of {name}>', { count, name });
}

function describeBinary(count: number): string {
  return plural(count, '<{count} byte of binary data>', '<{count} bytes of binary data>', { count });
}

function describeRest(count: number): string {
  return plural(count, '<{count} more byte>', '<{count} more bytes>', { count });
}

function mark(text: string): WirePiece {
  return { text, kind: 'tk-m' };
}
