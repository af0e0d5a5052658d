import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import { listVariables, type Template } from '../request/template.ts';
import { calledName, defineLanguage, doubleQuoted, type SayComment } from './define-language.ts';
import { bracePoint, escapeLiteral, isMultiline } from './escape-literal.ts';
import { chooseIndent, indentLines } from './indent-json.ts';
import { describeDotSteps, hasDotSteps } from './limits.ts';
import { listParts, nameVariable, readPlainText, splitBasic } from './template-parts.ts';

export const rust = defineLanguage({
  title: 'Rust',
  aliases: ['rs', 'reqwest'],
  shiki: 'rust',
  write: writeRust,
  grammar: {
    comment: '//[^\\n]*',
    string: `r(?<word>#*)"[^]*?"\\k<word>|b?${doubleQuoted}`,
    keyword: '\\b(?:use|fn|let|dyn)\\b',
    constant: '\\b[A-Z]\\w*',
    name: `${calledName}|\\b\\w+!`,
  },
});

const functions = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);

/** The request by Rust's `reqwest`, with its blocking client. */
function writeRust(request: HttpRequest, t: SayComment): string {
  const { method, url, headers, body } = request;
  const { basic, others } = splitBasic(headers);
  const [user, password] = basic ?? [];
  const call = functions.has(method)
    ? `.${method.toLowerCase()}(${writeRustTemplate(url)})`
    : `.request(reqwest::Method::from_bytes(b${quoteRust(method)})?, ${writeRustTemplate(url)})`;
  const main = [
    ...(hasDotSteps(request) ? [`// ${describeDotSteps('reqwest', t)}`] : []),
    ...(body ? [...writeBody(body, chooseIndent(request, '    ')), ''] : []),
    'let response = reqwest::blocking::Client::new()',
    `    ${call}`,
    ...(user && password
      ? [`    .basic_auth(${writeRustTemplate(user)}, Some(${writeRustTemplate(password)}))`]
      : []),
    ...others.map(([name, value]) => `    .header(${quoteRust(name)}, ${writeRustTemplate(value)})`),
    ...(body ? [body.kind === 'multipart' ? '    .multipart(form)' : '    .body(body)'] : []),
    '    .send()?',
    '    .error_for_status()?;',
    'println!("{}", response.text()?);',
    'Ok(())',
  ];
  const imports = [
    ...(listVariables([url, ...headers.map(([, value]) => value)].flat()).length > 0
      ? ['use std::env;']
      : []),
    'use std::error::Error;',
    ...(body?.kind === 'file' ? ['use std::fs::File;'] : []),
  ];
  const features = body?.kind === 'multipart' ? '["blocking", "multipart"]' : '["blocking"]';
  return [
    `// Cargo.toml: reqwest = { version = "0.12", features = ${features} }`,
    ...imports,
    '',
    'fn main() -> Result<(), Box<dyn Error>> {',
    ...main.map((line) => (line === '' ? '' : `    ${line}`)),
    '}',
  ].join('\n');
}

function writeBody(body: HttpBody, indent: string): readonly string[] {
  if (body.kind === 'text') return [`let body = ${writeRustText(body.text, indent)};`];
  if (body.kind === 'file') return [`let body = File::open(${quoteRust(body.fileName)})?;`];
  const parts = body.parts.map((part) => {
    const name = quoteRust(part.name);
    return 'text' in part
      ? `    .text(${name}, ${quoteRust(part.text)})`
      : `    .file(${name}, ${quoteRust(part.fileName)})?`;
  });
  const [last = '', ...before] = parts.toReversed();
  return ['let form = reqwest::blocking::multipart::Form::new()', ...before.toReversed(), `${last};`];
}

const common = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a string literal of Rust on one line (The Rust Reference, Tokens). */
export function quoteRust(text: string): string {
  return `"${escapeLiteral(text, common, bracePoint)}"`;
}

/** A text as a literal of Rust: a raw one where it has several lines, of which the further ones begin with `indent`. */
export function writeRustText(text: string, indent = ''): string {
  if (!isMultiline(text)) return quoteRust(text);
  const longest = Math.max(-1, ...(text.match(/"#*/g) ?? []).map((run) => run.length - 1));
  const hashes = '#'.repeat(longest + 1);
  return `r${hashes}"${indentLines(text, indent)}"${hashes}`;
}

/** A template as an expression; variables are read with `env::var`, whose error is passed on. */
export function writeRustTemplate(template: Template): string {
  const text = readPlainText(template);
  if (text !== undefined) return quoteRust(text);
  const parts = listParts(template);
  const read = parts.flatMap((part) =>
    typeof part === 'object' && 'variable' in part ? [`env::var("${nameVariable(part)}")?`] : [],
  );
  if (parts.length === 1) return read[0] ?? quoteRust('');
  const inner = parts.map((part) =>
    typeof part === 'string' ? escapeLiteral(part, { ...common, '{': '{{', '}': '}}' }, bracePoint) : '{}',
  );
  return `format!("${inner.join('')}", ${read.join(', ')})`;
}
