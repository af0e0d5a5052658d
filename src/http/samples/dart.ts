import type { HttpBody, HttpRequest, MultipartPart } from '../request/http-request.ts';
import { listVariables, type Template } from '../request/template.ts';
import { calledName, defineLanguage, type SayComment, singleQuoted, wholeNumber } from './define-language.ts';
import { bracePoint, escapeLiteral, isMultiline } from './escape-literal.ts';
import { chooseIndent, indentLines } from './indent-json.ts';
import { describeDotSteps, hasDotSteps } from './limits.ts';
import { listParts, nameVariable, readPlainText } from './template-parts.ts';

export const dart = defineLanguage({
  title: 'Dart',
  aliases: ['flutter'],
  shiki: 'dart',
  write: writeDart,
  grammar: {
    comment: '//[^\\n]*',
    string: `r'''[^]*?'''|'''(?:\\\\[^]|[^\\\\])*?'''|'(?:\\$\\{[^{}]*\\}|\\\\.|[^'\\\\])*'|${singleQuoted}`,
    inside: ["'", /\$\{[^{}]*\}/g],
    keyword: '\\b(?:import|as|final|await|async|void)\\b',
    constant: `(?<![.\\w])[A-Z]\\w*|${wholeNumber}`,
    name: calledName,
  },
});

/** The request by Dart's `package:http`. */
function writeDart(request: HttpRequest, t: SayComment): string {
  const { method, url, headers, body } = request;
  const kind = body?.kind === 'multipart' ? 'MultipartRequest' : 'Request';
  const settings = [
    ...headers.map(([name, value]) => `headers[${quoteDart(name)}] = ${writeDartTemplate(value)}`),
    ...(body ? writeBody(body) : []),
  ];
  const main = [
    ...(hasDotSteps(request) ? [`// ${describeDotSteps('Uri.parse', t)}`] : []),
    ...(body?.kind === 'text'
      ? [`final body = ${writeDartText(body.text, chooseIndent(request, '  '))};`, '']
      : []),
    [
      `final request = http.${kind}(${quoteDart(method)}, Uri.parse(${writeDartTemplate(url)}))`,
      ...settings.map((setting) => `  ..${setting}`),
    ].join('\n  '),
  ];
  const needsIo =
    body?.kind === 'file' || listVariables([url, ...headers.map(([, value]) => value)].flat()).length > 0;
  const encodes = body?.kind === 'text' || headers.some(([, value]) => value.some(isEncoded));
  const ofDart = [...(encodes ? ["import 'dart:convert';"] : []), ...(needsIo ? ["import 'dart:io';"] : [])];
  return [
    ...(ofDart.length > 0 ? [...ofDart, ''] : []),
    "import 'package:http/http.dart' as http;",
    '',
    'Future<void> main() async {',
    ...main
      .map((line) => (line === '' ? '' : `  ${line}`))
      .join('\n')
      .concat(';')
      .split('\n'),
    '',
    '  final response = await http.Response.fromStream(await request.send());',
    '  print(response.statusCode);',
    '  print(response.body);',
    '}',
  ].join('\n');
}

function isEncoded(part: Template[number]): boolean {
  return typeof part === 'object' && 'base64' in part;
}

function writeBody(body: HttpBody): readonly string[] {
  // `body` would add a charset to the Content-Type of a text.
  if (body.kind === 'text') return ['bodyBytes = utf8.encode(body)'];
  if (body.kind === 'file') return [`bodyBytes = await File(${quoteDart(body.fileName)}).readAsBytes()`];
  return body.parts.map((part) => writePart(part, body.parts));
}

/** `fields` is a map, so a name that stands twice has to be a file without a name. */
function writePart(part: MultipartPart, all: readonly MultipartPart[]): string {
  const name = quoteDart(part.name);
  if ('fileName' in part)
    return `files.add(await http.MultipartFile.fromPath(${name}, ${quoteDart(part.fileName)}))`;
  const isOnly = all.filter((other) => other.name === part.name).length === 1;
  return isOnly
    ? `fields[${name}] = ${quoteDart(part.text)}`
    : `files.add(http.MultipartFile.fromString(${name}, ${quoteDart(part.text)}))`;
}

const common = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r', '\t': '\\t', $: '\\$' };

/** A text as a Dart string literal on one line (Dart Programming Language Specification, 17.7). */
export function quoteDart(text: string): string {
  return `'${escapeLiteral(text, common, bracePoint)}'`;
}

/**
 * A text as a literal of Dart: one of several lines in three quotes, of which the further ones begin with `indent`; raw
 * where a sign in it would mean something.
 */
export function writeDartText(text: string, indent = ''): string {
  if (!isMultiline(text)) return quoteDart(text);
  // White space alone on the first line is not part of the string.
  const lines = `${/^ *\n/.test(text) ? '\n' : ''}${indentLines(text, indent)}`;
  if (!/[\\$]/.test(text) && !hasQuotes(text)) return `'''${lines}'''`;
  if (!hasQuotes(text)) return `r'''${lines}'''`;
  return `'''${lines.replace(/[\\$']/g, '\\$&')}'''`;
}

function hasQuotes(text: string): boolean {
  return text.includes("'''") || text.endsWith("'");
}

/** A template as an expression; variables are read from `Platform.environment`. */
export function writeDartTemplate(template: Template): string {
  const text = readPlainText(template);
  if (text !== undefined) return quoteDart(text);
  const parts = listParts(template);
  const inner = parts.map((part) => {
    if (typeof part === 'string') return escapeLiteral(part, common, bracePoint);
    return 'variable' in part
      ? `\${Platform.environment['${nameVariable(part)}']}`
      : `\${base64.encode(utf8.encode(${writeDartTemplate(part.base64)}))}`;
  });
  return `'${inner.join('')}'`;
}
