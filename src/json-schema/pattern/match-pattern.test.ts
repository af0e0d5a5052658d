import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { findPatternFault, matchPattern } from './match-pattern.ts';

/** What JavaScript's own engine says. */
function expected(source: string, text: string): boolean {
  try {
    return new RegExp(source, 'u').test(text);
  } catch {
    return new RegExp(source).test(text);
  }
}

const texts = [
  ...['', 'a', 'ab', 'aab', 'b', 'abc', 'A1b2', '2026-01-31', 'x-rate', 'a.b', 'a b', ' a', 'foo\nbar', '\n'],
  ...[
    'é',
    'Zoë',
    'ЖЗ',
    '日本',
    '😀',
    'a😀b',
    '\ud83d',
    'user_1',
    'Passw0rd!',
    'aXbXc',
    '-',
    ']',
    '{',
    'a{,2}',
    '\u2028',
  ],
];

describe('matchPattern', () => {
  it.each([
    ...[
      '',
      'a',
      '^a',
      'b$',
      '^$',
      '^a*$',
      '^a+b?$',
      'a|b',
      '^(?:a|ab)(?:c|bcd)?$',
      '.',
      '^.$',
      '^..$',
      '^[^]*$',
    ],
    ...['^\\d{4}-\\d{2}-\\d{2}$', '\\D', '\\w\\W', '^\\S+$', '\\s', '\\ba', 'b\\b', '\\Bb', '^\\B$', '\\b'],
    ...['^[a-z0-9-]+$', '[^a-z]', '[]', '[\\]]', '[\\w.-]', '[-a]', '[\\b]', '^[\\s\\S]{2,}$', '[\\d\\-]'],
    ...[
      '^\\p{L}+$',
      '\\P{L}',
      '^\\p{Script=Cyrillic}+$',
      '\\u00e9',
      '\\u{1F600}',
      '\\ud83d\\ude00',
      '\\ud83d',
      '\\x61',
    ],
    ...['^a*?$', 'a+?b', 'a??b', '^a{2}b', '^a{1,}b$', '^a{0}b$', '^(a?){3}b$', '^(?:a{1,2}){2}$'],
    ...[
      '(?<letter>a)b',
      '(a)(b)',
      '(?=a)ab',
      'a(?=b)',
      'a(?!b)',
      '(?<=a)b',
      '(?<!a)b',
      '^(?!.*X)',
      '(?=.*\\d)(?=.*[A-Z])',
    ],
    ...['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w]).{8,}$', '(?=(?<=a)b)', '(?<=^|X)b', '(?:(?=a)a|b)+$'],
    ...[
      '^(?:a|\\b)*$',
      '(?:^|a){2}b',
      '(?:\\b|a){1500}',
      '^(?:a$|a){1001}',
      '\\t|\\n',
      '\\cJ',
      '\\0',
      '\\.',
      '\\/',
    ],
    // Of the older syntax.
    ...['\\-', '[\\w-.]', '^a{,2}$', ']', '{', '}', '\\_', '(?=a)*b', '^.$|\\ud83d'],
  ])('judges %j as JavaScript does', (source) => {
    expect(texts.map((text) => [text, matchPattern(source, text)])).toEqual(
      texts.map((text) => [text, expected(source, text)]),
    );
  });

  it('judges random patterns and texts as JavaScript does', () => {
    const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(
          ...['a', 'b', '-', '.', '\\w', '\\D', '[ab]', '[^a]', '\\p{Lu}', '', '^', '$', '\\b', '\\B', 'é'],
        ),
        fc.tuple(tie('pattern'), tie('pattern')).map((both) => both.join('')),
        fc.tuple(tie('pattern'), tie('pattern')).map((both) => `(?:${both.join('|')})`),
        fc
          .tuple(
            tie('pattern'),
            fc.constantFrom('*', '+', '?', '*?', '{2}', '{0,2}', '{1,}', '{0}', '{1,3}?'),
          )
          .map(([inner, bounds]) => `(${inner})${bounds}`),
        fc
          .tuple(fc.constantFrom('?=', '?!', '?<=', '?<!'), tie('pattern'))
          .map(([kind, inner]) => `(${kind}${inner})`),
      ),
    }));
    // Not beyond U+FFFF: before a look-around V8 also starts in the middle of a surrogate pair, which no standard says.
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1', '-', ' ', '\n', 'é'), maxLength: 8 });
    const counts = { yes: 0, no: 0 };
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        const found = matchPattern(source, value);
        expect(found).toBe(new RegExp(source, 'u').test(value));
        counts[found ? 'yes' : 'no']++;
      }),
      { numRuns: propertyRuns(3_000) },
    );
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(100);
  });

  it.each([
    '^(a+)+$',
    '^((a{0,8}){0,8}){0,8}b$',
    '^(?:(?:a{0,8}){0,8}){0,8}$',
    '^(((a*)*)*)*b$',
    '^(a|a|aa)+$',
    '^a*a*a*a*a*a*b$',
    '^(?=(a+)+b)',
    '(?<=(a|aa)+c)!',
    '^(\\w+\\s?)*$',
    '^.{0,1000}.{0,1000}=$',
  ])('needs no more steps for %j than the text is long times the pattern is large', (source) => {
    const steps = (length: number) => {
      const budget = { left: 10_000_000 };
      expect(matchPattern(source, `${'a'.repeat(length)}!`, budget)).toBe(false);
      return 10_000_000 - budget.left;
    };
    expect(steps(61)).toBeLessThan(62 * 5_000);
    expect(steps(400)).toBeLessThan(8 * steps(50));
  });

  it('knows nothing where the budget is spent, and counts what several texts need', () => {
    const budget = { left: 100 };
    expect(matchPattern('^a+$', 'a'.repeat(20), budget)).toBe(true);
    expect(budget.left).toBeLessThan(80);
    expect(matchPattern('^a+$', 'a'.repeat(200), budget)).toBeUndefined();
    expect(matchPattern('(?=a+b)', 'a'.repeat(200), budget)).toBeUndefined();
  });

  it('has a budget of its own unless one is given', () => {
    expect(matchPattern('^(?:.{0,400}){4}=$', 'a'.repeat(1_000))).toBeUndefined();
    expect(matchPattern('^(?:.{0,400}){4}=$', 'a'.repeat(1_000), { left: 10_000_000 })).toBe(false);
    expect(matchPattern('^.{0,10}.{0,10}=$', 'a'.repeat(1_000))).toBe(false);
  });

  it('repeats more often than a text is long without a state for each time', () => {
    expect(matchPattern('^.{1,65535}$', 'a'.repeat(1_000))).toBe(true);
    expect(matchPattern('^.{5000}$', 'a'.repeat(1_000))).toBe(false);
    expect(matchPattern('^[a-z]{3,4000}$', 'ab')).toBe(false);
    expect(matchPattern('^.*$', 'a'.repeat(1_001))).toBeUndefined();
  });
});

describe('findPatternFault', () => {
  it.each([
    ['(', 'syntax', 'Unterminated group'],
    ['(?i)a', 'syntax', 'Invalid group'],
    ['(a)\\1', 'unsupported', 'it has a back reference'],
    ['(?<x>a)\\k<x>', 'unsupported', 'it has a back reference'],
    ['(a{1000}){1000}', 'unsupported', 'its repetitions are too large'],
    ['((((){999}){999}){999}){999}', 'unsupported', 'its repetitions are too large'],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, 'unsupported', 'its groups are nested too deeply'],
    ['a'.repeat(2_001), 'unsupported', 'it has more than 2000 characters'],
    ['\\12', 'unsupported', 'it has a back reference'],
    ['\\p{L}\\-', 'unsupported', 'it has an escape that is not supported'],
  ])('says of %j that it is not compared, and why', (source, fault, reason) => {
    expect(findPatternFault(source)).toEqual({ fault, reason });
    expect(matchPattern(source, 'aa')).toBeUndefined();
  });

  it('says nothing of one that is compared', () => {
    expect(findPatternFault('^[a-z]{3,4000}(?=x)$')).toBeUndefined();
  });
});
