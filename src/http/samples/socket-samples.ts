import { listVariables, type Template } from '../request/template.ts';
import { quoteJavascript, writeJavascriptTemplate, writeJavascriptText } from './node.ts';
import { quotePython, writePythonTemplate, writePythonText } from './python.ts';

/** A connection to a WebSocket. */
export interface SocketConnection {
  readonly url: Template;
  /** What the request that opens it has besides; browsers send none of them. */
  readonly headers: readonly (readonly [name: string, value: Template])[];
  /** What is sent once it is open. */
  readonly message: string | undefined;
}

/** A program that connects, sends the message and prints what comes back. */
export interface SocketSample {
  readonly title: string;
  /** Shiki's id. */
  readonly language: string;
  readonly code: string;
}

/**
 * The connection in JavaScript, by the WebSocket of browsers and of Node.js 22 (https://websockets.spec.whatwg.org), where no header
 * is needed, and in Python by `websockets` from version 13 on. Variables are read from the environment; in JavaScript they are names
 * that the reader's own code defines.
 */
export function writeSocketSamples(connection: SocketConnection): readonly SocketSample[] {
  const python = { title: 'Python', language: 'python', code: writePython(connection) };
  if (connection.headers.length > 0) return [python];
  return [{ title: 'JavaScript', language: 'javascript', code: writeJavascript(connection) }, python];
}

function writeJavascript({ url, message }: SocketConnection): string {
  const address = writeJavascriptTemplate(
    url,
    (name) => name,
    (text) => `btoa(${text})`,
  );
  return [
    `const socket = new WebSocket(${address});`,
    ...(message === undefined
      ? []
      : [
          `const message = ${writeJavascriptText(message)};`,
          '',
          `socket.addEventListener(${quoteJavascript('open')}, () => socket.send(message));`,
        ]),
    ...(message === undefined ? [''] : []),
    `socket.addEventListener(${quoteJavascript('message')}, ({ data }) => console.log(data));`,
  ].join('\n');
}

function writePython({ url, headers, message }: SocketConnection): string {
  const needsOs = listVariables([url, ...headers.map(([, value]) => value)].flat()).length > 0;
  const options = [
    'url',
    ...(headers.length === 0
      ? []
      : [
          `additional_headers={${headers
            .map(([name, value]) => `${quotePython(name)}: ${writePythonTemplate(value)}`)
            .join(', ')}}`,
        ]),
  ];
  return [
    ...(needsOs ? ['import os', ''] : []),
    'from websockets.sync.client import connect',
    '',
    `url = ${writePythonTemplate(url)}`,
    ...(message === undefined ? [] : [`message = ${writePythonText(message)}`]),
    '',
    `with connect(${options.join(', ')}) as socket:`,
    ...(message === undefined ? [] : ['    socket.send(message)']),
    '    for answer in socket:',
    '        print(answer)',
  ].join('\n');
}
