import type { HttpBody, HttpRequest, MultipartPart } from '../request/http-request.ts';
import type { Template } from '../request/template.ts';
import { calledName, defineLanguage, doubleQuoted } from './define-language.ts';
import { escapeLiteral, indentBlock, isMultiline, toHex } from './escape-literal.ts';
import { concatenate } from './template-parts.ts';

export const java = defineLanguage({
  title: 'Java',
  aliases: ['jdk'],
  shiki: 'java',
  write: writeJava,
  grammar: {
    comment: '//[^\\n]*',
    string: `"""(?:\\\\[^]|[^\\\\])*?"""|${doubleQuoted}`,
    keyword: '\\b(?:import|public|class|static|void|throws|var|new)\\b',
    constant: '(?<![.\\w])[A-Z]\\w*(?=[\\s.[(])',
    name: calledName,
  },
});

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE']);

/** The request by Java's `java.net.http` (Java 17 or later). */
function writeJava({ method, url, headers, body }: HttpRequest): string {
  const publisher = body ? 'body' : 'BodyPublishers.noBody()';
  const hasOwnForm = methods.has(method) && (body !== undefined) === (method === 'PUT' || method === 'POST');
  const main = [
    ...(body ? [...writeBody(body), ''] : []),
    `var request = HttpRequest.newBuilder(URI.create(${writeJavaTemplate(url)}))`,
    hasOwnForm
      ? `    .${method}(${body ? publisher : ''})`
      : `    .method(${quoteJava(method)}, ${publisher})`,
    ...headers.map(([name, value]) => `    .header(${quoteJava(name)}, ${writeJavaTemplate(value)})`),
    ...(body?.kind === 'multipart'
      ? ['    .header("Content-Type", "multipart/form-data; boundary=" + boundary)']
      : []),
    '    .build();',
    '',
    'var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    'System.out.println(response.statusCode());',
    'System.out.println(response.body());',
  ].join('\n');
  return [
    ...importClasses(main).map((path) => `import ${path};`),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    // The lines of a text block are written with their whole indentation.
    ...main
      .split('\n')
      .map((line) => (line === '' || line.startsWith(blockIndent) ? line : `        ${line}`)),
    '    }',
    '}',
  ].join('\n');
}

const blockIndent = ' '.repeat(12);

/** The classes of Java that code names, in the order in which they are imported. */
export function importClasses(code: string): readonly string[] {
  return classes.filter((path) => new RegExp(`\\b${path.replace(/^.*\./, '')}\\b`).test(code));
}

const classes: readonly string[] = [
  'java.net.URI',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpRequest.BodyPublishers',
  'java.net.http.HttpResponse.BodyHandlers',
  'java.nio.charset.StandardCharsets',
  'java.nio.file.Path',
  'java.util.Base64',
  'java.util.UUID',
];

function writeBody(body: HttpBody): readonly string[] {
  if (body.kind === 'text')
    return [`var body = BodyPublishers.ofString(${writeJavaText(body.text, blockIndent)});`];
  if (body.kind === 'file')
    return [`var body = BodyPublishers.ofFile(Path.of(${quoteJava(body.fileName)}));`];
  const parts = body.parts.flatMap((part, index) => {
    const start = quoteJava(index === 0 ? '--' : '\r\n--');
    const head = quoteJava(`\r\n${writePartHead(part)}${'text' in part ? part.text : ''}`);
    const before = `BodyPublishers.ofString(${start} + boundary + ${head})`;
    if ('text' in part) return [before];
    return [before, `BodyPublishers.ofFile(Path.of(${quoteJava(part.fileName)}))`];
  });
  const last = `BodyPublishers.ofString(${quoteJava('\r\n--')} + boundary + ${quoteJava('--\r\n')})`;
  return [
    'var boundary = UUID.randomUUID().toString();',
    'var body = BodyPublishers.concat(',
    [...parts, last].map((publisher) => `    ${publisher}`).join(',\n'),
    ');',
  ];
}

/**
 * Octal below 0x100, because `\u000a` is a line break before Java looks for literals; UTF-16 units above, each with the
 * backslash of an even run before it (JLS 3.3, 3.10.7).
 */
function escapePoint(point: number): string {
  if (point < 0x100) return `\\${point.toString(8).padStart(3, '0')}`;
  return Array.from({ length: point > 0xffff ? 2 : 1 }, (_, index) => {
    return `\\u${toHex(String.fromCodePoint(point).charCodeAt(index), 4)}`;
  }).join('');
}

/** A text as a Java string literal on one line (JLS 3.10.5). */
export function quoteJava(text: string): string {
  const escapes = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escapeLiteral(text, escapes, escapePoint)}"`;
}

/** A text as a Java literal: as a text block (JLS 3.10.6) where it has several lines, its lines after `indent`. */
export function writeJavaText(text: string, indent: string): string {
  const block = isMultiline(text) ? indentBlock(text, indent) : undefined;
  if (block === undefined) return quoteJava(text);
  const inner = block
    .replaceAll('\\', '\\\\')
    .replace(/"""|"$/g, (quotes) => quotes.replaceAll('"', '\\"'))
    .replace(/ (?=\n|$)/g, '\\s');
  return text.endsWith('\n') ? `"""\n${inner}${indent}"""` : `"""\n${inner}"""`;
}

/** A template as an expression; variables are read with `System.getenv`. */
export function writeJavaTemplate(template: Template): string {
  return concatenate(template, {
    quote: quoteJava,
    read: (name) => `System.getenv("${name}")`,
    encode: (expression) =>
      `Base64.getEncoder().encodeToString((${expression}).getBytes(StandardCharsets.UTF_8))`,
    operator: ' + ',
  });
}

/** The lines before a part's content; names as browsers write them. https://html.spec.whatwg.org/#multipart-form-data */
export function writePartHead(part: MultipartPart): string {
  const file = 'fileName' in part ? `; filename="${escapeName(part.fileName)}"` : '';
  const type = 'fileName' in part ? 'Content-Type: application/octet-stream\r\n' : '';
  return `Content-Disposition: form-data; name="${escapeName(part.name)}"${file}\r\n${type}\r\n`;
}

function escapeName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}
