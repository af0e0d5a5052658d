import type { Place } from '../../problem/problem.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';

/** Code of a page on a stack: `line` and `column` are those of the code that its file is compiled to. */
export interface PageFrame {
  readonly kind: 'page' | 'script';
  /** Relative to the site root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const pageScheme = 'octavo-page:/';
const scriptScheme = 'octavo-script:/';
/** Lines that `new Function` puts before a body. */
const linesBefore = 2;

/** The URL that the code of a page or snippet has in stack traces. */
export function pageUrl(file: string): string {
  return pageScheme + encodeURI(file);
}

/** The URL that the code of a script has in stack traces. */
export function scriptUrl(file: string): string {
  return scriptScheme + encodeURI(file);
}

/** Where in the code of a page an error was made: its innermost frame there; undefined for one from elsewhere. */
export function findFrame(error: unknown): PageFrame | undefined {
  return readFrame(error, /octavo-(page|script):\/([^\n]*?):(\d+):(\d+)/);
}

/** The same in scripts alone. */
export function findScriptFrame(error: unknown): PageFrame | undefined {
  return readFrame(error, /octavo-(script):\/([^\n]*?):(\d+):(\d+)/);
}

function readFrame(error: unknown, pattern: RegExp): PageFrame | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, kind, file, line, column] = pattern.exec(stack) ?? [];
  if (file === undefined) return undefined;
  return {
    kind: kind === 'page' ? 'page' : 'script',
    file: decodeURI(file),
    line: Math.max(1, Number(line) - linesBefore),
    column: Number(column),
  };
}

/** Where the writer's file has what a frame is in; `page` is that file compiled, without which a page's line is 1. */
export function locateFrame({ kind, file, line, column }: PageFrame, page: CompiledPage | undefined): Place {
  if (kind === 'script') return { file, line, column: 1 };
  const lines = page?.code.split('\n').slice(0, line) ?? [];
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, column) ?? ''].join('\n');
  const index = [...before.matchAll(/_at\((\d+),/g)].at(-1)?.[1] ?? 0;
  const [at = 1, inLine = 1] = page?.places[Number(index)] ?? [];
  return { file, line: at, column: inLine };
}
