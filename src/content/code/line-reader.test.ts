import { expect, test } from 'vitest';
import { createTokenizer } from './tokenizer.ts';

/** Lines that begin, go on with and end what is longer than a line. */
const linesOf: Readonly<Record<string, readonly string[]>> = {
  python: ['"""', 'def a(b):', '    return """', 'x = 1  # one', "'''", '', '    c = [', ']'],
  tsx: ['/*', '*/', 'const a = `', '`;', '<div>', '</div>', 'text ${b}', '}', 'return { ok: true };', '{'],
  shellscript: [
    'cat <<EOF',
    'EOF',
    "cat <<'END'",
    'END',
    'a $b',
    'if [ -f x ]; then',
    'fi',
    '"',
    'curl -X POST \\',
  ],
  ruby: ['x = <<~A', 'A', 'y = <<~B', 'B', '=begin', '=end', '"#{z}', '"', 'def a', 'end'],
  markdown: ['```js', '```', '> a', '- b', '# c', '<div>', '</div>', 'a *b*', '    d', '~~~', ''],
  yaml: ['a: |', '  b', 'c: >-', '- d', 'e: "', '"', '# f', '', '---'],
  php: ['<?php', '?>', '$a = <<<X', 'X;', '/*', '*/', '"', '<b>'],
};

/** Numbers from 0 on below 1, the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each(Object.entries(linesOf))(
  'lines of %s that were read before are as if read anew',
  async (language, lines) => {
    const random = createRandom(7);
    const used = createTokenizer();
    for (let block = 0; block < 60; block++) {
      const code = Array.from({ length: 12 }, () => lines[Math.floor(random() * lines.length)]).join('\n');
      const found = await used(code, language);
      // A reader of its own for some of them: it takes a tenth of a second to load a grammar.
      if (block % 10 === 9) expect(found, code).toBe(await createTokenizer()(code, language));
    }
  },
);
