import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { mathRanges } from '../src/components/mdx/media/math-ranges.ts';
import { readUnicodeRanges } from '../src/lib/text/unicode-ranges.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
);
const [folder = fileURLToPath(new URL('../src/components/mdx/media/', import.meta.url))] =
  process.argv.slice(2);

/** Writes the parts of the math font that pages load into a folder, with all that stretches their letters. */
for (const part of ['usual', 'more'] as const) {
  const letters = readUnicodeRanges(mathRanges[part]).map(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(''),
  );
  const font = await subsetFont(readFileSync(source), letters.join(''), { targetFormat: 'woff2' });
  writeFileSync(join(folder, `math-${part}.woff2`), font);
}
