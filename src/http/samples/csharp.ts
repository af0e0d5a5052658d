import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import { type Base64, listVariables, type Template, type Variable } from '../request/template.ts';
import { calledName, defineLanguage, doubleQuoted, type SayComment } from './define-language.ts';
import { escapeLiteral, indentBlock, isMultiline, unicodePoint } from './escape-literal.ts';
import { describeDotSteps, hasDotSteps } from './limits.ts';
import { listParts, nameVariable, readPlainText } from './template-parts.ts';

export const csharp = defineLanguage({
  title: 'C#',
  aliases: ['c#', 'cs', 'dotnet', '.net', 'c-sharp'],
  shiki: 'csharp',
  write: writeCsharp,
  grammar: {
    comment: '//[^\\n]*',
    string: `(?<word>"""+)\\n[^]*?\\n *\\k<word>|\\$?${doubleQuoted}`,
    inside: ['$', /\{[^{}]*\}/g],
    keyword: '\\b(?:using|var|new|await|false)\\b',
    constant: '(?<![.\\w])[A-Z]\\w*(?=[.{ ]|\\n\\{)',
    name: calledName,
  },
});

const properties = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

/** Headers that `HttpClient` keeps with the content. */
function isOfContent(name: string): boolean {
  return /^(?:allow|content-.*|expires|last-modified)$/i.test(name);
}

/** The request by C#'s `HttpClient`, as top-level statements (.NET 7 or later). */
function writeCsharp(request: HttpRequest, t: SayComment): string {
  const { method, url, headers, body } = request;
  const verb = properties.has(method)
    ? `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : `new HttpMethod(${quoteCsharp(method)})`;
  const own = headers.filter(([name]) => !isOfContent(name));
  const ofContent = headers.filter(([name]) => isOfContent(name));
  const hasCookie = headers.some(([name]) => /^cookie$/i.test(name));
  const content = body ? writeBody(body) : ofContent.length > 0 ? ['new ByteArrayContent([])'] : [];
  const variables = listVariables([url, ...headers.map(([, value]) => value)].flat());
  const lines = [
    ...(hasDotSteps(request) ? [`// ${describeDotSteps('HttpClient', t)}`] : []),
    ...variables.map(
      (name) => `var ${nameCsharpLocal(name)} = Environment.GetEnvironmentVariable(${quoteCsharp(name)});`,
    ),
    ...(body?.kind === 'text' ? [`var body = ${writeCsharpText(body.text)};`] : []),
    ...(variables.length > 0 || body?.kind === 'text' ? [''] : []),
    hasCookie
      ? 'using var client = new HttpClient(new HttpClientHandler { UseCookies = false });'
      : 'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(${verb}, ${writeCsharpTemplate(url)});`,
    ...own.map(([name, value]) => writeHeader('request.Headers', name, value)),
    ...(content.length > 0 ? [`request.Content = ${content.join('\n')};`] : []),
    // What the content would say by itself ("text/plain; charset=utf-8") is replaced.
    ...(body?.kind === 'text' ? ['request.Content.Headers.Remove("Content-Type");'] : []),
    ...ofContent.map(([name, value]) => writeHeader('request.Content.Headers', name, value)),
    '',
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ];
  const needsEncoding = lines.some((line) => line.includes('Encoding.UTF8'));
  return [...(needsEncoding ? ['using System.Text;', ''] : []), ...lines].join('\n');
}

function writeHeader(owner: string, name: string, value: HttpRequest['url']): string {
  return `${owner}.TryAddWithoutValidation(${quoteCsharp(name)}, ${writeCsharpTemplate(value)});`;
}

function writeBody(body: HttpBody): readonly string[] {
  if (body.kind === 'text') return ['new StringContent(body)'];
  const open = (fileName: string) => `new StreamContent(File.OpenRead(${quoteCsharp(fileName)}))`;
  if (body.kind === 'file') return [open(body.fileName)];
  return [
    'new MultipartFormDataContent',
    '{',
    ...body.parts.map((part) => {
      const name = quoteCsharp(part.name);
      if ('text' in part) return `    { new StringContent(${quoteCsharp(part.text)}), ${name} },`;
      return `    { ${open(part.fileName)}, ${name}, ${quoteCsharp(part.fileName)} },`;
    }),
    '}',
  ];
}

const common = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a regular string literal of C# (ECMA-334, 6.4.5.6). */
export function quoteCsharp(text: string): string {
  return `"${escapeLiteral(text, common, unicodePoint)}"`;
}

/** A text as a literal of C#: as a raw one (C# 11) where it has several lines. */
export function writeCsharpText(text: string): string {
  const block = isMultiline(text) ? indentBlock(text, '    ') : undefined;
  if (block === undefined) return quoteCsharp(text);
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map((run) => run.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${block}\n    ${quotes}`;
}

/** The local variable that holds an environment variable: `API_TOKEN` is `apiToken`. */
export function nameCsharpLocal(variable: string): string {
  const name = variable
    .toLowerCase()
    .replace(/^_+/, '')
    .replace(/_+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return /^(?:body|client|request|response|args)?$/.test(name) ? `${name}Value` : name;
}

/** A template as an expression of the local variables that hold environment variables. */
export function writeCsharpTemplate(template: Template): string {
  const text = readPlainText(template);
  if (text !== undefined) return quoteCsharp(text);
  const parts = listParts(template);
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return writePart(first);
  const inner = parts.map((part) =>
    typeof part === 'string'
      ? escapeLiteral(part, { ...common, '{': '{{', '}': '}}' }, unicodePoint)
      : `{${writePart(part)}}`,
  );
  return `$"${inner.join('')}"`;
}

function writePart(part: Variable | Base64): string {
  if ('variable' in part) return nameCsharpLocal(nameVariable(part));
  return `Convert.ToBase64String(Encoding.UTF8.GetBytes(${writeCsharpTemplate(part.base64)}))`;
}
