import type { Props } from '../../../content/evaluate/render-component.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { writeCode } from '../code/code-components.ts';

const diagram = {
  isInternal: true,
  props: {},
  markdown: ({ source }: Props) => writeCode(String(source ?? ''), 'mermaid', undefined),
  styles: ['diagram'],
} as const;

/** What fences of Mermaid become; `content/transform/code-block.ts` decides which. */
export const diagramComponents = [
  defineComponent({ name: 'Diagram', ...diagram }),
  defineComponent({ name: 'DiagramFrame', ...diagram }),
] as const;
