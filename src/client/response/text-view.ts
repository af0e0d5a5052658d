import { type BodyView, followEnd, gather } from './body-view.ts';
import { create } from './create.ts';
import { createPagedText } from './paged-text.ts';

/** So much of a text that still arrives is shown: its end. */
const window = 20_000;

/** Shows text as it arrives, some time after it did. A text that is longer than its window ends as pages from its start. */
export function showText(root: HTMLElement, delay: number, readAll: () => string): BodyView {
  const shown = create('span', 'body-text');
  const follow = followEnd(root);
  const began = performance.now();
  let text = '';
  let isLong = false;
  const { ask, now } = gather(delay, () => {
    if (!shown.isConnected) root.append(shown);
    shown.textContent = text;
    follow();
  });
  return {
    add: (more) => {
      isLong ||= text.length + more.length > window;
      text = (text + more).slice(-window);
      ask();
    },
    end: () => {
      now();
      if (isLong) root.replaceChildren(...createPagedText(readAll()));
      // What came at once is read from its start.
      if (isLong || performance.now() - began < 1000) root.scrollTop = 0;
    },
  };
}
