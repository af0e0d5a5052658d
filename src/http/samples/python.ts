import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import { listVariables } from '../request/list-variables.ts';
import { describeDotSteps, hasDotSteps } from './limits.ts';
import { quotePython, writePythonTemplate, writePythonText } from './python-text.ts';
import { splitBasic } from './template-parts.ts';

const functions = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** The request by Python's `requests`. */
export function writePython(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const { basic, others } = splitBasic(headers);
  const call = functions.has(method)
    ? [`requests.${method.toLowerCase()}(`]
    : ['requests.request(', `    ${quotePython(method)},`];
  const lines = [
    ...(hasDotSteps(request) ? [`# ${describeDotSteps('requests')}`] : []),
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
