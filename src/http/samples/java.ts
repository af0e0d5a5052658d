import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import { quoteJava, writeJavaTemplate, writeJavaText } from './java-text.ts';
import { writePartHead } from './multipart-text.ts';

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE']);

/** The request by Java's `java.net.http` (Java 17 or later). */
export function writeJava({ method, url, headers, body }: HttpRequest): string {
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
  const imports = classes.filter((path) => new RegExp(`\\b${path.replace(/^.*\./, '')}\\b`).test(main));
  return [
    ...imports.map((path) => `import ${path};`),
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

/** What a sample may import, in order. */
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
