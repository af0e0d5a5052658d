import { nameIcon } from '../transform/icon-key.ts';
import type { Piece } from './render-component.ts';
import type { Running } from './running.ts';

/**
 * What the compiler gives to `Tabs` in a page, for those that a script makes: the list of its tabs, and an id and a
 * number for each of them.
 */
export function groupTabs(
  inside: readonly Piece[],
  running: Running,
): { readonly tabs: readonly unknown[]; readonly inside: readonly Piece[] } {
  const tabs: unknown[] = [];
  const numbered = inside.map((piece): Piece => {
    if (typeof piece === 'string' || !('type' in piece.part) || piece.part.name !== 'Tab') return piece;
    const { props } = piece.part;
    running.ids++;
    const added = { id: `script-tab-${running.ids}`, index: tabs.length };
    const icon =
      typeof props.icon === 'string' ? running.icons.get(nameIcon(props.icon, undefined)) : undefined;
    tabs.push({ id: added.id, title: String(props.title ?? ''), ...(icon ? { iconRef: icon } : {}) });
    return { ...piece, part: { ...piece.part, props: { ...added, ...props } } };
  });
  return { tabs, inside: numbered };
}
