import type { HttpRequest, MultipartPart } from '../request/http-request.ts';
import type { Template } from '../request/template.ts';
import { defineLanguage, doubleQuoted } from './define-language.ts';
import { chooseIndent, indentLines } from './indent-json.ts';
import { hasDotSteps } from './limits.ts';

export const curl = defineLanguage({
  title: 'cURL',
  aliases: ['bash', 'sh', 'shell', 'zsh', 'shellscript', 'terminal'],
  shiki: 'bash',
  write: writeCurl,
  grammar: {
    string: `'[^']*'|${doubleQuoted}`,
    inside: ['"', /\$\{?\w+\}?/g],
    keyword: '\\b(?:curl|printf)\\b',
    constant: '(?<=-X )[A-Z]+',
    name: '(?<=\\s)--?[A-Za-z][\\w-]*',
  },
});

/**
 * The cURL command that sends a request, for a POSIX shell, one option on each line. Tokens are environment
 * variables. Method, URL, headers and body arrive as they are in the request: `-X` also with GET, whose body cURL would
 * send as POST, and no value is taken for a file, a glob or a removed header.
 */
function writeCurl(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  // cURL waits for the body that -X HEAD announces.
  const verb =
    method === 'HEAD' && !body ? '--head' : `-X ${/^[A-Z]+$/.test(method) ? method : quoteSingle(method)}`;
  const address = url.map((part) => (typeof part === 'string' ? part : '')).join('');
  const glob = /[[\]{}]/.test(address) ? ' --globoff' : '';
  const asIs = hasDotSteps(request) ? ' --path-as-is' : '';
  const input =
    body?.kind === 'text' && isForPrintf(body.text) ? `printf ${quoteForPrintf(body.text)} | ` : '';
  return [
    `${input}curl ${verb}${glob}${asIs} ${quoteTemplate(url)}`,
    ...headers.map(([name, value]) => writeHeader(name, value)),
    ...writeBody(request),
  ].join(' \\\n  ');
}

function writeHeader(name: string, value: Template): string {
  const [scheme, secret] = value;
  if (name === 'Authorization' && scheme === 'Basic ' && typeof secret === 'object' && 'base64' in secret)
    return `-u ${quoteTemplate(secret.base64)}`;
  // "Name:" would take the header out; "Name;" sends it empty.
  if (value.every((part) => part === '')) return `-H ${quoteTemplate([`${name};`])}`;
  return `-H ${quoteTemplate([`${name}: `, ...value])}`;
}

function writeBody(request: HttpRequest): readonly string[] {
  const { body } = request;
  if (!body) return [];
  if (body.kind === 'file') return [`--data-binary ${quoteSingle(`@${body.fileName}`)}`];
  if (body.kind === 'multipart') return body.parts.map(writePart);
  if (isForPrintf(body.text)) return ['--data-binary @-'];
  // A text that begins with @ is the name of a file to -d.
  const option = body.text.startsWith('@') ? '--data-raw' : '-d';
  return [`${option} ${quoteSingle(indentLines(body.text, chooseIndent(request, '  ')))}`];
}

/** An argument cannot contain NUL, and a carriage return is lost when a reader copies it from a page. */
function isForPrintf(text: string): boolean {
  return /[\0\r]/.test(text);
}

function quoteForPrintf(text: string): string {
  const format = text.replace(/[%\\]/g, '$&$&').replaceAll('\r', '\\r').replaceAll('\0', '\\000');
  return quoteSingle(format);
}

function writePart(part: MultipartPart): string {
  if ('text' in part) return `--form-string ${quoteSingle(`${part.name}=${part.text}`)}`;
  // Outside of quotes "," and ";" divide what -F reads.
  const file = /^[\w.-]+$/.test(part.fileName)
    ? part.fileName
    : `"${part.fileName.replace(/["\\]/g, '\\$&')}"`;
  return `-F ${quoteSingle(`${part.name}=@${file}`)}`;
}

/**
 * A text as one word of a POSIX shell, in single quotes, in which nothing has a meaning (POSIX.1-2024, XCU 2.2.2).
 * NUL, which no argument can hold, is dropped.
 */
function quoteSingle(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}

/**
 * A template as one word of a POSIX shell: variables as `$NAME`. In double quotes where the texts need no escape there,
 * else each text in single quotes beside its variables; interactive shells expand `!` in double quotes, so that counts.
 * A shell cannot encode Base64, so Base64 parts are written as what they encode.
 */
function quoteTemplate(template: Template): string {
  const parts = template
    .flatMap((part): Template => (typeof part === 'object' && 'base64' in part ? part.base64 : [part]))
    .filter((part) => part !== '');
  const isPlain = parts.every((part) => typeof part !== 'string' || !/["\\$`!\n\r\0]/.test(part));
  if (isPlain) return `"${parts.map((part, index) => writePlain(part, parts[index + 1])).join('')}"`;
  return parts.map((part) => (typeof part === 'string' ? quoteSingle(part) : `"$${nameOf(part)}"`)).join('');
}

function writePlain(part: Template[number], next: Template[number] | undefined): string {
  if (typeof part === 'string') return part;
  const needsBraces = typeof next === 'string' && /^\w/.test(next);
  return needsBraces ? `\${${nameOf(part)}}` : `$${nameOf(part)}`;
}

function nameOf(part: Exclude<Template[number], string>): string {
  const name = 'variable' in part ? part.variable : '';
  return /^[A-Za-z_]\w*$/.test(name) ? name : 'VALUE';
}
