import type { HttpRequest } from '../../request/http-request.ts';
import type { SampleId } from '../../request/samples/languages.ts';
import { loadWriter } from '../../request/samples/load-writer.ts';

/** Keeps the page's request samples in step with a request: that of the open tab now, others when they are opened. */
export function openSamples(page: HTMLElement): (request: HttpRequest) => void {
  const group = page.querySelector('#samples');
  let request: HttpRequest | undefined;
  const paint = async () => {
    const tab = group?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    const code = tab && page.querySelector(`#panel-${tab.id} code`);
    const id = tab?.dataset['sample'] as SampleId | undefined;
    const asked = request;
    if (!code || !id || !asked) return;
    const [write, { splitSample }] = await Promise.all([
      loadWriter[id](),
      import('../../request/samples/highlight-sample.ts'),
    ]);
    if (asked !== request) return;
    const text = write(asked);
    if (text === code.textContent) return;
    // Colours of a text that nobody reads through are not worth the wait.
    if (text.length > 50_000) code.textContent = text;
    else code.replaceChildren(...splitSample(id, text).map(toNode));
  };
  if (group)
    new MutationObserver(() => void paint()).observe(group, {
      subtree: true,
      attributeFilter: ['aria-selected'],
    });
  return (shown) => {
    request = shown;
    void paint();
  };
}

function toNode({ role, text }: { readonly role: string | undefined; readonly text: string }): Node {
  if (role === undefined) return new Text(text);
  const span = document.createElement('span');
  span.className = `tk-${role}`;
  span.textContent = text;
  return span;
}
