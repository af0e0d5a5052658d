import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import type { Template } from '../request/template.ts';
import { calledName, defineLanguage, doubleQuoted, singleQuoted } from './define-language.ts';
import { bracePoint, escapeLiteral, indentBlock, isMultiline } from './escape-literal.ts';
import { hasDotSteps } from './limits.ts';
import { concatenate, splitBasic } from './template-parts.ts';

export const php = defineLanguage({
  title: 'PHP',
  aliases: ['php-curl'],
  shiki: 'php',
  write: writePhp,
  grammar: {
    comment: '//[^\\n]*',
    string: `<<<'(?<word>\\w+)'\\n[^]*?\\n\\s*\\k<word>\\b|${doubleQuoted}|${singleQuoted}`,
    keyword: '<\\?php|\\b(?:if|throw|new|echo|true|false)\\b',
    constant: '\\b[A-Z][A-Z_]{3,}\\b|\\bCURLFile\\b',
    variable: '\\$\\w+',
    name: calledName,
  },
});

/** The request by PHP's cURL extension. */
function writePhp(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const { basic, others } = splitBasic(headers);
  const lines = others.map(([name, value]) => writeHeader(name, value));
  return [
    '<?php',
    '',
    ...(body?.kind === 'text' ? [`$body = ${writePhpText(body.text)};`, ''] : []),
    `$curl = curl_init(${writePhpTemplate(url)});`,
    'curl_setopt_array($curl, [',
    ...writeMethod(method, body),
    ...(hasDotSteps(request) ? ['    CURLOPT_PATH_AS_IS => true,'] : []),
    ...(basic ? [`    CURLOPT_USERPWD => ${writePhpTemplate([...basic[0], ':', ...basic[1]])},`] : []),
    ...(lines.length === 0
      ? []
      : ['    CURLOPT_HTTPHEADER => [', ...lines.map((line) => `        ${line},`), '    ],']),
    ...(body ? writeBody(body) : []),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo $response, PHP_EOL;',
  ].join('\n');
}

function writeMethod(method: string, body: HttpBody | undefined): readonly string[] {
  if (method === 'GET' && !body) return [];
  if (method === 'POST' && body) return ['    CURLOPT_POST => true,'];
  // cURL would wait for the body that it expects of any other answer.
  if (method === 'HEAD' && !body) return ['    CURLOPT_NOBODY => true,'];
  return [`    CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},`];
}

/** "Name:" would take the header out; "Name;" sends it empty. */
function writeHeader(name: string, value: Template): string {
  return value.every((part) => part === '')
    ? quotePhp(`${name};`)
    : writePhpTemplate(joinFirst(`${name}: `, value));
}

function joinFirst(start: string, [first = '', ...rest]: Template): Template {
  return typeof first === 'string' ? [start + first, ...rest] : [start, first, ...rest];
}

function writeBody(body: HttpBody): readonly string[] {
  if (body.kind === 'text') return ['    CURLOPT_POSTFIELDS => $body,'];
  if (body.kind === 'file')
    return [`    CURLOPT_POSTFIELDS => file_get_contents(${quotePhp(body.fileName)}),`];
  return [
    '    CURLOPT_POSTFIELDS => [',
    ...body.parts.map((part) => {
      const value = 'text' in part ? quotePhp(part.text) : `new CURLFile(${quotePhp(part.fileName)})`;
      return `        ${quotePhp(part.name)} => ${value},`;
    }),
    '    ],',
  ];
}

/**
 * A text as a PHP string literal on one line (PHP Manual, Strings): in single quotes, or in double quotes where a
 * character cannot be seen.
 */
export function quotePhp(text: string): string {
  if (!/(?! )[\p{C}\p{Z}]/u.test(text) && text.isWellFormed()) return `'${text.replace(/['\\]/g, '\\$&')}'`;
  const escapes = { '\\': '\\\\', '"': '\\"', $: '\\$', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escapeLiteral(text, escapes, bracePoint)}"`;
}

/** A text as a PHP expression: as a nowdoc where it has several lines. */
export function writePhpText(text: string): string {
  const block = isMultiline(text) ? indentBlock(text, '    ') : undefined;
  const word = /^\s*[[{]/.test(text) ? 'JSON' : 'TEXT';
  if (block === undefined || new RegExp(`^\\s*${word}`, 'm').test(text)) return quotePhp(text);
  return `<<<'${word}'\n${block}\n    ${word}`;
}

/** A template as an expression; variables are read with `getenv`. */
function writePhpTemplate(template: Template): string {
  return concatenate(template, {
    quote: quotePhp,
    read: (name) => `getenv('${name}')`,
    encode: (expression) => `base64_encode(${expression})`,
    operator: ' . ',
  });
}
