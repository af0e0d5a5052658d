import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import type { Template } from '../request/template.ts';
import {
  calledName,
  defineLanguage,
  doubleQuoted,
  type SayComment,
  singleQuoted,
} from './define-language.ts';
import { bracePoint, escapeLiteral, indentBlock, isMultiline } from './escape-literal.ts';
import { listParts, nameVariable, readPlainText, splitBasic } from './template-parts.ts';

export const ruby = defineLanguage({
  title: 'Ruby',
  aliases: ['rb'],
  shiki: 'ruby',
  write: writeRuby,
  grammar: {
    comment: '#[^\\n]*',
    string: `<<~'(?<word>\\w+)'[^\\n]*\\n[^]*?\\n\\k<word>(?=\\n)|${doubleQuoted}|${singleQuoted}`,
    inside: ['"', /#\{[^{}]*\}/g],
    keyword: '\\b(?:require|do|end|true|false)\\b',
    constant: '\\b(?:Net::\\w+(?:::\\w+)?|ENV|URI|File)\\b',
    name: `${calledName}|\\b\\w+:(?= )|(?<=\\.)\\w+`,
  },
});

const classes = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

/** The request by Ruby's `net/http`. */
function writeRuby({ method, url, headers, body }: HttpRequest, t: SayComment): string {
  const { basic, others } = splitBasic(headers);
  const create = classes.has(method)
    ? `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`
    : `Net::HTTPGenericRequest.new(${quoteRuby(method)}, ${body !== undefined}, true, uri)`;
  return [
    "require 'net/http'",
    '',
    `uri = URI(${writeRubyTemplate(url)})`,
    `request = ${create}`,
    ...(basic ? [`request.basic_auth(${basic.map(writeRubyTemplate).join(', ')})`] : []),
    ...others.map(([name, value]) => `request[${quoteRuby(name)}] = ${writeRubyTemplate(value)}`),
    ...(body ? writeBody(body) : []),
    '',
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    `response.value # ${t('raises unless the status is 2xx')}`,
    'puts response.body',
  ].join('\n');
}

function writeBody(body: HttpBody): readonly string[] {
  if (body.kind === 'text') return [`request.body = ${writeRubyText(body.text)}`];
  if (body.kind === 'file') return [`request.body = File.binread(${quoteRuby(body.fileName)})`];
  const parts = body.parts.map((part) => {
    const value = 'text' in part ? quoteRuby(part.text) : `File.open(${quoteRuby(part.fileName)}, 'rb')`;
    return `    [${quoteRuby(part.name)}, ${value}]`;
  });
  return ['request.set_form(', '  [', parts.join(',\n'), '  ],', "  'multipart/form-data'", ')'];
}

const escapes = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '#{': '\\#{',
  '#$': '\\#$',
  '#@': '\\#@',
};

/** A text as a Ruby string literal on one line (ISO/IEC 30170, 8.7.6.3): in single quotes where nothing needs an escape. */
export function quoteRuby(text: string): string {
  if (!/['\\]|(?! )[\p{C}\p{Z}]/u.test(text) && text.isWellFormed()) return `'${text}'`;
  return `"${escapeLiteral(text, escapes, bracePoint)}"`;
}

/** A text as a Ruby expression: as a heredoc where it has several lines. */
export function writeRubyText(text: string): string {
  const block = isMultiline(text) ? indentBlock(text, '  ') : undefined;
  const word = /^\s*[[{]/.test(text) ? 'JSON' : 'TEXT';
  if (block === undefined || new RegExp(`^\\s*${word}$`, 'm').test(text)) return quoteRuby(text);
  return `<<~'${word}'.chomp\n${block}\n${word}`;
}

/** A template as an expression; variables are read from `ENV`. */
function writeRubyTemplate(template: Template): string {
  const text = readPlainText(template);
  if (text !== undefined) return quoteRuby(text);
  const parts = listParts(template);
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object' && 'variable' in first)
    return `ENV.fetch('${nameVariable(first)}')`;
  const inner = parts.map((part) => {
    // A text that ends in # comes before #{ and is not an escape.
    if (typeof part === 'string') return escapeLiteral(part, { ...escapes, '#': '\\#' }, bracePoint);
    return 'variable' in part ? `#{ENV.fetch('${nameVariable(part)}')}` : '';
  });
  return `"${inner.join('')}"`;
}
