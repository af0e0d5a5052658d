import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readTexts, toList, tryParseJson } from '../../lib/json/json-value.ts';

/** A grammar's expression as JavaScript has it. */
export interface Translated {
  readonly source: string;
  readonly flags: string;
  /** Undefined where JavaScript alone can express it. */
  readonly emulation: Emulation | undefined;
}

/** What an expression does besides what JavaScript can express, and the class that does it: that of the package `oniguruma-to-es`. */
interface Emulation {
  readonly type: new (source: string, flags: string, options: EmulationOptions) => RegExp;
  readonly options: EmulationOptions;
}

interface EmulationOptions {
  readonly strategy?: string | null;
  readonly hiddenCaptures?: readonly unknown[];
  readonly transfers?: readonly unknown[];
}

/** Expressions that were translated before, by what the grammar has: their source and flags in JavaScript. */
export type ReadyExpressions = ReadonlyMap<string, ReadyExpression>;

type ReadyExpression = readonly [source: string, flags: string];

const require = createRequire(import.meta.url);

/** Where the published package has the expressions of the languages that most sites show. */
const shipped = new URL('./expressions.json.gz', import.meta.url);

/**
 * An expression without a repeat of what repeats itself, which is tried in as many ways as its text can be cut: 2^30 where 30 letters
 * stand in a bracket that is not closed. Of Shiki's grammars (4.6.0) that of MDX has one, in the destination of a link.
 */
export function limitRepeats(source: string): string {
  return source.replaceAll('\\g<destination_raw>*', '\\g<destination_raw>?');
}

/**
 * What JavaScript has for an expression of a grammar (Oniguruma's syntax; see `limitRepeats`). Throws where it cannot express it;
 * `compileExpression` may throw too.
 */
export function translateExpression(source: string, ready: ReadyExpressions): Translated {
  const known = ready.get(source);
  if (known) return { source: known[0], flags: known[1], emulation: undefined };
  // Where all are ready this is never loaded, which takes a tenth of a second of a thread's start.
  const { defaultJavaScriptRegexConstructor }: typeof import('shiki/engine/javascript') =
    require('shiki/engine/javascript');
  const made: RegExp & { readonly rawOptions?: EmulationOptions } = defaultJavaScriptRegexConstructor(
    source,
    {
      lazyCompileLength: 0,
    },
  );
  const options = made.rawOptions ?? {};
  const isPlain = !options.strategy && !options.hiddenCaptures?.length && !options.transfers?.length;
  const emulation = isPlain ? undefined : { type: made.constructor as Emulation['type'], options };
  return unwrapModifier({ source: made.source, flags: made.flags, emulation });
}

/** The expression itself. Throws a `SyntaxError` where JavaScript does not take it. */
export function compileExpression({ source, flags, emulation }: Translated): RegExp {
  return emulation ? new emulation.type(source, flags, emulation.options) : new RegExp(source, flags);
}

/**
 * An expression all of which is in a group that ignores case, without the group and with the flag. V8 (14.6) takes `(?i:a)` for `a`
 * in code that it did not optimize, which it makes when it has made a megabyte of it: a few languages are enough.
 */
function unwrapModifier(expression: Translated): Translated {
  const { source, flags } = expression;
  if (!source.startsWith('(?i:') || findGroupEnd(source) !== source.length - 1) return expression;
  return { ...expression, source: source.slice('(?i:'.length, -1), flags: `${flags}i` };
}

/** The place of the bracket that closes the group which a source begins with; -1 without one. */
function findGroupEnd(source: string): number {
  let [groups, classes] = [0, 0];
  for (const { 0: sign, index } of source.matchAll(/\\[\s\S]|[()[\]]/g)) {
    if (sign === '[') classes++;
    else if (sign === ']') classes--;
    else if (classes === 0 && sign === '(') groups++;
    else if (classes === 0 && sign === ')' && --groups === 0) return index;
  }
  return -1;
}

/** The flags of nearly all. */
const usualFlags = 'dgv';

/**
 * The expressions of grammars, or of any parts of them, that JavaScript alone can express, each once: the bytes of a file that
 * `readReadyExpressions` reads. Those that it cannot express are left out.
 */
export function writeReadyExpressions(grammars: readonly unknown[]): Uint8Array {
  const found = new Map<string, readonly string[]>();
  for (const limited of listExpressions(grammars).map(limitRepeats)) {
    const made = tryTranslate(limited);
    if (!made || made.emulation) continue;
    const { source, flags } = made;
    found.set(limited, [limited, source === limited ? '' : source, ...(flags === usualFlags ? [] : [flags])]);
  }
  return gzipSync(JSON.stringify([...found.values()]), { level: 9 });
}

function tryTranslate(source: string): Translated | undefined {
  try {
    return translateExpression(source, new Map());
  } catch {
    return undefined;
  }
}

/** Those in a grammar of TextMate: https://macromates.com/manual/en/language_grammars */
function listExpressions(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? /^(?:match|begin|end|while)$/.test(name)
        ? [value]
        : []
      : listExpressions(value),
  );
}

/** The expressions that the package has translated, or those of another file (absolute or a URL); none in Octavo's repository. */
export function readReadyExpressions(file: string | URL = shipped): ReadyExpressions {
  if (!existsSync(file)) return new Map();
  const lines = toList(tryParseJson(gunzipSync(readFileSync(file)).toString()));
  return new Map(
    lines.map((line) => {
      const [from = '', source = '', flags = usualFlags] = readTexts(line);
      return [from, [source || from, flags]];
    }),
  );
}
