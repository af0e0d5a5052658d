import type { HttpRequest } from '../request/http-request.ts';
import type { SampleId } from './sample-languages.ts';

/** What `writeSample` does, for a browser: of the languages only the one that is asked for is loaded. */
export const loadWriter: Readonly<Record<SampleId, () => Promise<(request: HttpRequest) => string>>> = {
  curl: async () => (await import('./curl.ts')).writeCurl,
  javascript: async () => (await import('./javascript.ts')).writeJavascript,
  node: async () => (await import('./nodejs.ts')).writeNode,
  python: async () => (await import('./python.ts')).writePython,
  go: async () => (await import('./go.ts')).writeGo,
  ruby: async () => (await import('./ruby.ts')).writeRuby,
  php: async () => (await import('./php.ts')).writePhp,
  java: async () => (await import('./java.ts')).writeJava,
  csharp: async () => (await import('./csharp.ts')).writeCsharp,
  rust: async () => (await import('./rust.ts')).writeRust,
};
