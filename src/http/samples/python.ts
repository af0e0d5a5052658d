import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import { listVariables, type Template } from '../request/template.ts';
import {
  calledName,
  defineLanguage,
  doubleQuoted,
  type SayComment,
  singleQuoted,
  wholeNumber,
} from './define-language.ts';
import { escapeLiteral, isMultiline, toHex } from './escape-literal.ts';
import { describeDotSteps, hasDotSteps } from './limits.ts';
import { listParts, nameVariable, readPlainText, splitBasic } from './template-parts.ts';

export const python = defineLanguage({
  title: 'Python',
  aliases: ['py', 'python3', 'requests'],
  shiki: 'python',
  write: writePython,
  grammar: {
    comment: '#[^\\n]*',
    string: `r?"""(?:\\\\[^]|[^\\\\])*?"""|f?${doubleQuoted}|${singleQuoted}`,
    inside: ['f', /\{[^{}]+\}/g],
    keyword: '\\b(?:import|None)\\b',
    constant: wholeNumber,
    name: `${calledName}|\\b\\w+(?==)`,
  },
});

const functions = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** The request by Python's `requests`. */
function writePython(request: HttpRequest, t: SayComment): string {
  const { method, url, headers, body } = request;
  const { basic, others } = splitBasic(headers);
  const call = functions.has(method)
    ? [`requests.${method.toLowerCase()}(`]
    : ['requests.request(', `    ${quotePython(method)},`];
  const lines = [
    ...(hasDotSteps(request) ? [`# ${describeDotSteps('requests', t)}`] : []),
    ...(body?.kind === 'text' ? [`body = ${writePythonText(body.text)}`, ''] : []),
    `response = ${call.join('\n')}`,
    `    ${writePythonTemplate(url)},`,
    ...(basic ? [`    auth=(${basic.map(writePythonTemplate).join(', ')}),`] : []),
    ...(others.length === 0
      ? []
      : [
          '    headers={',
          ...others.map(([name, value]) => `        ${quotePython(name)}: ${writePythonTemplate(value)},`),
          '    },',
        ]),
    ...(body ? writeBody(body) : []),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    'print(response.text)',
  ];
  const needsOs = listVariables([url, ...headers.map(([, value]) => value)].flat()).length > 0;
  return [...(needsOs ? ['import os', ''] : []), 'import requests', '', ...lines].join('\n');
}

function writeBody(body: HttpBody): readonly string[] {
  // Of a str, http.client would make Latin-1.
  if (body.kind === 'text') return ['    data=body.encode(),'];
  if (body.kind === 'file') return [`    data=open(${quotePython(body.fileName)}, "rb"),`];
  return [
    '    files=[',
    ...body.parts.map((part) => {
      const value =
        'text' in part ? `(None, ${quotePython(part.text)})` : `open(${quotePython(part.fileName)}, "rb")`;
      return `        (${quotePython(part.name)}, ${value}),`;
    }),
    '    ],',
  ];
}

function escapePoint(point: number): string {
  if (point > 0xffff) return `\\U${toHex(point, 8)}`;
  return point > 0xff ? `\\u${toHex(point, 4)}` : `\\x${toHex(point, 2)}`;
}

const common = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a Python string literal on one line (Python Language Reference, 2.4.1), in double quotes. */
export function quotePython(text: string): string {
  return `"${escapeLiteral(text, common, escapePoint)}"`;
}

/** A text as a Python literal, in three quotes where it has several lines. */
export function writePythonText(text: string): string {
  if (!isMultiline(text)) return quotePython(text);
  const isRaw = text.includes('\\') && !text.includes('"""') && !/["\\]$/.test(text);
  if (isRaw) return `r"""${text}"""`;
  const inner = text.replaceAll('\\', '\\\\').replace(/"""|"$/g, (quotes) => quotes.replaceAll('"', '\\"'));
  return `"""${inner}"""`;
}

/** A template as an expression; variables are read from `os.environ`. */
export function writePythonTemplate(template: Template): string {
  const text = readPlainText(template);
  if (text !== undefined) return quotePython(text);
  const parts = listParts(template);
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object' && 'variable' in first)
    return `os.environ["${nameVariable(first)}"]`;
  const inner = parts.map((part) => {
    if (typeof part === 'string')
      return escapeLiteral(part, { ...common, '{': '{{', '}': '}}' }, escapePoint);
    // Before Python 3.12 the quotes inside must be other ones.
    return 'variable' in part ? `{os.environ['${nameVariable(part)}']}` : '';
  });
  return `f"${inner.join('')}"`;
}
