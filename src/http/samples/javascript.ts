import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import { listVariables } from '../request/template.ts';
import { defineLanguage, type SayComment } from './define-language.ts';
import { describeDotSteps, findFetchLimit, hasDotSteps, isForbiddenHeader } from './limits.ts';
import {
  javascriptGrammar,
  node,
  quoteJavascript,
  writeFetchCall,
  writeJavascriptKey,
  writeJavascriptTemplate,
  writeJavascriptText,
} from './node.ts';

export const javascript = defineLanguage({
  title: 'JavaScript',
  aliases: ['js', 'fetch', 'browser', 'javascript-fetch'],
  shiki: 'javascript',
  write: writeJavascript,
  grammar: javascriptGrammar,
});

/**
 * The request by `fetch`, for a module in a browser. Variables are names that the reader's own code defines. What a
 * browser cannot send (a GET with a body) is said in a comment, before a program for Node.js that can; headers that it
 * sets itself are left out and named.
 */
function writeJavascript(request: HttpRequest, t: SayComment): string {
  const { method, url, headers, body } = request;
  const limit = findFetchLimit(request);
  if (limit !== undefined)
    return [
      limit === 'body'
        ? `// ${t('Browsers cannot send a {method} request with a body: fetch() refuses it.', { method })}`
        : `// ${t('Browsers cannot send a {method} request: fetch() refuses it.', { method })}`,
      `// ${t('Send it from a server, here with Node.js.')}`,
      node.write(request, t),
    ].join('\n');
  const kept = headers.filter(([name]) => !isForbiddenHeader(name));
  const left = headers.map(([name]) => name).filter((name) => isForbiddenHeader(name));
  const variables = [...new Set([url, ...kept.map(([, value]) => value)].flatMap(listVariables))];
  const write = (template: HttpRequest['url']) =>
    writeJavascriptTemplate(template, (name) => name, encodeBase64);
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoteJavascript(method)},`]),
    ...(left.some((name) => /^cookie$/i.test(name)) ? ["  credentials: 'include',"] : []),
    ...(kept.length === 0
      ? []
      : [
          '  headers: {',
          ...kept.map(([name, value]) => `    ${writeJavascriptKey(name)}: ${write(value)},`),
          '  },',
        ]),
    ...(body ? ['  body,'] : []),
  ];
  return [
    ...describeVariables(variables, t),
    ...left.map((name) => `// ${describeHeader(name, t)}`),
    ...(hasDotSteps(request) ? [`// ${describeDotSteps('fetch()', t)}`] : []),
    ...(body ? [...writeBody(body), ''] : []),
    ...writeFetchCall(write(url), options),
  ].join('\n');
}

function encodeBase64(expression: string): string {
  return `btoa(${expression})`;
}

function describeVariables(variables: readonly string[], t: SayComment): readonly string[] {
  if (variables.length === 0) return [];
  const [name = ''] = variables;
  return [
    variables.length === 1
      ? `// ${t('Set {name} to your own value.', { name })}`
      : `// ${t('Set {names} to your own values.', { names: variables.join(', ') })}`,
  ];
}

function describeHeader(name: string, t: SayComment): string {
  return /^cookie$/i.test(name)
    ? t("Scripts cannot set Cookie: the browser sends the cookies that it has for the API's site.")
    : t('Scripts cannot set {name}: the browser sets it or leaves it out.', { name });
}

function writeBody(body: HttpBody): readonly string[] {
  if (body.kind === 'text') return [`const body = ${writeJavascriptText(body.text)};`];
  if (body.kind === 'file') return [`const [body] = document.querySelector('input[type="file"]').files;`];
  const files = body.parts.filter((part) => 'fileName' in part);
  return [
    ...(files.length > 0 ? [`const inputs = document.querySelectorAll('input[type="file"]');`] : []),
    'const body = new FormData();',
    ...body.parts.map((part) => {
      const value = 'text' in part ? quoteJavascript(part.text) : `inputs[${files.indexOf(part)}].files[0]`;
      return `body.append(${quoteJavascript(part.name)}, ${value});`;
    }),
  ];
}
