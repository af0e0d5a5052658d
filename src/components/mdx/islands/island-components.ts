import { defineComponent } from '../../../content/transform/define-component.ts';

/** What a component with a state becomes, or one that listens to events; `content/islands/make-island.ts` decides which. */
export const islandComponents = [
  defineComponent({
    name: 'Island',
    isInternal: true,
    props: {},
    markdown: ({ children }) => children ?? null,
    styles: ['island'],
  }),
] as const;
