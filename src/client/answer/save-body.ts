import { create } from './create.ts';
import { nameFile } from './name-file.ts';

/** Lets the browser save a body as a file. Its URL never has a type that a browser would open as a page. */
export function saveBody(body: Blob, disposition: string, url: string, mediaType: string): void {
  const link = create('a');
  link.href = URL.createObjectURL(new Blob([body], { type: 'application/octet-stream' }));
  link.download = nameFile(disposition, url, mediaType);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
