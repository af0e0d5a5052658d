import type { SSRResult } from 'astro';
import { createComponent, renderTemplate, renderToString } from 'astro/runtime/server/index.js';

type Component = ReturnType<typeof createComponent>;

interface WholePageProps {
  readonly view: Component;
  /** The properties of `view`. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly take: (html: string) => void;
}

/**
 * Renders a component as a whole page, and gives its HTML to `take` in place of the answer: Astro makes bytes of an answer, of which
 * middleware makes text again (`renderPage`, 7.3.4), which takes a twelfth of the time of a large page.
 */
export const WholePage = createComponent(async (result: SSRResult, { view, given, take }: WholePageProps) => {
  const html = await renderToString(result, view, given, {}, true);
  if (typeof html !== 'string') return html;
  take(html);
  return renderTemplate``;
});
