import { chooseKind, isTextKind } from './body-kind.ts';
import type { BodyView } from './body-view.ts';
import { showMedia } from './media-view.ts';
import { createPagedText } from './paged-text.ts';
import { showStream } from './stream-view.ts';
import { showText } from './text-view.ts';
import { writeSize } from './write-amount.ts';

export { createPagedText };

/** A body that is not JSON, or whose JSON takes long to arrive. */
export interface OtherBody {
  /** Shows text while it arrives; undefined for a body that is no text. */
  readonly view: BodyView | undefined;
  /** What is shown is not the text as it came. */
  readonly isPretty: boolean;
  /** Shows a whole body that is no text; gives what is to be done when the page does not show it any more. */
  readonly show: (body: Blob, download: () => void) => Promise<() => void>;
}

/** Begins to show a body of this media type; `readText` gives what has come of its text. */
export function openOther(root: HTMLElement, mediaType: string, readText: () => string): OtherBody {
  const kind = chooseKind(mediaType);
  const isStream = kind === 'events' || kind === 'lines';
  return {
    view: isStream ? showStream(root, kind) : isTextKind(kind) ? showText(root, 50, readText) : undefined,
    isPretty: isStream,
    show: (body, download) => showMedia(root, { kind, body, mediaType, download }),
  };
}

/** Shows a text as it came in place of what was made of it, or that again. */
export function toggleRaw(
  button: HTMLElement,
  root: HTMLElement,
  pretty: readonly Node[],
  text: string,
): void {
  const isRaw = button.ariaPressed === 'false';
  button.ariaPressed = `${isRaw}`;
  root.replaceChildren(...(isRaw ? createPagedText(text) : pretty));
  root.scrollTop = 0;
}

/** Why a body is not whole. */
export function describeEnd(end: 'cut' | 'cancelled' | 'broken', size: number): string {
  const shown = writeSize(size);
  return {
    cut: `Cut at ${shown}: the relay passes on no more.`,
    cancelled: `Cancelled after ${shown}.`,
    broken: `The connection broke after ${shown}.`,
  }[end];
}
