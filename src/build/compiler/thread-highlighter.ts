import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { createHighlighter } from '../../content/code/highlighter.ts';
import type { CompileThreadInput } from './compile-thread.ts';

const { cacheFolder, workers, isFirst } = workerData as CompileThreadInput;

/** That of the thread that compiles pages. Where all code is to be colored its own thread starts at once. */
export const highlighter = createHighlighter({ cacheFolder: join(cacheFolder, 'highlight'), workers });

if (isFirst) highlighter.prepare();
