import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import type { Template } from '../request/template.ts';
import { hasDotSteps } from './limits.ts';
import { quotePhp, writePhpTemplate, writePhpText } from './php-text.ts';
import { splitBasic } from './template-parts.ts';

/** The request by PHP's cURL extension. */
export function writePhp(request: HttpRequest): string {
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
