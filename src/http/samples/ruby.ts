import type { HttpBody, HttpRequest } from '../request/http-request.ts';
import { quoteRuby, writeRubyTemplate, writeRubyText } from './ruby-text.ts';
import { splitBasic } from './template-parts.ts';

const classes = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

/** The request by Ruby's `net/http`. */
export function writeRuby({ method, url, headers, body }: HttpRequest): string {
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
    'response.value # raises unless the status is 2xx',
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
