import type { Props } from '../../../content/evaluate/render-component.ts';
import { iconProps, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { make, makeLabel } from '../../../site/markdown/page-runtime.ts';
import type { interfaceIcons } from '../../page/interface-icons.data.ts';

export type CalloutKind = 'note' | 'info' | 'tip' | 'check' | 'warning' | 'danger';

/** What a reader who does not see the colour is told, and the icon; the kind is also the class. */
export const calloutKinds: Readonly<
  Record<CalloutKind, { readonly label: string; readonly icon: keyof typeof interfaceIcons }>
> = {
  note: { label: 'Note', icon: 'note' },
  info: { label: 'Info', icon: 'info' },
  tip: { label: 'Tip', icon: 'tip' },
  check: { label: 'Success', icon: 'checkCircle' },
  warning: { label: 'Warning', icon: 'warning' },
  danger: { label: 'Danger', icon: 'danger' },
};

/** The property that names a kind of callout. */
export const kindProp = prop.oneOf(...Object.keys(calloutKinds));

/** The kind of that name, if there is one. */
export function findCalloutKind(name: unknown): CalloutKind | undefined {
  return typeof name === 'string' && Object.hasOwn(calloutKinds, name) ? (name as CalloutKind) : undefined;
}

const props = { title: prop.any, ...iconProps, color: prop.color(), id: prop.text };

function writeCallout(kind: CalloutKind, { title, children }: Props): unknown {
  const hasTitle = title !== undefined && title !== '';
  const label = makeLabel(calloutKinds[kind].label, ...(hasTitle ? [': ', title] : []));
  return make('blockquote', {}, label, make('div', {}, children));
}

/** A callout whose name says its kind; `alert` is the word that GitHub has for it. */
const defineCallout = <const Name extends string>(name: Name, kind: CalloutKind, alert?: string) =>
  defineComponent({
    name,
    props,
    ...(alert === undefined ? {} : { alert }),
    markdown: (given) => writeCallout(kind, given),
    view: 'Callout',
    given: { kind },
  });

/** Boxes that call out what a reader should not miss. */
export const calloutComponents = [
  defineComponent({
    name: 'Callout',
    props: { ...props, type: kindProp },
    markdown: (given) => writeCallout(findCalloutKind(given['type']) ?? 'info', given),
  }),
  defineCallout('Note', 'note', 'NOTE'),
  defineCallout('Tip', 'tip', 'TIP'),
  defineCallout('Info', 'info', 'IMPORTANT'),
  defineCallout('Warning', 'warning', 'WARNING'),
  defineCallout('Danger', 'danger', 'CAUTION'),
  defineCallout('Check', 'check'),
] as const;
