import type { Place } from '../../problem/problem.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import { findCode, numberCode } from './page-code.ts';

/** Code of a page on a stack: `line` and `column` are those of the code that its file is compiled to. */
export interface PageFrame {
  readonly kind: 'page' | 'script';
  /** Of its code; see `numberCode`. */
  readonly number: number;
  /** Relative to the site root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Lines that `new Function` puts before a body. */
const linesBefore = 2;

/** The URL that the code of a page, a snippet or a script has in stack traces and for a debugger. */
export function codeUrl(page: CompiledPage): string {
  return `octavo-${page.module ? 'script' : 'page'}:/${numberCode(page)}/${encodeURI(page.file)}`;
}

/** Where in the code of a page an error was made: its innermost frame there; undefined for one from elsewhere. */
export function findFrame(error: unknown): PageFrame | undefined {
  return readFrame(error, /octavo-(page|script):\/(\d+)\/([^\n]*?):(\d+):(\d+)/);
}

/** The same in scripts alone. */
export function findScriptFrame(error: unknown): PageFrame | undefined {
  return readFrame(error, /octavo-(script):\/(\d+)\/([^\n]*?):(\d+):(\d+)/);
}

/** The frame at a line and column, from 1, of code that has a URL; undefined for code that is not of a page. */
export function frameAt(url: string, line: number, column: number): PageFrame | undefined {
  return matchFrame(`${url}:${line}:${column}`, /^octavo-(page|script):\/(\d+)\/([^\n]*?):(\d+):(\d+)$/);
}

function readFrame(error: unknown, pattern: RegExp): PageFrame | undefined {
  return matchFrame(error instanceof Error ? String(error.stack ?? '') : '', pattern);
}

function matchFrame(text: string, pattern: RegExp): PageFrame | undefined {
  const [, kind, number, file, line, column] = pattern.exec(text) ?? [];
  if (file === undefined) return undefined;
  return {
    kind: kind === 'page' ? 'page' : 'script',
    number: Number(number),
    file: decodeURI(file),
    line: Math.max(1, Number(line) - linesBefore),
    column: Number(column),
  };
}

/** Where the writer's file has what a frame is in. */
export function locateFrame({ kind, number, file, line, column }: PageFrame): Place {
  const code = findCode(number);
  if (kind === 'script') return { file, line, column: line === 1 ? 1 : (code?.columns?.[line - 1] ?? 1) };
  const mark = code?.marks.findLast(
    ({ codeLine, codeColumn }) => codeLine < line || (codeLine === line && codeColumn <= column),
  );
  return { file, line: mark?.line ?? 1, column: mark?.column ?? 1 };
}
