import fc from 'fast-check';

/** Several lines, all of which can be seen, so that languages write them as such. */
const nastyLines = fc
  .array(fc.constantFrom(...'a \n"\'\\`$#{}@', '"""', "'''", '"#', '${x}', '\\(x)', 'a\n', 'a\n  '), {
    maxLength: 14,
  })
  .map((parts) => `a\n${parts.join('')}`);

/** What means something in a literal of any language, and what cannot be seen. */
const nastySigns = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...'ab1 "\'\\`$#{}@%\n\t\r\0/*;=-é漢😀\u2028\u2029\u0085\u00a0\u202e\ufeff\u0007\u007f',
        ),
      },
      fc.constantFrom(
        '"""',
        "'''",
        '```',
        '#{x}',
        '${x}',
        '\\u0041',
        '\\',
        '\nJSON\n',
        '\nTEXT',
        '  \n',
        '\n  ',
        '"#',
        '"##',
        '{{',
        '\ud800',
        '\u{e0001}',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

/** For tests: texts that a literal of some language could end, or read as something else. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: nastySigns },
  { weight: 1, arbitrary: nastyLines },
);

/**
 * For tests: what a literal of one line holds, read by the grammar of a language: `escapes` gives what stands after a
 * backslash for one character, `coded` finds escapes with a number. Throws where the literal ends early or is unknown.
 */
export function readLiteral(
  literal: string,
  escapes: Readonly<Record<string, string>>,
  coded: readonly (readonly [pattern: RegExp, base: number])[],
): string {
  if (!/^".*"$/su.test(literal) || literal.length < 2) throw new Error(`no literal: ${literal}`);
  let rest = literal.slice(1, -1);
  const units: string[] = [];
  while (rest !== '') {
    const sign = String.fromCodePoint(rest.codePointAt(0) ?? 0);
    if (sign === '"' || /[\n\r\0]/.test(sign))
      throw new Error(`${JSON.stringify(sign)} stands in ${literal}`);
    const code = coded.map(([pattern, base]) => [pattern.exec(rest), base] as const).find(([match]) => match);
    const [match, base = 16] = code ?? [];
    if (match) {
      units.push(String.fromCodePoint(Number.parseInt(match[1] ?? '', base)));
      rest = rest.slice(match[0].length);
    } else if (sign === '\\') {
      const meant = escapes[rest.charAt(1)];
      if (meant === undefined) throw new Error(`${rest.slice(0, 2)} stands in ${literal}`);
      units.push(meant);
      rest = rest.slice(2);
    } else {
      units.push(sign);
      rest = rest.slice(sign.length);
    }
  }
  return units.join('');
}

/** For tests: what most languages mean by a backslash and one character. */
export const commonEscapes = { '\\': '\\', '"': '"', n: '\n', r: '\r', t: '\t' };
