import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { allowsRange, type ByteRange, evaluatePreconditions, readRange } from './conditional-request.ts';
import { chooseEncoding, isText, type StoredFile } from './file-store.ts';

/** What an answer has in addition to what its file says. */
interface FileAnswer {
  readonly headers: OutgoingHttpHeaders;
  /** 404 for the page that says that there is none, which has no conditions and no parts; 200 when undefined. */
  readonly status?: number | undefined;
}

/**
 * Answers a GET or HEAD with a file: compressed where the client takes it, in parts (RFC 9110, 14), or not at all where the
 * client has it (13). Gives false, with nothing sent, when the file is another one by now. Never rejects because the client left.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  { headers: own, status = 200 }: FileAnswer,
): Promise<boolean> {
  const { method, headers } = request;
  const wantsPart = method === 'GET' && status === 200 && headers.range !== undefined;
  const encoding = wantsPart || !file.body ? undefined : chooseEncoding(headers['accept-encoding']);
  const packed = encoding && (await file.pack(encoding));
  const etag = packed ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const head: OutgoingHttpHeaders = { 'Content-Type': file.type, ...own };
  if (isText(file.type)) head['Vary'] = 'Accept-Encoding';
  if (packed) head['Content-Encoding'] = encoding;
  if (status === 200) {
    const validators = { etag, modified: file.modified };
    head['ETag'] = etag;
    head['Last-Modified'] = new Date(file.modified).toUTCString();
    head['Accept-Ranges'] = 'bytes';
    const kept = evaluatePreconditions(headers, validators);
    if (kept !== 200) return endEmpty(response, kept, head);
    const range =
      wantsPart && allowsRange(headers, validators) ? readRange(headers.range, file.size) : undefined;
    if (range === 'unsatisfiable')
      return endEmpty(response, 416, { ...head, 'Content-Range': `bytes */${file.size}` });
    if (range) {
      head['Content-Range'] = `bytes ${range.start}-${range.end}/${file.size}`;
      return sendPart(request, response, file, 206, head, range);
    }
  }
  if (!packed) return sendPart(request, response, file, status, head, { start: 0, end: file.size - 1 });
  head['Content-Length'] = packed.length;
  response.writeHead(status, head).end(method === 'HEAD' ? undefined : packed);
  return true;
}

async function sendPart(
  { method }: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  status: number,
  head: OutgoingHttpHeaders,
  { start, end }: ByteRange,
): Promise<boolean> {
  head['Content-Length'] = end - start + 1;
  if (method === 'HEAD' || file.body) {
    response.writeHead(status, head).end(method === 'HEAD' ? undefined : file.body?.subarray(start, end + 1));
    return true;
  }
  const handle = await file.open();
  if (!handle) return false;
  try {
    response.writeHead(status, head);
    const source = handle.createReadStream({ start, end, autoClose: false });
    await pipeline(source, response, { end: false });
    // A file that got shorter while it was read: what is sent cannot be taken back, and what is missing has to be seen.
    if (source.bytesRead === end - start + 1) response.end();
    else response.destroy();
  } catch {
    // The client left, or the disk cannot be read.
    response.destroy();
  } finally {
    await handle.close();
  }
  return true;
}

/** An answer without a body; what describes one is left out. */
function endEmpty(response: ServerResponse, status: number, head: OutgoingHttpHeaders): true {
  const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = head;
  if (status !== 304) kept['Content-Length'] = 0;
  response.writeHead(status, kept).end();
  return true;
}
