import type { Node } from 'jsonc-parser';
import { listMembers, parseJsonTree } from '../../config/json-tree.ts';
import { checkSyntax, isReadableSyntax } from '../../config/syntax.ts';
import { describeSyntaxMistake } from '../../config/syntax-problems.ts';
import { createLocator } from '../../problem/position.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import type { ImportChange } from '../draft.ts';

/** The texts of the files that `$ref`s name, by their paths relative to the site root. */
export type ReferencedFiles = ReadonlyMap<string, string>;

/** One tree of several files. */
interface Embedded {
  readonly root: Node;
  /** The place of a node in the file that it comes from. */
  readonly locate: (node: Node) => Place;
  readonly changes: readonly ImportChange[];
  /** What keeps a file from being read. */
  readonly problems: readonly Problem[];
}

/** Files are put in so often at most: files that name others twice each would grow without end. */
const MOST_EMBEDDED = 1000;

/**
 * The tree of a `docs.json` with the files that its `$ref`s name in their places, as its documentation says
 * (https://www.mintlify.com/docs/organize/settings#split-configuration-with-%24ref): paths start at the file that they are in, keys
 * beside a `$ref` count more than those of an object in the file, and nothing beside a list counts. `files` holds the files that
 * are there, `file` is the name of the first.
 */
export function embedReferences(root: Node, file: string, text: string, files: ReferencedFiles): Embedded {
  const locators = new Map<Node, (offset: number) => Place>();
  const changes: ImportChange[] = [];
  const problems: Problem[] = [];
  let embedded = 0;

  const embed = (node: Node, around: Around): Node => {
    const known = around.locate;
    const keep = (made: Node): Node => {
      locators.set(made, known);
      return made;
    };
    if (node.type === 'array')
      return keep({ ...node, children: (node.children ?? []).map((item) => embed(item, around)) });
    if (node.type !== 'object') return keep(node);
    const reference = readReference(node);
    const members = (node.children ?? []).filter(
      (one) => reference === undefined || one !== reference.property,
    );
    const own = members.map((property) => {
      const [key, value] = property.children ?? [];
      if (key === undefined || value === undefined) return property;
      return { ...property, children: [keep(key), embed(value, around)] };
    });
    const plain = keep({ ...node, children: own });
    if (reference === undefined) return plain;
    const target = open(reference, around);
    if (target?.type !== 'object') return target ?? plain;
    const names = new Set(listMembers(plain).map(({ key }) => key));
    const others = (target.children ?? []).filter(
      ({ children: [key] = [] }) => !names.has(String(key?.value)),
    );
    return keep({ ...plain, children: [...others, ...own] });
  };

  const open = ({ path, value }: Reference, { file, locate, chain }: Around): Node | undefined => {
    const place = locate(value.offset);
    const name = resolveReference(path, file);
    const written = name === undefined ? undefined : files.get(name);
    const why =
      name === undefined
        ? 'It leads out of the site.'
        : chain.includes(name)
          ? 'It leads back to a file that it is in.'
          : written === undefined
            ? 'There is no such file in the site.'
            : ++embedded > MOST_EMBEDDED
              ? `More than ${MOST_EMBEDDED} files would be put in.`
              : undefined;
    if (why !== undefined || name === undefined || written === undefined) {
      changes.push({
        ...place,
        kind: 'left-out',
        what: `the $ref ${JSON.stringify(path)}`,
        ...(why && { why }),
      });
      return undefined;
    }
    const inside = createLocator(name, written);
    const mistakes = checkSyntax(written);
    const tree = isReadableSyntax(mistakes) ? parseJsonTree(written) : undefined;
    if (tree === undefined) {
      if (!problems.some((problem) => problem.file === name))
        problems.push(...mistakes.map((mistake) => describeSyntaxMistake(mistake, inside(mistake.offset))));
      return undefined;
    }
    changes.push({ ...place, kind: 'changed', what: `site.json holds what ${name} says` });
    return embed(tree, { file: name, locate: inside, chain: [...chain, name] });
  };

  const locate = createLocator(file, text);
  const whole = embed(root, { file, locate, chain: [file] });
  return {
    root: whole,
    locate: (node) => (locators.get(node) ?? locate)(node.offset),
    changes,
    problems,
  };
}

/** The paths, relative to the site root, of the files that `$ref`s of a text name; none of a text that cannot be read. */
export function listReferences(text: string, file: string): readonly string[] {
  const tree = isReadableSyntax(checkSyntax(text)) ? parseJsonTree(text) : undefined;
  if (tree === undefined) return [];
  const found: string[] = [];
  const collect = (node: Node): void => {
    const reference = readReference(node);
    const path = reference && resolveReference(reference.path, file);
    if (path !== undefined) found.push(path);
    for (const child of node.children ?? []) collect(child);
  };
  collect(tree);
  return found;
}

/** What is around a node: its file, and the files that this one is put into. */
interface Around {
  readonly file: string;
  readonly locate: (offset: number) => Place;
  readonly chain: readonly string[];
}

interface Reference {
  readonly path: string;
  readonly property: Node;
  readonly value: Node;
}

function readReference(node: Node): Reference | undefined {
  if (node.type !== 'object') return undefined;
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key?.value === '$ref' && typeof value?.value === 'string')
      return { path: value.value, property, value };
  }
  return undefined;
}

/** A path relative to the site root; undefined for an address, an absolute path and one that leads out. */
function resolveReference(path: string, file: string): string | undefined {
  if (path === '' || /^(?:[a-z][a-z0-9+.-]*:|[/\\#])/i.test(path)) return undefined;
  const resolved = file.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..' && resolved.pop() === undefined) return undefined;
    if (part !== '..' && part !== '.' && part !== '') resolved.push(part);
  }
  return resolved.join('/');
}
