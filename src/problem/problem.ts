/** A point in a text file; line and column count from 1, columns in UTF-16 units as editors do. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `error` stops a build; `warning` does so under `--strict`; `note` only informs. */
export type Severity = 'error' | 'warning' | 'note';

/** The start of a file, for what is wrong with it as a whole. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1 };
}

/**
 * One mistake of a writer. `message` says what is wrong and why, `hint` says what to do. `code` is a
 * permanent kebab-case name with the area in front: `site-json/hex-color`. `file` is relative to the site root.
 */
export interface Problem extends Place {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
}

/** A mistake at a place; all are made here, so that each has the same keys in the same order. */
export function problem(
  { file, line, column }: Place,
  code: string,
  severity: Severity,
  message: string,
  hint: string,
): Problem {
  return { file, line, column, code, severity, message, hint };
}

/** What a problem says, without its place. */
export type Finding = Omit<Problem, keyof Place>;

/** What problems say, by code: the message and the hint that are made of what was found. */
type Sentences<Code> = {
  readonly [Key in keyof Code]: (...found: never[]) => readonly [message: string, hint: string];
};

/** What the problems of an area say, a table for each severity. */
interface SentenceTables<Errors, Warnings, Notes> {
  readonly error: Errors;
  readonly warning: Warnings;
  readonly note: Notes;
}

/**
 * Makes the mistakes of an area, whose name begins their codes, out of tables of what they say. What comes after the code
 * is what the sentences are made of.
 */
export function findingsByCode<
  Errors extends Sentences<Errors>,
  Warnings extends Sentences<Warnings>,
  Notes extends Sentences<Notes>,
>(area: string, tables: SentenceTables<Errors, Warnings, Notes>) {
  type Table = Errors & Warnings & Notes;
  const table: Table = { ...tables.error, ...tables.warning, ...tables.note };
  return <Code extends string & keyof Table>(code: Code, ...found: Parameters<Table[Code]>): Finding => {
    const severity = code in tables.error ? 'error' : code in tables.warning ? 'warning' : 'note';
    const [message, hint] = table[code](...found);
    return { code: `${area}/${code}`, severity, message, hint };
  };
}

/** `findingsByCode` for those with a place, which comes after the code. */
export function problemsByCode<
  Errors extends Sentences<Errors>,
  Warnings extends Sentences<Warnings>,
  Notes extends Sentences<Notes>,
>(area: string, tables: SentenceTables<Errors, Warnings, Notes>) {
  const find = findingsByCode(area, tables);
  return <Code extends Parameters<typeof find>[0]>(
    code: Code,
    { file, line, column }: Place,
    ...found: Parameters<(Errors & Warnings & Notes)[Code]>
  ): Problem => ({ file, line, column, ...find(code, ...found) });
}

/** The problems ordered by file, line, column and code; the input is left alone. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** Whether one of them stops a build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
