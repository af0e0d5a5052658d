import { type Label, readLabel } from './label.ts';

export interface GitCommit {
  /** Place of its branch in the list of branches. */
  readonly branch: number;
  /** What is written beside it. */
  readonly label: Label;
  readonly tag?: string;
  readonly kind: 'normal' | 'reverse' | 'highlight' | 'merge';
  /** Places of the commits before it, its own branch's first. */
  readonly parents: readonly number[];
}

export interface GitGraph {
  readonly branches: readonly string[];
  readonly commits: readonly GitCommit[];
}

const attribute = /\b(id|tag|type|msg)\s*:\s*(?:"([^"]*)"|(NORMAL|REVERSE|HIGHLIGHT))/g;
const kinds: Readonly<Record<string, GitCommit['kind']>> = { REVERSE: 'reverse', HIGHLIGHT: 'highlight' };

interface Reading {
  readonly branches: string[];
  readonly commits: GitCommit[];
  /** The last commit of each branch. */
  readonly heads: (number | undefined)[];
  current: number;
}

/** What a Git graph's lines say (https://mermaid.js.org/syntax/gitgraph.html); undefined when one says what only Mermaid draws. */
export function readGitGraph(lines: readonly string[]): GitGraph | undefined {
  if (!/^gitGraph(?:\s+(?:LR|TB))?\s*:?$/.test(lines[0] ?? '')) return undefined;
  const reading: Reading = { branches: ['main'], commits: [], heads: [undefined], current: 0 };
  for (const line of lines.slice(1)) if (!readLine(reading, line)) return undefined;
  return reading.commits.length > 0 ? { branches: reading.branches, commits: reading.commits } : undefined;
}

function readLine(reading: Reading, line: string): boolean {
  const { branches, heads, current } = reading;
  const [, word, named = '', rest = ''] =
    /^(commit|branch|checkout|switch|merge)(?:\s+("[^"]+"|(?!(?:id|tag|type|msg)\s*:)[\w./-]+))?(?:\s+(.*))?$/.exec(
      line,
    ) ?? [];
  const name = named.replace(/^"(.*)"$/, '$1');
  const place = branches.indexOf(name);
  if (word === 'commit') return named === '' && addCommit(reading, rest, []);
  if (word === 'merge') {
    const head = heads[place];
    return place >= 0 && place !== current && head !== undefined && addCommit(reading, rest, [head]);
  }
  if (word === 'branch') {
    if (name === '' || place >= 0 || rest !== '') return false;
    branches.push(name);
    heads.push(heads[current]);
    reading.current = branches.length - 1;
    return true;
  }
  if (word === undefined || place < 0 || rest !== '') return false;
  reading.current = place;
  return true;
}

function addCommit({ commits, heads, current }: Reading, rest: string, merged: readonly number[]): boolean {
  if (rest.replace(attribute, '').trim() !== '') return false;
  const found = new Map(
    [...rest.matchAll(attribute)].map(([, key, text, type]) => [key, text ?? type ?? '']),
  );
  const label = readLabel(found.get('id') ?? found.get('msg') ?? '');
  if (!label) return false;
  const head = heads[current];
  const tag = found.get('tag');
  commits.push({
    branch: current,
    label,
    kind: kinds[found.get('type') ?? ''] ?? (merged.length > 0 ? 'merge' : 'normal'),
    parents: [...(head === undefined ? [] : [head]), ...merged],
    ...(tag !== undefined && { tag }),
  });
  heads[current] = commits.length - 1;
  return true;
}
