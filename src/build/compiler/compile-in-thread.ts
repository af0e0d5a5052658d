import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { compileDraft } from '../../content/compile/compile-page.ts';
import { createDrawer } from '../../content/diagrams/create-drawer.ts';
import { recordFileReads } from '../../content/files/file-reads.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import type { CompileContext } from '../../content/transform/page-context.ts';
import type { SiteBase } from '../../site/links/site-url.ts';
import { type CompileInputs, createCompileContext } from './compile-context.ts';
import type {
  CompileAnswer,
  CompiledInThread,
  CompileMessage,
  CompileThreadInput,
} from './compile-thread.ts';
import { writePageBody } from './page-body.ts';
import { highlighter } from './thread-highlighter.ts';

const { cacheFolder } = workerData as CompileThreadInput;
// The thread that renders pages goes first; elsewhere this would hold back the whole process.
if (process.platform === 'linux') setPriority(5);
const diagrams = createDrawer(join(cacheFolder, 'diagrams'));
let begun: { readonly context: CompileContext; readonly base: SiteBase } | undefined;

async function compile(source: PageSource): Promise<CompiledInThread | undefined> {
  if (!begun) return undefined;
  const { context, base } = begun;
  const { value, reads } = await recordFileReads(() => compileDraft(source, context));
  const page = await value.done;
  return {
    page,
    reads,
    body: page.runsCode ? undefined : writePageBody(page, base),
    needsFrame: diagrams.needsFrame(),
  };
}

function begin(inputs: CompileInputs): undefined {
  begun = { context: createCompileContext(inputs, { highlighter, diagrams }, []), base: inputs.base };
}

async function answer(message: CompileMessage): Promise<CompileAnswer['value']> {
  if ('inputs' in message) return begin(message.inputs);
  if ('source' in message) return compile(message.source);
  if ('code' in message) return highlighter.highlight(message.code, message.language);
  await Promise.all([highlighter.close(), diagrams.close()]);
  return undefined;
}

parentPort?.on('message', async (message: CompileMessage) => {
  // The main thread does what failed here, and tells why it cannot be done.
  const value = await answer(message).catch(() => undefined);
  if ('id' in message) parentPort?.postMessage({ id: message.id, value } satisfies CompileAnswer);
});
