import type { HttpBody, HttpRequest, MultipartPart } from '../request/http-request.ts';
import { listVariables, type Template } from '../request/template.ts';
import { calledName, defineLanguage, doubleQuoted, type SayComment, wholeNumber } from './define-language.ts';
import { bracePoint, escapeLiteral, indentBlock, isMultiline } from './escape-literal.ts';
import { writePartHead } from './java.ts';
import { listParts, nameVariable, readPlainText } from './template-parts.ts';

export const swift = defineLanguage({
  title: 'Swift',
  aliases: ['ios', 'urlsession'],
  shiki: 'swift',
  write: writeSwift,
  grammar: {
    comment: '//[^\\n]*',
    string: `(?<word>#*)"""\\n[^]*?\\n *"""\\k<word>|"(?:\\\\\\([^\\n]*?\\)(?="|[^"\\n]*")|\\\\.|[^"\\\\\\n])*"|${doubleQuoted}`,
    inside: ['"', /\\\([^\n]*?\)/g],
    keyword: '\\b(?:import|let|var|try|await)\\b',
    constant: `(?<![.\\w])[A-Z]\\w*|${wholeNumber}`,
    name: calledName,
  },
});

/**
 * The request by Foundation's `URLSession` (Swift 5.7). It refuses the body of a GET or a HEAD
 * (https://developer.apple.com/documentation/foundation/nsurlerrordatalengthexceedsmaximum), which SwiftNIO's
 * `AsyncHTTPClient` sends.
 */
function writeSwift(request: HttpRequest, t: SayComment): string {
  const { method, headers, url, body } = request;
  const isRefused = body !== undefined && (method === 'GET' || method === 'HEAD');
  const needsEnvironment = [url, ...headers.map(([, value]) => value)].flatMap(listVariables).length > 0;
  return [
    ...(isRefused
      ? [
          `// ${t('{client} does not send the body of a {method} request; {other} does.', { client: 'URLSession', method, other: 'AsyncHTTPClient' })}`,
          '// Package.swift: .package(url: "https://github.com/swift-server/async-http-client", from: "1.20.0")',
          'import AsyncHTTPClient',
        ]
      : []),
    'import Foundation',
    '',
    ...(needsEnvironment ? ['let environment = ProcessInfo.processInfo.environment'] : []),
    ...(body ? writeBody(body) : []),
    ...(needsEnvironment || body ? [''] : []),
    ...(isRefused ? writeNioCall(request) : writeSessionCall(request)),
  ].join('\n');
}

function writeSessionCall({ method, url, headers, body }: HttpRequest): readonly string[] {
  const set = (name: string, value: string) => `request.setValue(${value}, forHTTPHeaderField: ${name})`;
  return [
    `var request = URLRequest(url: URL(string: ${writeSwiftTemplate(url)})!)`,
    ...(method === 'GET' ? [] : [`request.httpMethod = ${quoteSwift(method)}`]),
    ...headers.map(([name, value]) => set(quoteSwift(name), writeSwiftTemplate(value))),
    ...(body?.kind === 'multipart'
      ? [set('"Content-Type"', '"multipart/form-data; boundary=\\(boundary)"')]
      : []),
    // Else those of its own store stand in the place of this one.
    ...(headers.some(([name]) => /^cookie$/i.test(name)) ? ['request.httpShouldHandleCookies = false'] : []),
    ...(body ? ['request.httpBody = body'] : []),
    '',
    'let (answer, response) = try await URLSession.shared.data(for: request)',
    'print((response as! HTTPURLResponse).statusCode)',
    'print(String(decoding: answer, as: UTF8.self))',
  ];
}

function writeNioCall({ method, url, headers, body }: HttpRequest): readonly string[] {
  const add = (name: string, value: string) => `request.headers.add(name: ${name}, value: ${value})`;
  return [
    `var request = HTTPClientRequest(url: ${writeSwiftTemplate(url)})`,
    `request.method = .${method}`,
    ...headers.map(([name, value]) => add(quoteSwift(name), writeSwiftTemplate(value))),
    ...(body?.kind === 'multipart'
      ? [add('"Content-Type"', '"multipart/form-data; boundary=\\(boundary)"')]
      : []),
    'request.body = .bytes(body)',
    '',
    'let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))',
    'let answer = try await response.body.collect(upTo: 10_000_000)',
    'print(response.status.code)',
    'print(String(buffer: answer))',
  ];
}

function writeBody(body: HttpBody): readonly string[] {
  if (body.kind === 'text') return [`let body = Data(${writeSwiftText(body.text)}.utf8)`];
  const read = (fileName: string) => `try Data(contentsOf: URL(fileURLWithPath: ${quoteSwift(fileName)}))`;
  if (body.kind === 'file') return [`let body = ${read(body.fileName)}`];
  return [
    'let boundary = UUID().uuidString',
    'var body = Data()',
    ...body.parts.flatMap((part, index) => [
      `body.append(Data("${index === 0 ? '' : '\\r\\n'}--\\(boundary)${escapeSwift(writeHead(part))}".utf8))`,
      ...('fileName' in part ? [`body.append(${read(part.fileName)})`] : []),
    ]),
    'body.append(Data("\\r\\n--\\(boundary)--\\r\\n".utf8))',
  ];
}

function writeHead(part: MultipartPart): string {
  return `\r\n${writePartHead(part)}${'text' in part ? part.text : ''}`;
}

const common = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escapeSwift(text: string): string {
  return escapeLiteral(text, common, bracePoint);
}

/** A text as a string literal of Swift on one line (The Swift Programming Language, Lexical Structure). */
export function quoteSwift(text: string): string {
  return `"${escapeSwift(text)}"`;
}

/** A text as a literal of Swift: where it has several lines, one whose indentation is that of its last quotes. */
export function writeSwiftText(text: string): string {
  const block = isMultiline(text) ? indentBlock(text, '    ') : undefined;
  if (block === undefined) return quoteSwift(text);
  // What means something inside has as many signs # as the quotes, so one more than any run that stands there.
  const runs = text.match(/(?:\\|"{3,})#*/g) ?? [];
  const hashes = '#'.repeat(Math.max(-1, ...runs.map((run) => run.replace(/[^#]/g, '').length)) + 1);
  return `${hashes}"""\n${block}\n    """${hashes}`;
}

/** A template as an expression; variables are read from the constant `environment`. */
export function writeSwiftTemplate(template: Template): string {
  const text = readPlainText(template);
  if (text !== undefined) return quoteSwift(text);
  const parts = listParts(template);
  const read = (part: Exclude<Template[number], string>): string =>
    'variable' in part
      ? `environment["${nameVariable(part)}"]!`
      : `Data(${writeSwiftTemplate(part.base64)}.utf8).base64EncodedString()`;
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return read(first);
  return `"${parts.map((part) => (typeof part === 'string' ? escapeSwift(part) : `\\(${read(part)})`)).join('')}"`;
}
