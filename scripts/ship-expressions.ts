import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { writeReadyExpressions } from '../src/content/code/translate-expression.ts';
import { putLicenses } from './ship-renderers.ts';

/** Those of nearly all code in documentation, by Shiki's ids: of 17 real sites less than one block in a hundred is in another. */
const languages: readonly BundledLanguage[] = [
  'bash',
  'c',
  'csharp',
  'css',
  'dart',
  'diff',
  'docker',
  'dotenv',
  'elixir',
  'go',
  'graphql',
  'hcl',
  'html',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'jsonc',
  'jsx',
  'kotlin',
  'kusto',
  'markdown',
  'mdx',
  'nginx',
  'php',
  'powershell',
  'python',
  'ruby',
  'rust',
  'shellsession',
  'sql',
  'svelte',
  'swift',
  'toml',
  'tsx',
  'typescript',
  'vue',
  'xml',
  'yaml',
];

/**
 * Translates the expressions of the grammars that most sites color code by, and of those that these leave parts to, into the code of a
 * package (absolute folder), for `readReadyExpressions`: to do that in each build takes a third of the time of coloring.
 */
export async function shipExpressions(code: string): Promise<void> {
  const folder = join(code, 'content/code');
  const grammars = await Promise.all(languages.map((name) => bundledLanguages[name]()));
  const all = new Set(grammars.flatMap(({ default: some }) => some));
  writeFileSync(join(folder, 'expressions.json.gz'), writeReadyExpressions([...all]));
  await putLicenses(['@shikijs/langs'], folder);
}
