/// <reference types="vite/client" />
import { patchPage } from './patch-page.ts';
import { coverWithProblems, type ShownProblem } from './problem-overlay.ts';

/** Milliseconds after which Vite reloads a page that did not: a reader may be asked whether to leave it. */
const untilGone = 2000;

/** The page as the server gave it last; undefined until that is known. */
let given: Document | undefined;
/** Whether the site changed again while what it became was asked for. */
let isStale = false;
let isUpdating = false;

/** Asks for the page again. Rejects where the answer is another page, or none. */
async function readPage(): Promise<Document> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) throw new Error(`${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function readRevision(page: Document | undefined): number | undefined {
  const shown = page?.querySelector<HTMLElement>('[data-octavo-revision]')?.dataset['octavoRevision'];
  return shown === undefined ? undefined : Number(shown);
}

/** Takes in what the site is now: in place where that is enough, else by loading the page again. */
async function update(): Promise<void> {
  isUpdating = true;
  do {
    isStale = false;
    const page = given && (await readPage().catch(() => undefined));
    if (!given || !page || !patchPage(document, given, page)) {
      // A reader who is asked whether to leave may stay.
      isUpdating = false;
      return location.reload();
    }
    given = page;
  } while (isStale);
  isUpdating = false;
  tellReady();
}

function tellReady(): void {
  import.meta.hot?.send('octavo:ready', { path: location.pathname, revision: readRevision(document) });
}

import.meta.hot?.on('octavo:problems', (problems: readonly ShownProblem[]) => coverWithProblems(problems));

import.meta.hot?.on('octavo:change', () => {
  isStale = true;
  // What is told from here on is of later edits.
  coverWithProblems([]);
  if (!isUpdating) void update();
});

// Vite itself waits 20 ms for further messages (`debounceReload`, 8.3.8). It waits for its listeners before.
import.meta.hot?.on('vite:beforeFullReload', () => {
  location.reload();
  return new Promise((resolve) => setTimeout(resolve, untilGone));
});
tellReady();

// What the server gave is asked for again once the page is there, because scripts have changed it since. Safari knows no idle time.
(globalThis.requestIdleCallback ?? setTimeout)(async () => {
  const page = await readPage().catch(() => undefined);
  if (readRevision(page) === readRevision(document)) given ??= page;
});
