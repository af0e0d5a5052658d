/** A part of a `multipart/form-data` body (RFC 7578), names as they stand in it. */
export interface ReceivedPart {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly content: Buffer;
}

/** The parts of a body with this `Content-Type`; throws where it is no such body. */
export function readMultipart(contentType: string, body: Buffer): readonly ReceivedPart[] {
  const boundary = /^multipart\/form-data;\s*boundary="?([^";]+)"?$/i.exec(contentType)?.[1];
  if (boundary === undefined) throw new Error(`no boundary in ${contentType}`);
  const pieces = split(Buffer.concat([Buffer.from('\r\n'), body]), Buffer.from(`\r\n--${boundary}`));
  const last = pieces.at(-1)?.toString('latin1') ?? '';
  if (pieces.length < 2 || !/^--(?:\r\n)?$/.test(last)) throw new Error('the body has no end');
  return pieces.slice(1, -1).map(readPart);
}

function split(buffer: Buffer, separator: Buffer): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = buffer.indexOf(separator); at >= 0; at = buffer.indexOf(separator, from)) {
    pieces.push(buffer.subarray(from, at));
    from = at + separator.length;
  }
  return [...pieces, buffer.subarray(from)];
}

function readPart(piece: Buffer): ReceivedPart {
  const end = piece.indexOf('\r\n\r\n');
  const head = piece.toString('utf8', 0, end);
  const disposition = /^content-disposition: *form-data; *(.*)$/im.exec(head)?.[1] ?? '';
  const read = (key: string) =>
    new RegExp(`(?:^|; *)${key}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1];
  return { name: read('name') ?? '', fileName: read('filename'), content: piece.subarray(end + 4) };
}
