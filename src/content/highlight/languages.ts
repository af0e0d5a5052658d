import { bundledLanguages } from 'shiki/langs';

/** Names that writers use and Shiki does not know, to names that it knows. */
const aliases: Readonly<Record<string, string>> = {
  apl: 'kusto',
  assembly: 'asm',
  cmd: 'bat',
  config: 'ini',
  curl: 'bash',
  env: 'dotenv',
  gitignore: 'ini',
  golang: 'go',
  html5: 'html',
  httpie: 'bash',
  javascriptreact: 'jsx',
  jinja2: 'jinja',
  ndjson: 'jsonl',
  nodejs: 'javascript',
  node: 'javascript',
  npm: 'bash',
  pip: 'bash',
  postgres: 'sql',
  postgresql: 'sql',
  mysql: 'sql',
  sqlite: 'sql',
  prompt: 'markdown',
  python3: 'python',
  react: 'jsx',
  requests: 'python',
  rest: 'http',
  'shell-session': 'shellsession',
  terminal: 'bash',
  typescriptreact: 'tsx',
  vue3: 'vue',
};

const plainNames = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'output',
  'log',
  'ascii',
  'tree',
]);

/**
 * Shiki's id for the language that a fence names, in any letter case and by its usual aliases: `Golang` is
 * `go`, `curl` is `bash`, `plain` is `text`. Undefined when there is none of that name.
 */
export function findLanguage(name: string): string | undefined {
  const lower = name.trim().toLowerCase();
  if (plainNames.has(lower)) return 'text';
  const known = Object.hasOwn(aliases, lower) ? aliases[lower] : lower;
  return known !== undefined && Object.hasOwn(bundledLanguages, known) ? known : undefined;
}

/** Names that `findLanguage` knows, for "did you mean". */
export function listLanguages(): readonly string[] {
  return [...new Set([...Object.keys(aliases), ...plainNames, ...Object.keys(bundledLanguages)])].sort();
}
