import type { HttpRequest } from '../request/http-request.ts';
import { writeCsharp } from './csharp.ts';
import { writeCurl } from './curl.ts';
import { writeGo } from './go.ts';
import { writeJava } from './java.ts';
import { writeJavascript } from './javascript.ts';
import { writeNode } from './nodejs.ts';
import { writePhp } from './php.ts';
import { writePython } from './python.ts';
import { writeRuby } from './ruby.ts';
import { writeRust } from './rust.ts';
import type { SampleId } from './sample-languages.ts';

const writers: Readonly<Record<SampleId, (request: HttpRequest) => string>> = {
  curl: writeCurl,
  javascript: writeJavascript,
  node: writeNode,
  python: writePython,
  go: writeGo,
  ruby: writeRuby,
  php: writePhp,
  java: writeJava,
  csharp: writeCsharp,
  rust: writeRust,
};

/**
 * A program that sends the request in this language and prints the answer. Method, target, headers and body are those
 * of the request to the byte; where the language's client cannot send it, the sample says so in a comment. Variables
 * are read from the environment.
 */
export function writeSample(language: SampleId, request: HttpRequest): string {
  return writers[language](request);
}
