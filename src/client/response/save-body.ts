import type { AnswerParts } from './answer-shapes.ts';
import { create } from './create.ts';
import { readContentType } from './media-type.ts';
import { nameFile } from './name-file.ts';

/** Lets the browser save the body that is shown as a file. Its URL never has a type that a browser would open as a page. */
export function saveBody({ shown }: AnswerParts): void {
  if (!shown) return;
  const { request, headers } = shown.exchange;
  const read = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
  const { mediaType } = readContentType(read('content-type'));
  const link = create('a');
  link.href = URL.createObjectURL(new Blob([shown.body()], { type: 'application/octet-stream' }));
  link.download = nameFile(read('content-disposition'), request.url, mediaType);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
