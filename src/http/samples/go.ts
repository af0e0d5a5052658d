import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import { listVariables, type Template } from '../request/template.ts';
import { calledName, defineLanguage, doubleQuoted } from './define-language.ts';
import { escapeLiteral, isMultiline, unicodePoint } from './escape-literal.ts';
import { chooseIndent, indentLines } from './indent-json.ts';
import { concatenate, splitBasic } from './template-parts.ts';

export const go = defineLanguage({
  title: 'Go',
  aliases: ['golang'],
  shiki: 'go',
  write: writeGo,
  grammar: {
    comment: '//[^\\n]*',
    string: `${doubleQuoted}|\`[^\`]*\``,
    keyword: '\\b(?:package|import|func|if|var|defer|nil|string)\\b',
    name: calledName,
  },
});

const constants = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE']);

/** The request by Go's `net/http`. */
function writeGo(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const { basic, others } = splitBasic(headers);
  const verb = constants.has(method)
    ? `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : quoteGo(method);
  const prepared = body ? writeBody(body, chooseIndent(request, '\t')) : { lines: [], reader: 'nil' };
  const main = [
    ...prepared.lines,
    `req, err := http.NewRequest(${verb}, ${writeGoTemplate(url)}, ${prepared.reader})`,
    ...orFail,
    ...(basic ? [`req.SetBasicAuth(${basic.map(writeGoTemplate).join(', ')})`] : []),
    ...others.map(([name, value]) => `req.Header.Set(${quoteGo(name)}, ${writeGoTemplate(value)})`),
    ...(body?.kind === 'multipart' ? ['req.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    '',
    'res, err := http.DefaultClient.Do(req)',
    ...orFail,
    'defer res.Body.Close()',
    '',
    'answer, err := io.ReadAll(res.Body)',
    ...orFail,
    'fmt.Println(res.Status)',
    'fmt.Println(string(answer))',
  ];
  const hasFiles = body?.kind === 'multipart' && body.parts.some((part) => 'fileName' in part);
  const code = [
    'func main() {',
    ...main.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
    ...(hasFiles ? addFile : []),
  ].join('\n');
  const imports = listImports(headers, url, body);
  return ['package main', '', 'import (', ...imports.map((path) => `\t"${path}"`), ')', '', code].join('\n');
}

/** What the sample imports, in the order of gofmt; Go takes no import that is not used. */
function listImports(
  headers: HttpRequest['headers'],
  url: Template,
  body: HttpBody | undefined,
): readonly string[] {
  const templates = [url, ...headers.map(([, value]) => value)];
  const isEncoded = splitBasic(headers).others.some(([, value]) =>
    value.some((part) => typeof part === 'object' && 'base64' in part),
  );
  const hasFiles =
    body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => 'fileName' in part));
  return [
    ...(body && body.kind !== 'text' ? ['bytes'] : []),
    ...(isEncoded ? ['encoding/base64'] : []),
    ...['fmt', 'io', 'log'],
    ...(body?.kind === 'multipart' ? ['mime/multipart'] : []),
    'net/http',
    ...(hasFiles || templates.flatMap(listVariables).length > 0 ? ['os'] : []),
    ...(body?.kind === 'text' ? ['strings'] : []),
  ];
}

const orFail: readonly string[] = ['if err != nil {', '\tlog.Fatal(err)', '}'];

const addFile: readonly string[] = [
  '',
  'func addFile(form *multipart.Writer, name, path string) {',
  '\tcontent, err := os.ReadFile(path)',
  ...orFail.map((line) => `\t${line}`),
  '\tpart, err := form.CreateFormFile(name, path)',
  ...orFail.map((line) => `\t${line}`),
  '\tpart.Write(content)',
  '}',
];

function writeBody(
  body: HttpBody,
  indent: string,
): { readonly lines: readonly string[]; readonly reader: string } {
  if (body.kind === 'text')
    return { lines: [`body := strings.NewReader(${writeGoText(body.text, indent)})`], reader: 'body' };
  if (body.kind === 'file') {
    const lines = [`content, err := os.ReadFile(${quoteGo(body.fileName)})`, ...orFail];
    return { lines, reader: 'bytes.NewReader(content)' };
  }
  const parts = body.parts.map((part) =>
    'text' in part
      ? `form.WriteField(${quoteGo(part.name)}, ${quoteGo(part.text)})`
      : `addFile(form, ${quoteGo(part.name)}, ${quoteGo(part.fileName)})`,
  );
  const lines = ['var body bytes.Buffer', 'form := multipart.NewWriter(&body)', ...parts, 'form.Close()', ''];
  return { lines, reader: '&body' };
}

/** A text as an interpreted string literal of Go (The Go Programming Language Specification, String literals). */
export function quoteGo(text: string): string {
  const escapes = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escapeLiteral(text, escapes, unicodePoint)}"`;
}

/** A text as a literal of Go: a raw one where it has several lines, of which the further ones begin with `indent`. */
export function writeGoText(text: string, indent = ''): string {
  return isMultiline(text) && !text.includes('`') ? `\`${indentLines(text, indent)}\`` : quoteGo(text);
}

/** A template as an expression; variables are read with `os.Getenv`. */
export function writeGoTemplate(template: Template): string {
  return concatenate(template, {
    quote: quoteGo,
    read: (name) => `os.Getenv("${name}")`,
    encode: (expression) => `base64.StdEncoding.EncodeToString([]byte(${expression}))`,
    operator: '+',
  });
}
