import { type PageEditor, walkPage } from './page-editor.ts';

/** An import statement of a page. */
export interface PageImport {
  readonly from: string;
  /** What the page calls it, by the name that the module gives it. */
  readonly names: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
  /** Where the quoted module begins and ends. */
  readonly fromStart: number;
  readonly fromEnd: number;
}

const IMPORT = /^[ \t]*import\s+(?:([\w$\s{},*]+?)\s+from\s+)?(["'])([^"'\n]+)\2[ \t]*;?[ \t]*(?:\r?\n|$)/gm;

/** The imports of a page, with their places. */
export function readPageImports(editor: PageEditor): readonly PageImport[] {
  const found: PageImport[] = [];
  walkPage(editor.root, (node) => {
    if (node.type !== 'mdxjsEsm') return true;
    const block = editor.text.slice(node.start, node.end + 1);
    for (const match of block.matchAll(IMPORT)) {
      const [whole, clause = '', quote = '', from = ''] = match;
      const start = node.start + match.index;
      const fromStart = start + whole.lastIndexOf(`${quote}${from}${quote}`);
      const fromEnd = fromStart + from.length + 2;
      found.push({ from, names: readNames(clause), start, end: start + whole.length, fromStart, fromEnd });
    }
    return false;
  });
  return found;
}

function readNames(clause: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const [, braces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  for (const part of braces.split(',')) {
    const [name, local] = part.trim().split(/\s+as\s+/);
    if (name !== undefined && name !== '') names.set(local ?? name, name);
  }
  for (const part of clause.replace(/\{[^}]*\}/, '').split(',')) {
    const name = part.trim();
    const all = /^\*\s+as\s+(\S+)$/.exec(name)?.[1];
    if (all !== undefined) names.set(all, '*');
    else if (name !== '') names.set(name, 'default');
  }
  return names;
}
