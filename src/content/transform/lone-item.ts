import { isJsx, type JsxElement, listSolid, makeJsx, type TreeNode } from './node.ts';
import type { PageWork, Surroundings } from './page-work.ts';

/** Components that are items of a list: the one that makes the list, and those in which they may stand. */
const lists: Readonly<Record<string, { readonly list: string; readonly within: readonly string[] }>> = {
  Step: { list: 'Steps', within: ['Steps'] },
  'Tree.File': { list: 'Tree', within: ['Tree', 'Tree.Folder'] },
  'Tree.Folder': { list: 'Tree', within: ['Tree', 'Tree.Folder'] },
  'Color.Item': { list: 'Color', within: ['Color', 'Color.Row'] },
};

/** Puts items that stand outside their list into one; those that follow each other share it. Other nodes stay. */
export function gatherLoneItems(
  nodes: readonly TreeNode[],
  around: Surroundings,
  work: PageWork,
): readonly TreeNode[] {
  if (!nodes.some((node) => findList(node, around, work) !== undefined)) return nodes;
  const gathered: TreeNode[] = [];
  let open: { readonly list: string; readonly items: JsxElement[] } | undefined;
  const close = () => {
    const first = open?.items[0];
    if (open && first)
      gathered.push({ ...makeJsx(open.list, [], open.items, false), position: first.position });
    open = undefined;
  };
  for (const node of nodes) {
    const list = findList(node, around, work);
    if (list !== undefined && isJsx(node)) {
      if (open?.list !== list) close();
      open ??= { list, items: [] };
      open.items.push(node);
    } else if (open === undefined || listSolid([node]).length > 0) {
      close();
      gathered.push(node);
    }
  }
  close();
  return gathered;
}

function findList(node: TreeNode, around: Surroundings, work: PageWork): string | undefined {
  if (!isJsx(node) || node.name === null || !Object.hasOwn(lists, node.name)) return undefined;
  const { list, within } = lists[node.name] ?? { list: '', within: [] };
  const isOwn = work.declared.has(node.name.split('.')[0] ?? '');
  return isOwn || within.includes(around.list ?? '') ? undefined : list;
}
