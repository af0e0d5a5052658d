import { t } from '../../i18n/browser.ts';
import type { ResponseKind } from './body-kind.lazy.ts';
import { createButton } from './create-button.ts';
import { create } from './elements.ts';
import { writeSize } from './write-amount.ts';

interface MediaOptions {
  readonly kind: ResponseKind;
  readonly body: Blob;
  readonly mediaType: string;
  readonly download: () => void;
}

/**
 * Shows a picture, a sound or a film; of anything else only what it is, to be downloaded. Gives what is to be done when
 * the page does not show it any more.
 */
export async function showMedia(root: HTMLElement, options: MediaOptions): Promise<() => void> {
  const { kind, body, mediaType, download } = options;
  const facts = `${mediaType}, ${writeSize(body.size)}`;
  const showFile = (note: string) =>
    root.replaceChildren(
      create('p', 'note', note),
      createButton('button quiet small', t('Download'), download),
    );
  const isDrawing = mediaType === 'image/svg+xml';
  if (!/^(?:image|audio|video)$/.test(kind) || (isDrawing && body.size > 1_000_000)) {
    showFile(`${facts}.`);
    return () => {};
  }
  const element = create(kind === 'image' ? 'img' : kind === 'audio' ? 'audio' : 'video');
  if (element instanceof HTMLImageElement) element.alt = t('Response body');
  else element.controls = true;
  element.addEventListener('error', () => showFile(t('{facts}. This browser cannot show it.', { facts })));
  // Opened in a tab of its own, a drawing at a `data:` URL is nobody's page: its scripts could reach nothing.
  const url = isDrawing
    ? `data:image/svg+xml,${encodeURIComponent(await body.text())}`
    : URL.createObjectURL(body);
  element.src = url;
  root.replaceChildren(element, create('p', 'note', facts));
  return () => URL.revokeObjectURL(url);
}
