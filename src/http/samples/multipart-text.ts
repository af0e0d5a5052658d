import type { MultipartPart } from '../request/http-request.ts';

/** The lines before a part's content; names as browsers write them. https://html.spec.whatwg.org/#multipart-form-data */
export function writePartHead(part: MultipartPart): string {
  const file = 'fileName' in part ? `; filename="${escapeName(part.fileName)}"` : '';
  const type = 'fileName' in part ? 'Content-Type: application/octet-stream\r\n' : '';
  return `Content-Disposition: form-data; name="${escapeName(part.name)}"${file}\r\n${type}\r\n`;
}

function escapeName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}
