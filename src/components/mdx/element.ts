import type { SSRResult } from 'astro';
import { chunkToString, createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';

/** A component that shows the JSX element which a writer typed as the value of a property, as in `icon={<svg …/>}`. */
export function createElementView(element: unknown) {
  return createComponent(async (result: SSRResult) =>
    markHTMLString(chunkToString(result, await renderJSX(result, element))),
  );
}
