/** What is wrong in a diagram and where in it: line from 1, column from 1. */
export interface DiagramMistake {
  readonly line: number;
  readonly column: number;
  /** A sentence. */
  readonly reason: string;
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
    return readMistake(error);
  }
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

function readMistake(error: unknown): DiagramMistake {
  const message = error instanceof Error ? error.message : String(error);
  const loc = readLocation(error);
  const told = /on line (\d+)(?:, column (\d+))?/.exec(message);
  return {
    line: loc?.line ?? Number(told?.[1] ?? 1),
    column: loc?.column ?? Number(told?.[2] ?? 1),
    reason: describe(message),
  };
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
  if (/No diagram type detected/.test(message)) return 'Its first line names no kind of diagram.';
  const got = /got '([^']*)'/.exec(message)?.[1];
  const found =
    /unexpected character: ->(.*?)<-/.exec(message)?.[1] ?? /but found `(.*?)`/.exec(message)?.[1];
  if (found !== undefined) return `"${found}" is not expected here.`;
  if (got === 'EOF' || got === '1') return 'It ends too early.';
  const near = /\.\.\.?(.*)\n-*\^/.exec(message)?.[1]?.trim();
  if (near) return `Mermaid cannot read it near "${near.slice(0, 40)}".`;
  return 'Mermaid cannot read it.';
}
