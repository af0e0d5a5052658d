import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import type { Template } from '../request/template.ts';
import { calledName, defineLanguage, doubleQuoted } from './define-language.ts';
import { escapeLiteral, indentBlock, isMultiline, toHex } from './escape-literal.ts';
import { importClasses, writePartHead } from './java.ts';
import { listParts, nameVariable, readPlainText } from './template-parts.ts';

export const kotlin = defineLanguage({
  title: 'Kotlin',
  aliases: ['kt', 'kts'],
  shiki: 'kotlin',
  write: writeKotlin,
  grammar: {
    comment: '//[^\\n]*',
    string: `"""[^]*?"""|${doubleQuoted}`,
    inside: ['"', /\$\{[^{}]*\}/g],
    keyword: '\\b(?:import|fun|val)\\b',
    constant: '(?<![.\\w])[A-Z]\\w*(?=[\\s.[(])',
    name: calledName,
  },
});

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE']);

/** The request by `java.net.http`, which every Java machine since 11 has. */
function writeKotlin({ method, url, headers, body }: HttpRequest): string {
  const publisher = body ? 'body' : 'BodyPublishers.noBody()';
  const hasOwnForm = methods.has(method) && (body !== undefined) === (method === 'PUT' || method === 'POST');
  const main = [
    ...(body ? [...writeBody(body), ''] : []),
    `val request = HttpRequest.newBuilder(URI.create(${writeKotlinTemplate(url)}))`,
    hasOwnForm
      ? `    .${method}(${body ? publisher : ''})`
      : `    .method(${quoteKotlin(method)}, ${publisher})`,
    ...headers.map(([name, value]) => `    .header(${quoteKotlin(name)}, ${writeKotlinTemplate(value)})`),
    ...(body?.kind === 'multipart'
      ? ['    .header("Content-Type", "multipart/form-data; boundary=$boundary")']
      : []),
    '    .build()',
    '',
    'val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
    'println(response.statusCode())',
    'println(response.body())',
  ].join('\n');
  return [
    ...importClasses(main).map((path) => `import ${path}`),
    '',
    'fun main() {',
    // The lines of a raw string are written with their whole indentation.
    ...main.split('\n').map((line) => (line === '' || line.startsWith(blockIndent) ? line : `    ${line}`)),
    '}',
  ].join('\n');
}

const blockIndent = ' '.repeat(8);

function writeBody(body: HttpBody): readonly string[] {
  if (body.kind === 'text')
    return [`val body = BodyPublishers.ofString(${writeKotlinText(body.text, blockIndent)})`];
  if (body.kind === 'file')
    return [`val body = BodyPublishers.ofFile(Path.of(${quoteKotlin(body.fileName)}))`];
  const parts = body.parts.flatMap((part, index) => {
    const start = index === 0 ? '--' : '\r\n--';
    const head = `\r\n${writePartHead(part)}${'text' in part ? part.text : ''}`;
    const before = `BodyPublishers.ofString("${escapeKotlin(start)}\${boundary}${escapeKotlin(head)}")`;
    if ('text' in part) return [before];
    return [before, `BodyPublishers.ofFile(Path.of(${quoteKotlin(part.fileName)}))`];
  });
  return [
    'val boundary = UUID.randomUUID().toString()',
    'val body = BodyPublishers.concat(',
    ...[...parts, 'BodyPublishers.ofString("\\r\\n--$boundary--\\r\\n")'].map(
      (publisher) => `    ${publisher},`,
    ),
    ')',
  ];
}

const common = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t', $: '\\$' };

/** UTF-16 units, of which a character beyond the Basic Multilingual Plane has two. */
function escapePoint(point: number): string {
  const text = String.fromCodePoint(point);
  return Array.from({ length: text.length }, (_, index) => `\\u${toHex(text.charCodeAt(index), 4)}`).join('');
}

function escapeKotlin(text: string): string {
  return escapeLiteral(text, common, escapePoint);
}

/** A text as a Kotlin string literal on one line. https://kotlinlang.org/docs/strings.html#string-literals */
export function quoteKotlin(text: string): string {
  return `"${escapeKotlin(text)}"`;
}

/**
 * A text as an expression of Kotlin: where it has several lines, a raw string whose lines stand after `indent`, of which
 * `trimIndent` takes it away.
 */
export function writeKotlinText(text: string, indent: string): string {
  const block = isMultiline(text) && !text.includes('"""') ? indentBlock(text, indent) : undefined;
  if (block === undefined) return quoteKotlin(text);
  const inner = block.replaceAll('$', () => "${'$'}");
  return `"""\n${inner}\n${indent}""".trimIndent()`;
}

/** A template as an expression; variables are read with `System.getenv`. */
export function writeKotlinTemplate(template: Template): string {
  const text = readPlainText(template);
  if (text !== undefined) return quoteKotlin(text);
  const parts = listParts(template);
  const read = (part: Exclude<Template[number], string>): string =>
    'variable' in part
      ? `System.getenv("${nameVariable(part)}")`
      : `Base64.getEncoder().encodeToString(${writeKotlinTemplate(part.base64)}.toByteArray())`;
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return read(first);
  return `"${parts.map((part) => (typeof part === 'string' ? escapeKotlin(part) : `\${${read(part)}}`)).join('')}"`;
}
