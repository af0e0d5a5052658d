/** Alternatives: whatever the regular expression matches holds all texts of one of them. */
export type RequiredText = readonly (readonly string[])[];

/** Nothing is required. */
const anything: RequiredText = [[]];
/** More alternatives take longer to look for than the expression itself. */
const most = 12;

/**
 * The texts that a string has to hold for a regular expression (ECMAScript's syntax, flags `u` or `v`) to match in it:
 * `(?:let|const) +\w` requires `let` and a space, or `const` and a space. Undefined when it may match without any.
 */
export function findRequiredText({ source, flags }: RegExp): RequiredText | undefined {
  // In V8 a group that ignores case changes what comes after it: `(b(?i:b.?|a)?|b*)\p{L}*a` takes "A".
  if (flags.includes('i') || /\(\?[a-z]*i/.test(source)) return undefined;
  const required = readAlternatives({ source, at: 0, hasNestedClasses: flags.includes('v') });
  return isAnything(required) ? undefined : required;
}

/** Whether a string holds all texts of an alternative. */
export function holdsRequiredText(text: string, required: RequiredText): boolean {
  for (const parts of required) if (holdsAll(text, parts)) return true;
  return false;
}

function holdsAll(text: string, parts: readonly string[]): boolean {
  for (const part of parts) if (!text.includes(part)) return false;
  return true;
}

interface Reader {
  readonly source: string;
  readonly hasNestedClasses: boolean;
  at: number;
}

function isAnything(required: RequiredText): boolean {
  return required.some((parts) => parts.length === 0);
}

function readAlternatives(reader: Reader): RequiredText {
  const found: (readonly string[])[] = [...readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at++;
    found.push(...readSequence(reader));
  }
  return isAnything(found) || found.length > most ? anything : found;
}

function readSequence(reader: Reader): RequiredText {
  let required = anything;
  let run = '';
  const endRun = () => {
    if (run !== '') required = requireBoth(required, [[run]]);
    run = '';
  };
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] ?? '')) {
    const atom = readAtom(reader);
    const [quantifier = ''] = match(reader, /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y);
    const isOptional = /^(?:[?*]|\{0)/.test(quantifier);
    if (typeof atom === 'string' && !isOptional) run += atom;
    if (typeof atom !== 'string' || quantifier !== '') endRun();
    if (typeof atom !== 'string' && !isOptional) required = requireBoth(required, atom);
  }
  endRun();
  return required;
}

function requireBoth(one: RequiredText, other: RequiredText): RequiredText {
  if (isAnything(one)) return other;
  if (isAnything(other)) return one;
  if (one.length * other.length <= most)
    return one.flatMap((parts) => other.map((more) => [...parts, ...more]));
  return one.length <= other.length ? one : other;
}

/** A character as it is, or what anything else requires. */
function readAtom(reader: Reader): string | RequiredText {
  const [group, kind = ''] = match(reader, /\((?:\?(<?[=!]|<[^>]*>|[a-z]*(?:-[a-z]+)?:))?/y);
  if (group !== undefined) {
    const inner = readAlternatives(reader);
    reader.at++;
    return kind.endsWith('!') ? anything : inner;
  }
  if (reader.source[reader.at] === '[') return skipClass(reader);
  const [escaped, character] = match(
    reader,
    /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u.{4}|x..|c.|k<[^>]*>|\d+|[a-zA-Z]|(.))/sy,
  );
  if (escaped !== undefined) return character ?? anything;
  const [sign = ''] = match(reader, /./suy);
  return /[.^$]/.test(sign) ? anything : sign;
}

function skipClass(reader: Reader): RequiredText {
  let depth = 0;
  do {
    const [sign = ''] = match(reader, /\\.|./sy);
    if (sign === '' || sign === ']') depth--;
    else if (sign === '[' && (depth === 0 || reader.hasNestedClasses)) depth++;
  } while (depth > 0);
  return anything;
}

function match(reader: Reader, pattern: RegExp): RegExpExecArray | [] {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source);
  if (!found) return [];
  reader.at = pattern.lastIndex;
  return found;
}
