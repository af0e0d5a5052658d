import { findNearest } from '../../lib/text/nearest.ts';
import { readDiagramSource } from './diagram-source.ts';

/** The words with which diagrams begin: https://mermaid.js.org/intro/syntax-reference.html */
const diagramKinds =
  `flowchart graph sequenceDiagram classDiagram stateDiagram stateDiagram-v2 erDiagram gantt pie journey
mindmap timeline gitGraph quadrantChart requirementDiagram xychart-beta sankey-beta block-beta packet-beta kanban
architecture-beta radar-beta treemap-beta C4Context C4Container C4Component C4Dynamic C4Deployment`.split(
    /\s+/,
  );

/** What is wrong in a diagram and where in it: line from 1, column from 1. */
export interface DiagramMistake {
  readonly line: number;
  readonly column: number;
  /** A sentence. */
  readonly reason: string;
  /** The kind of diagram that a misspelt one most likely meant. */
  readonly nearest?: string;
}

type Parse = (text: string) => Promise<unknown>;
let parser: Promise<Parse> | undefined;

/** The mistake that Mermaid's own parser finds; undefined when it finds none. Loads Mermaid at the first call. */
export async function findDiagramMistake(text: string): Promise<DiagramMistake | undefined> {
  parser ??= loadParser();
  const parse = await parser;
  try {
    await parse(text);
    return undefined;
  } catch (error) {
    return readMistake(error, text);
  }
}

/** The mistake of a diagram whose first word is not a kind of diagram, which is found without Mermaid. */
export function findUnknownKind(text: string): DiagramMistake | undefined {
  const { kind } = readDiagramSource(text);
  return diagramKinds.includes(kind) ? undefined : describeKind(text);
}

/**
 * Mermaid cleans texts with DOMPurify, which has nothing to work with without a browser. Nothing that is parsed
 * here is shown: readers' browsers parse and clean it again.
 */
async function loadParser(): Promise<Parse> {
  const { default: purify } = await import('dompurify');
  if (!purify.isSupported)
    Object.assign(purify, { sanitize: String, addHook: () => undefined, removeHook: () => undefined });
  const { default: mermaid } = await import('mermaid');
  return (text) => mermaid.parse(text);
}

function readMistake(error: unknown, text: string): DiagramMistake {
  const message = error instanceof Error ? error.message : String(error);
  if (/No diagram type detected/.test(message)) return describeKind(text);
  const open = /got '(?:EOF|1)'/.test(message) ? findOpenSign(text) : undefined;
  if (open) return open;
  const loc = readLocation(error);
  const told = /on line (\d+)(?:, column (\d+))?/.exec(message);
  return {
    line: loc?.line ?? Number(told?.[1] ?? 1),
    column: loc?.column ?? Number(told?.[2] ?? 1),
    reason: describe(message),
  };
}

/** The first word is not a kind of diagram. */
function describeKind(text: string): DiagramMistake {
  const { kind } = readDiagramSource(text);
  const nearest = findNearest(kind, diagramKinds);
  const line =
    Math.max(
      0,
      text.split('\n').findIndex((one) => one.trim().startsWith(kind)),
    ) + 1;
  const mistake = { line, column: 1, reason: 'Its first line names no kind of diagram.' };
  return nearest === undefined ? mistake : { ...mistake, nearest };
}

const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/** The last bracket or quote that opens and that nothing closes: the parser tells only that the text ends. */
function findOpenSign(text: string): DiagramMistake | undefined {
  const open: { readonly sign: string; readonly at: number }[] = [];
  for (const [at, sign] of [...text].entries()) {
    const last = open.at(-1);
    if (last?.sign === '"' ? sign === '"' : last && closers[last.sign] === sign) open.pop();
    else if (last?.sign !== '"' && (sign === '"' || sign in closers)) open.push({ sign, at });
  }
  const found = open.at(-1);
  if (!found) return undefined;
  const before = [...text].slice(0, found.at).join('').split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { line: before.length, column, reason: `${signName(found.sign)} opens here and is never closed.` };
}

function signName(sign: string): string {
  return sign === '"' ? 'A quote' : `"${sign}"`;
}

/** Where jison's parsers say that the text in question is: columns from 0. */
function readLocation(error: unknown): { readonly line: number; readonly column: number } | undefined {
  if (typeof error !== 'object' || error === null || !('hash' in error)) return undefined;
  const hash = error.hash;
  if (typeof hash !== 'object' || hash === null || !('loc' in hash)) return undefined;
  const loc = hash.loc as { readonly last_line?: number; readonly last_column?: number } | undefined;
  if (typeof loc?.last_line !== 'number' || typeof loc.last_column !== 'number') return undefined;
  return { line: loc.last_line, column: loc.last_column + 1 };
}

function describe(message: string): string {
  const got = /got '([^']*)'/.exec(message)?.[1];
  const found =
    /unexpected character: ->(.*?)<-/.exec(message)?.[1] ?? /but found `(.*?)`/.exec(message)?.[1];
  if (found !== undefined) return `"${found}" is not expected here.`;
  if (got === 'EOF' || got === '1') return 'The diagram ends too early.';
  const near = /\.\.\.?(.*)\n-*\^/.exec(message)?.[1]?.trim();
  if (near) return `Mermaid cannot read it near "${near.slice(0, 40)}".`;
  return 'Mermaid cannot read it.';
}
