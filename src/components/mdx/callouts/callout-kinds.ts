import type { interfaceIcons } from '../../page/interface-icons.data.ts';

export type CalloutKind = 'note' | 'info' | 'tip' | 'check' | 'warning' | 'danger';

/** What a reader who does not see the colour is told, and the icon; the kind is also the class. */
export const calloutKinds: Readonly<
  Record<CalloutKind, { readonly label: string; readonly icon: keyof typeof interfaceIcons }>
> = {
  note: { label: 'Note', icon: 'note' },
  info: { label: 'Info', icon: 'info' },
  tip: { label: 'Tip', icon: 'tip' },
  check: { label: 'Check', icon: 'checkCircle' },
  warning: { label: 'Warning', icon: 'warning' },
  danger: { label: 'Danger', icon: 'danger' },
};

/** The kind of that name, if there is one. */
export function findCalloutKind(name: unknown): CalloutKind | undefined {
  return typeof name === 'string' && Object.hasOwn(calloutKinds, name) ? (name as CalloutKind) : undefined;
}
