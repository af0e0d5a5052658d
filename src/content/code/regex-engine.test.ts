import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { createEngine } from './regex-engine.ts';
import { codeTheme } from './tokenizer.ts';
import { compileExpression, translateExpression } from './translate-expression.ts';

const readOwn = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** Lines of many languages, which each of them reads as it can. */
const many = `# a comment // another -- a third <!-- a fourth -->
import { a as b, type C } from "./d.js"; from os import path; use std::io; #include <stdio.h>
export default async function* run<T extends object = {}>(this: Window, [x, ...y]: T[], z?: string) {
  const text = \`a \${b + \`\${c}\`} d\`, pattern = /[a-z\\]/]+(?<n>x)/gu, big = 1_000n;
  for (let i = 0x1f; i <= 10.5e-3; ++i) if (!a?.b ?? c) return <A b="c" {...d}>e {f}</A>; else throw new E('x\\n');
}
@decorator(1)
class A(B, metaclass=C):
    def __init__(self, *args: int, **kw) -> None:
        print(f"{self.name!r:>{width}} {'a' if b else "c"}", r'\\d+', """doc
string""", 0b11)
func (s *Server) Handle(w http.ResponseWriter, r *http.Request) error { go func() { ch <- 1 }(); return nil }
fn main<'a>(x: &'a mut Vec<u8>) -> Result<(), Box<dyn Error>> { println!("{:?}", x); match y { Some(_) => 1, _ => 2 } }
SELECT DISTINCT a.id, COUNT(*) AS "n" FROM users a LEFT JOIN b ON a.id = b.id WHERE name LIKE 'x%' AND NOT c IN (1, 2);
$name = $this->call(["a" => 1, 'b' => "$c {$d['e']}"]); <?php echo 1; ?> #{ruby} :symbol => @ivar, %w[a b]
if [ "$1" = "--help" ] && ! grep -q 'x' <<< "\${a[@]:-b}" 2>&1 | tee /dev/null; then echo $((1 + 2)) \`date\`; fi
cat <<EOF > out.txt
  $HOME "\${b}"
EOF
key: &anchor [1, "two", {three: 3}]
other: !!str |-
  block
{ "json": [true, null, -1.5e+3, "\\u00e9"], }
.a > b:not(:hover)::before, #c[d="e" i] { color: #fff8; width: calc(100% - var(--x, 1rem)); @media (width > 1px) { & f { g: h } } }
<div class="a" onclick='b()' v-if="c" @d="e"><style>p { x: y }</style><script>let a = 1;</script>&amp;</div>
public static async Task<List<string>> Main(string[] args) => await $"x {y:N2}".ToList() ?? throw; #region a
val x: Map<String, Int> = mapOf("a" to 1) ; fun <T> T.y() where T : Any = when (this) { is Int -> 1; else -> 2 }
diff --git a/b b/b
@@ -1,2 +1,2 @@
-old
+new
FROM node:22 AS build
RUN --mount=type=cache npm ci \\
  && npm run build
query Q($a: Int! = 1) { user(id: $a) @include(if: $b) { ...F, name } }
[table.sub]
date = 2024-01-01T00:00:00Z
`;

const languages = (
  'typescript tsx javascript json yaml html css vue astro markdown mdx bash powershell python ruby php go rust java ' +
  'swift csharp cpp sql graphql docker diff'
).split(' ') as readonly BundledLanguage[];

const own: Partial<Record<BundledLanguage, string>> = {
  typescript: readOwn('src/content/code/regex-engine.test.ts') + readOwn('src/content/code/regex-engine.ts'),
  astro: readOwn('src/components/page/sidebar/NavigationGroup.astro'),
  css: readOwn('src/styles/tabs.css'),
  json: readOwn('site.json'),
  yaml: readOwn('openapi.yaml'),
  mdx: readOwn('content/components/cards.mdx'),
  markdown: readOwn('README.md'),
};

/** Shiki's, but for a mistake of V8 that depends on what ran before. */
const createShikis = () =>
  createJavaScriptRegexEngine({
    forgiving: true,
    regexConstructor: (source) => compileExpression(translateExpression(source, new Map())),
  });

type Engine = Parameters<typeof createHighlighterCore>[0]['engine'];

const create = (engine: Engine, language: BundledLanguage): Promise<HighlighterCore> =>
  createHighlighterCore({
    engine,
    langs: [bundledLanguages[language]],
    themes: [codeTheme],
    warnings: false,
  });

const read = (highlighter: HighlighterCore, lang: string, code: string) =>
  highlighter
    .codeToTokensBase(code, { lang, theme: 'octavo', tokenizeTimeLimit: 0 })
    .map((line) => line.map(({ content, color }) => [content, color]));

test.each(languages)('finds in %s what the engine of Shiki finds', async (language) => {
  const ours = await create(createEngine(new Map()), language);
  const theirs = await create(createShikis(), language);
  const texts = [many, ...many.split('\n'), own[language] ?? ''];
  for (const text of texts) expect(read(ours, language, text)).toEqual(read(theirs, language, text));
});

test('finds in lines made of any words of TypeScript what the engine of Shiki finds', async () => {
  const ours = await create(createEngine(new Map()), 'tsx');
  const theirs = await create(createShikis(), 'tsx');
  const word = fc.constantFrom(...many.split(/(\s+|\b)/).filter(Boolean));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const text = words.join('');
      expect(read(ours, 'tsx', text)).toEqual(read(theirs, 'tsx', text));
    }),
    { numRuns: propertyRuns(150) },
  );
});

test.each([
  'const größe = ñ.λ; // → “quoted” ⚠️ 🚀 你好',
  'let a = "你好", b = 1; // Ÿ ÿ',
  'if (🚀) return ſ + K;',
])('finds in %s, with characters that are not common, what the engine of Shiki finds', async (line) => {
  const text = `${line}\n${many}\n${line}`;
  for (const language of ['typescript', 'python', 'sql', 'csharp'] as const) {
    const ours = await create(createEngine(new Map()), language);
    const theirs = await create(createShikis(), language);
    expect(read(ours, language, text)).toEqual(read(theirs, language, text));
  }
});

test('ignores case where V8 no longer optimizes expressions, which it does when it has made many', () => {
  const script = `
    import { createTokenizer } from './src/content/code/tokenizer.ts';
    console.log(await createTokenizer()('SELECT COUNT(*)', 'sql'));`;
  const options = ['--no-regexp-optimization', '--input-type=module', '-e', script];
  const colored = execFileSync(process.execPath, options, { encoding: 'utf8' });
  expect(colored).toBe('<span class="tk-k">SELECT</span> <span class="tk-n">COUNT</span>(*)\n');
});

test('a bracket of a link that is not closed in MDX does not take the time of all ways to read it', async () => {
  const ours = await create(createEngine(new Map()), 'mdx');
  const text = `](${'mailom'.repeat(20)}](mailto:a@b.example).`;
  expect(
    read(ours, 'mdx', text)
      .flat()
      .map(([content]) => content)
      .join(''),
  ).toBe(text);
});

test('destinations of links in MDX are what they are to the engine of Shiki', async () => {
  const ours = await create(createEngine(new Map()), 'mdx');
  const theirs = await create(createShikis(), 'mdx');
  const part = fc.constantFrom('[a](', '](', '(', ')', '\\\\', '\\)', '<', '>', ' ', 'b', '"c"', '#');
  fc.assert(
    // Theirs takes twice as long for each letter more.
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const text = `[${parts.join('')}`;
      expect(read(ours, 'mdx', text)).toEqual(read(theirs, 'mdx', text));
    }),
    { numRuns: propertyRuns(300) },
  );
});
