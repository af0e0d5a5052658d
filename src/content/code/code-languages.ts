import { bundledLanguages } from 'shiki/langs';
import { readRows } from '../../lib/text/rows.ts';

/** Names that writers use and Shiki does not know, to names that it knows. */
const aliases = readRows(`
angular angular-html, ng angular-html, apl kusto, assembly asm, nasm asm, avro json, baml typescript, bazel python, bzl python
starlark python, bigquery sql, clickhouse sql, snowflake sql, tsql sql, psql sql, pgsql sql, mysql sql, postgres sql
postgresql sql, sqlite sql, edgeql edge, edgedb edge, bash-session shellsession, shell-session shellsession, cfg ini
conf ini, config ini, editorconfig ini, gitconfig ini, gitattributes ini, gitignore ini, ignore ini, dockerignore ini
cl c, opencl c, cu cpp, cuda cpp, metal cpp, cmd bat, dos bat, compose yaml, docker-compose yaml, curl bash, httpie bash
npm bash, pip bash, terminal bash, env dotenv, ejs html, html5 html, mustache handlebars, ex elixir, heex elixir
flutter dart, fortran fortran-free-form, geojson json, webmanifest json, golang go, gradle groovy, html+erb erb, irb ruby
rails ruby, ipython python, jupyter python, py3 python, pycon python, py-console python, python3 python, pytb python
requests python, java-properties properties, javascriptreact jsx, react jsx, jinja2 jinja, jsp html, ndjson jsonl, node javascript, nodejs javascript, objectivec objective-c, octave matlab, php7 php
pl perl, plist xml, rss xml, svg xml, procfile yaml, prompt markdown, rego rust, troy rust, vrl rust
request http, response http, rest http, httprequest http, rust-analyzer rust, sol solidity, svh verilog
systemverilog system-verilog, swift5 swift, tailwind css, typescriptreact tsx, visualbasic vb, vue3 vue, wat wasm
`);

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
  'ansi',
  'logs',
  'response-body',
  'stderr',
  'stdout',
  'url',
]);

/**
 * Shiki's id for the language that a fence names, in any letter case and by its usual aliases: `Golang` is
 * `go`, `curl` is `bash`, `plain` is `text`. Undefined when there is none of that name.
 */
export function findLanguage(name: string): string | undefined {
  const lower = name.trim().toLowerCase();
  if (plainNames.has(lower)) return 'text';
  const known = aliases.get(lower) ?? lower;
  return Object.hasOwn(bundledLanguages, known) ? known : undefined;
}

/** Names that `findLanguage` knows, for "did you mean", the usual ones first. */
export function listLanguages(): readonly string[] {
  return [...new Set([...Object.keys(bundledLanguages), ...plainNames, ...aliases.keys()])];
}
