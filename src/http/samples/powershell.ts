import type { HttpBody, HttpRequest, MultipartPart } from '../request/http-request.ts';
import type { Template } from '../request/template.ts';
import { defineLanguage, type SayComment, wholeNumber } from './define-language.ts';
import { bracePoint, escapeLiteral, isMultiline } from './escape-literal.ts';
import { describeDotSteps, hasDotSteps } from './limits.ts';
import { listParts, nameVariable, readPlainText } from './template-parts.ts';

export const powershell = defineLanguage({
  title: 'PowerShell',
  aliases: ['pwsh', 'ps1', 'ps'],
  shiki: 'powershell',
  write: writePowershell,
  grammar: {
    comment: '#[^\\n]*',
    string: `@'\\n[^]*?\\n'@|'(?:''|[^'])*'|"(?:\`.|[^"\`])*"`,
    inside: ['"', /\$\{env:\w+\}|\$env:\w+|\$\([^\n]*\)/g],
    keyword: '\\[[\\w.]+\\]|\\bInvoke-RestMethod\\b',
    constant: `\\$(?:true|false|null)\\b|${wholeNumber}`,
    variable: '[$@](?:env:)?[a-z]\\w*|\\$\\{env:\\w+\\}',
    name: '(?<=\\n {4,8})[\\w-]+(?= = )',
  },
});

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PATCH']);

/** The request by PowerShell's `Invoke-RestMethod` (PowerShell 7). */
function writePowershell(request: HttpRequest, t: SayComment): string {
  const { method, url, headers, body } = request;
  const isType = (name: string) => /^content-type$/i.test(name);
  const type = headers.find(([name]) => isType(name));
  const others = headers.filter(([name]) => !isType(name));
  const settings = [
    `Uri = ${writePowershellTemplate(url)}`,
    methods.has(method)
      ? `Method = '${method.charAt(0)}${method.slice(1).toLowerCase()}'`
      : `CustomMethod = ${quotePowershell(method)}`,
    ...(others.length === 0
      ? []
      : [
          'Headers = @{',
          ...others.map(([name, value]) => `    ${writeKey(name)} = ${writePowershellTemplate(value)}`),
          '}',
        ]),
    ...(others.some(isChecked) ? ['SkipHeaderValidation = $true'] : []),
    ...(type ? [`ContentType = ${writePowershellTemplate(type[1])}`] : []),
    ...(body ? writeBody(body) : []),
  ];
  return [
    ...(hasDotSteps(request) ? [`# ${describeDotSteps('Invoke-RestMethod', t)}`] : []),
    ...(body?.kind === 'text' ? [`$body = ${writePowershellText(body.text)}`, ''] : []),
    '$request = @{',
    ...settings.map((line) => `    ${line}`),
    '}',
    'Invoke-RestMethod @request',
  ].join('\n');
}

/** Headers whose values .NET would refuse or write otherwise; that of a bearer token it takes as it is. */
function isChecked([name, [start]]: HttpRequest['headers'][number]): boolean {
  if (/^authorization$/i.test(name)) return typeof start !== 'string' || !/^(?:Bearer|Basic) /.test(start);
  return !/^(?:x-|api-?key$)/i.test(name);
}

function writeKey(name: string): string {
  return /^[A-Za-z]\w*$/.test(name) ? name : quotePowershell(name);
}

function writeBody(body: HttpBody): readonly string[] {
  // Of a string, versions before 7.4 would make Latin-1.
  if (body.kind === 'text') return ['Body = [Text.Encoding]::UTF8.GetBytes($body)'];
  if (body.kind === 'file') return [`InFile = ${quotePowershell(body.fileName)}`];
  const names = [...new Set(body.parts.map(({ name }) => name))];
  return [
    'Form = [ordered]@{',
    ...names.map((name) => {
      const values = body.parts.filter((part) => part.name === name).map(writePart);
      return `    ${writeKey(name)} = ${values.length === 1 ? values.join('') : `@(${values.map((value) => (value.startsWith('Get-') ? `(${value})` : value)).join(', ')})`}`;
    }),
    '}',
  ];
}

function writePart(part: MultipartPart): string {
  return 'text' in part
    ? quotePowershell(part.text)
    : `Get-Item -LiteralPath ${quotePowershell(part.fileName)}`;
}

/** PowerShell takes typographic quotes for plain ones. */
const single = "['\u2018\u2019\u201a\u201b]";
const double = ['"', '\u201c', '\u201d', '\u201e'];
const escapes = {
  '`': '``',
  $: '`$',
  '\n': '`n',
  '\r': '`r',
  '\t': '`t',
  ...Object.fromEntries(double.map((sign) => [sign, `\`${sign}`])),
};

function escapePoint(point: number): string {
  return bracePoint(point).replace('\\', '`');
}

function escapePowershell(text: string): string {
  return escapeLiteral(text, escapes, escapePoint);
}

/**
 * A text as a string of PowerShell on one line: verbatim in single quotes, or in double ones where not all of it can be
 * seen. https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_quoting_rules
 */
export function quotePowershell(text: string): string {
  return /(?! )[\p{C}\p{Z}]/u.test(text)
    ? `"${escapePowershell(text)}"`
    : `'${text.replace(new RegExp(single, 'g'), '$&$&')}'`;
}

/** A text as a string of PowerShell: a verbatim here-string where it has several lines. */
export function writePowershellText(text: string): string {
  const ends = new RegExp(`^${single}@`, 'm');
  return isMultiline(text) && !ends.test(text) ? `@'\n${text}\n'@` : quotePowershell(text);
}

/** A template as an expression; variables are read from the drive `env:`. */
export function writePowershellTemplate(template: Template): string {
  const text = readPlainText(template);
  if (text !== undefined) return quotePowershell(text);
  const parts = listParts(template);
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object' && 'variable' in first)
    return `$env:${nameVariable(first)}`;
  const inner = parts.map((part, index) => {
    if (typeof part === 'string') return escapePowershell(part);
    const isLast = index === parts.length - 1;
    return 'variable' in part
      ? `$${isLast ? `env:${nameVariable(part)}` : `{env:${nameVariable(part)}}`}`
      : `$([Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes(${writePowershellTemplate(part.base64)})))`;
  });
  return `"${inner.join('')}"`;
}
