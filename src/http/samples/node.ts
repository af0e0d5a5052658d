import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import type { Template } from '../request/template.ts';
import {
  calledName,
  defineLanguage,
  type SampleGrammar,
  type SayComment,
  singleQuoted,
  wholeNumber,
} from './define-language.ts';
import { escapeLiteral, isMultiline, toHex } from './escape-literal.ts';
import { describeDotSteps, findFetchLimit, hasDotSteps } from './limits.ts';
import { listParts, nameVariable, readPlainText } from './template-parts.ts';

/** What is coloured in samples in JavaScript. */
export const javascriptGrammar: SampleGrammar = {
  comment: '//[^\\n]*',
  string: `${singleQuoted}|\`(?:\\\\.|[^\`\\\\])*\``,
  inside: ['`', /\$\{[^{}]*\}/g],
  keyword: '\\b(?:import|from|const|await|if|throw|new)\\b',
  constant: wholeNumber,
  name: `${calledName}|String\\.raw`,
};

export const node = defineLanguage({
  title: 'Node.js',
  aliases: ['nodejs', 'node.js', 'node-fetch', 'javascript-node'],
  shiki: 'javascript',
  write: writeNode,
  grammar: javascriptGrammar,
});

/**
 * The request by Node.js (20 or later), as a module: by its `fetch`; what that refuses or would change (a GET with a
 * body, a path with dots) by `node:http` or `node:https` with the length of the body.
 */
function writeNode(request: HttpRequest, t: SayComment): string {
  return findFetchLimit(request) !== undefined ||
    (hasDotSteps(request) && readOrigin(request.url) !== undefined)
    ? writeWithHttp(request)
    : writeWithFetch(request, t);
}

function writeWithFetch(request: HttpRequest, t: SayComment): string {
  const { method, url, headers, body } = request;
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoteJavascript(method)},`]),
    ...writeHeaders(headers, []),
    ...(body ? ['  body,'] : []),
  ];
  return [
    ...(needsFiles(body) ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    ...(hasDotSteps(request) ? [`// ${describeDotSteps('fetch()', t)}`] : []),
    ...(body ? [...writeBody(body), ''] : []),
    ...writeFetchCall(write(url), options),
  ].join('\n');
}

function writeWithHttp(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const isMultipart = body?.kind === 'multipart';
  const origin = readOrigin(url);
  const client = origin?.toLowerCase().startsWith('http:') ? 'node:http' : 'node:https';
  const length = body?.kind === 'text' ? 'Buffer.byteLength(body)' : 'body.length';
  const fixed = [
    ...(isMultipart ? [["'Content-Type'", "form.headers.get('Content-Type')"] as const] : []),
    ...(body ? [["'Content-Length'", length] as const] : []),
  ];
  const target = hasDotSteps(request) && origin !== undefined ? cutOrigin(url, origin) : undefined;
  const address = target && origin !== undefined ? [origin] : url;
  return [
    "import { once } from 'node:events';",
    ...(needsFiles(body) && isMultipart ? ["import { openAsBlob } from 'node:fs';"] : []),
    ...(body?.kind === 'file' ? ["import { readFile } from 'node:fs/promises';"] : []),
    ...(origin !== undefined
      ? [`import { request } from '${client}';`]
      : ["import http from 'node:http';", "import https from 'node:https';"]),
    "import { text } from 'node:stream/consumers';",
    '',
    ...(body ? [...writeBytes(body), ''] : []),
    ...(origin !== undefined
      ? []
      : [
          `const url = new URL(${write(url)});`,
          "const { request } = url.protocol === 'https:' ? https : http;",
        ]),
    `const call = request(${origin !== undefined ? write(address) : 'url'}, {`,
    `  method: ${quoteJavascript(method)},`,
    ...(target ? [`  path: ${write(target)},`] : []),
    ...writeHeaders(headers, fixed),
    '});',
    body ? 'call.end(body);' : 'call.end();',
    '',
    "const [response] = await once(call, 'response');",
    'console.log(response.statusCode, await text(response));',
  ].join('\n');
}

/** `https://api.example.com`; undefined where the URL begins with a variable. */
function readOrigin([start]: Template): string | undefined {
  return typeof start === 'string' ? /^https?:\/\/[^/?]*/i.exec(start)?.[0] : undefined;
}

function cutOrigin([start = '', ...rest]: Template, origin: string): Template {
  return [typeof start === 'string' ? start.slice(origin.length) : start, ...rest];
}

function write(template: Template): string {
  return writeJavascriptTemplate(
    template,
    (name) => `process.env.${name}`,
    (expression) => `Buffer.from(${expression}).toString('base64')`,
  );
}

function writeHeaders(
  headers: HttpRequest['headers'],
  fixed: readonly (readonly [key: string, expression: string])[],
): readonly string[] {
  const lines = [
    ...headers.map(([name, value]) => [writeJavascriptKey(name), write(value)] as const),
    ...fixed,
  ].map(([key, expression]) => `    ${key}: ${expression},`);
  return lines.length === 0 ? [] : ['  headers: {', ...lines, '  },'];
}

function needsFiles(body: HttpBody | undefined): boolean {
  return (
    body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => 'fileName' in part))
  );
}

function writeBody(body: HttpBody): readonly string[] {
  if (body.kind === 'text') return [`const body = ${writeJavascriptText(body.text)};`];
  if (body.kind === 'file') return [`const body = await openAsBlob(${quoteJavascript(body.fileName)});`];
  return [
    'const body = new FormData();',
    ...body.parts.map((part) => {
      const name = quoteJavascript(part.name);
      if ('text' in part) return `body.append(${name}, ${quoteJavascript(part.text)});`;
      const file = quoteJavascript(part.fileName);
      return `body.append(${name}, await openAsBlob(${file}), ${file});`;
    }),
  ];
}

/** The body as bytes whose length is known. */
function writeBytes(body: HttpBody): readonly string[] {
  if (body.kind === 'text') return writeBody(body);
  if (body.kind === 'file') return [`const body = await readFile(${quoteJavascript(body.fileName)});`];
  return [
    ...writeBody(body).map((line) =>
      line.replace(/^const body = /, 'const data = ').replace(/^body\./, 'data.'),
    ),
    'const form = new Response(data);',
    'const body = Buffer.from(await form.arrayBuffer());',
  ];
}

function escapePoint(point: number): string {
  return point > 0xffff ? `\\u{${toHex(point, 1)}}` : `\\u${toHex(point, 4)}`;
}

const common = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a JavaScript string literal on one line (ECMA-262, 12.9.4), in single quotes. */
export function quoteJavascript(text: string): string {
  return `'${escapeLiteral(text, { ...common, "'": "\\'" }, escapePoint)}'`;
}

/** A text as a JavaScript literal: over several lines (ECMA-262, 12.9.6) where it has them, else as a string. */
export function writeJavascriptText(text: string): string {
  if (!isMultiline(text)) return quoteJavascript(text);
  if (text.includes('\\') && !/`|\$\{|\\$/.test(text)) return `String.raw\`${text}\``;
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
}

/** A template as an expression; `write` gives the expression of a variable, `encode` that of another's Base64. */
export function writeJavascriptTemplate(
  template: Template,
  write: (name: string) => string,
  encode: (expression: string) => string,
): string {
  const text = readPlainText(template);
  if (text !== undefined) return quoteJavascript(text);
  const parts = listParts(template).map((part) => {
    if (typeof part === 'string') return part;
    return 'variable' in part
      ? { expression: write(nameVariable(part)) }
      : { expression: encode(writeJavascriptTemplate(part.base64, write, encode)) };
  });
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return first.expression;
  const inner = parts.map((part) =>
    typeof part === 'string'
      ? escapeLiteral(part, { ...common, '`': '\\`', '${': '\\${' }, escapePoint)
      : `\${${part.expression}}`,
  );
  // A text that ends in $ before a variable reads as it should: "$${x}".
  return `\`${inner.join('')}\``;
}

/** A name as the key of an object. */
export function writeJavascriptKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavascript(name);
}

/**
 * A call of `fetch` and what prints its answer, or fails with it. `url` is an expression, `options` are the lines of its
 * second argument; without any it has none.
 */
export function writeFetchCall(url: string, options: readonly string[]): readonly string[] {
  return [
    ...(options.length === 0
      ? [`const response = await fetch(${url});`]
      : [`const response = await fetch(${url}, {`, ...options, '});']),
    '',
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    'console.log(await response.text());',
  ];
}
