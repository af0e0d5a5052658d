import { isMarkedAsUntransferable, parentPort, workerData } from 'node:worker_threads';
import { writeUrl } from '../../site/links/site-url.ts';
import type { IndexFiles } from './create-index.ts';
import type { IndexAnswer, IndexInput, IndexMessage } from './index-thread.ts';
import { openSiteIndex } from './site-index.ts';

const { languages, base, extras, place } = workerData as IndexInput;
const index = openSiteIndex(
  languages,
  (url) => writeUrl(base, url),
  (tag) => extras[tag] ?? { synonyms: [], suggested: [] },
  place,
);

parentPort?.on('message', (message: IndexMessage) => {
  if (message === 'end') {
    const answer = (result: IndexAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(result, moved);
    index.finish().then(
      (files) => answer({ files }, listOwnMemory(files)),
      (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
    );
  } else if ('stored' in message) index.addStored(message.stored);
  else for (const page of message.pages) index.add(page);
});

/** The memory of files, but for that which Node.js shares out in small pieces: it goes to the other thread instead of a copy. */
function listOwnMemory(files: IndexFiles): ArrayBuffer[] {
  const all = new Set<ArrayBuffer>();
  for (const { buffer } of files.values())
    if (buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer)) all.add(buffer);
  return [...all];
}
