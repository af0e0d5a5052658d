import type { HttpRequest } from '../../request/http-request.ts';
import type { SampleId } from '../../request/samples/languages.ts';
import { loadWriter } from '../../request/samples/load-writer.ts';
import { create } from '../answer/create.ts';

/** Writes a request as code in a language, in colours, unless another has been asked for in the meantime. */
export async function paintSample(
  code: Element,
  language: string,
  request: HttpRequest,
  isWanted: () => boolean,
): Promise<void> {
  const id = language as SampleId;
  const [write, { splitSample }] = await Promise.all([
    loadWriter[id](),
    import('../../request/samples/highlight-sample.ts'),
  ]);
  if (!isWanted()) return;
  const text = write(request);
  if (text === code.textContent) return;
  // Colours of a text that nobody reads through are not worth the wait.
  if (text.length > 50_000) code.textContent = text;
  else
    code.replaceChildren(
      ...splitSample(id, text).map(({ role, text: piece }) =>
        role === undefined ? piece : create('span', `tk-${role}`, piece),
      ),
    );
}
