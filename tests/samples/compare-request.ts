import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpRequest, MultipartPart } from '../../src/http/request/http-request.ts';
import { fillTemplate, type Template } from '../../src/http/request/template.ts';
import { readMultipart } from './read-multipart.ts';
import { findHeader, type RecordedRequest } from './recording-server.ts';

export interface Expectation {
  readonly request: HttpRequest;
  /** Names of documented headers that the language cannot send, in lower case. */
  readonly missing: readonly string[];
  /** Names of headers that the runtime adds, in lower case. */
  readonly further: readonly string[];
  /** How the runtime writes quotes in the names of parts; the one of browsers adds CR to line feeds in texts. */
  readonly multipart: 'browser' | 'percent' | 'backslash';
  readonly show: (variable: string) => string;
  readonly folder: string;
}

/** What differs between the documented request and the ones that arrived; nothing when they are the same. */
export function compareRequest(
  expected: Expectation,
  received: readonly RecordedRequest[],
): readonly string[] {
  const [first, ...others] = received;
  if (!first) return ['nothing arrived'];
  const { request, show } = expected;
  const target = fillTemplate(request.url, show).replace(/^https?:\/\/[^/]*/i, '');
  return [
    ...(others.length > 0 ? [`${others.length} further requests arrived`] : []),
    ...tell('method', request.method, first.method),
    ...tell('target', target, first.target),
    ...compareHeaders(expected, first),
    ...compareBody(expected, first),
  ];
}

function tell(what: string, wanted: string, got: string): readonly string[] {
  return wanted === got ? [] : [`${what}: ${JSON.stringify(wanted)} wanted, ${JSON.stringify(got)} sent`];
}

function compareHeaders(
  { request, missing, further, show }: Expectation,
  { headers }: RecordedRequest,
): readonly string[] {
  const documented = request.headers.filter(([name]) => !missing.includes(name.toLowerCase()));
  const wrong = documented.flatMap(([name, value]: readonly [string, Template]) => {
    const sent = headers.filter(([other]) => other.toLowerCase() === name.toLowerCase());
    const [only] = sent;
    if (!only || sent.length > 1) return [`${name} stands ${sent.length} times`];
    return tell(name, fillTemplate(value, show), Buffer.from(only[1], 'latin1').toString('utf8'));
  });
  const names = documented.map(([name]) => name.toLowerCase());
  const known = [...names, ...further, ...(request.body?.kind === 'multipart' ? ['content-type'] : [])];
  const unknown = headers.filter(([name]) => !known.includes(name.toLowerCase()));
  return [...wrong, ...unknown.map(([name, value]) => `not documented: ${name}: ${value}`)];
}

function compareBody(
  { request: { body, headers }, folder, multipart }: Expectation,
  received: RecordedRequest,
): readonly string[] {
  if (body?.kind === 'multipart') return compareParts(body.parts, received, folder, multipart);
  const wanted =
    body?.kind === 'file' ? readFileSync(join(folder, body.fileName)) : Buffer.from(body?.text ?? '');
  const isJson = headers.some(
    ([name, [value]]) => /^content-type$/i.test(name) && /[/+]json\b/.test(String(value)),
  );
  if (wanted.equals(received.body)) return [];
  // Samples indent JSON as deep as the code around it, which changes nothing of what it says.
  const unify = (text: string) => (isJson ? text.replace(/\n[ \t]+/g, '\n') : text);
  return tell('body', unify(wanted.toString()), unify(received.body.toString()));
}

function compareParts(
  parts: readonly MultipartPart[],
  received: RecordedRequest,
  folder: string,
  style: Expectation['multipart'],
): readonly string[] {
  const type = findHeader(received.headers, 'content-type') ?? '';
  const got = readMultipart(type, received.body);
  const writeName = (name: string) =>
    style === 'backslash' ? name.replace(/["\\]/g, '\\$&') : name.replaceAll('"', '%22');
  return [
    ...tell('parts', String(parts.length), String(got.length)),
    ...parts.flatMap((part, index) => {
      const other = got[index];
      if (!other) return [];
      const text = 'text' in part ? part.text : undefined;
      const sent = style === 'browser' ? text?.replace(/\r\n?|\n/g, '\r\n') : text;
      const content =
        'fileName' in part ? readFileSync(join(folder, part.fileName)) : Buffer.from(sent ?? '');
      const fileName = 'fileName' in part ? writeName(part.fileName) : '';
      return [
        ...tell('name of a part', writeName(part.name), other.name),
        ...tell(`file name of ${part.name}`, fileName, other.fileName ?? ''),
        ...(content.equals(other.content)
          ? []
          : tell(part.name, content.toString(), other.content.toString())),
      ];
    }),
  ];
}
