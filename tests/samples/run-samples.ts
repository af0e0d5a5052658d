import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpRequest } from '../../src/http/request/http-request.ts';
import { listVariables } from '../../src/http/request/template.ts';
import { findFetchLimit, hasDotSteps, isForbiddenHeader } from '../../src/http/samples/limits.ts';
import { loadLanguage } from '../../src/http/samples/load-language.ts';
import type { Case } from './cases.ts';
import { compareRequest } from './compare-request.ts';
import { startRecordingServer } from './recording-server.ts';
import { type Program, type Runtime, runtimes } from './runtimes.ts';

/** What became of a sample: it sent its request, or says that its client cannot, or neither. */
export interface Outcome {
  readonly kind: 'same' | 'said' | 'wrong';
  readonly differences: readonly string[];
}

const bytes = Buffer.from('\u0000\u00ff\r\n--boundary\r\n\n"é" \u2028 %00', 'utf8');

/** Runs the samples of all cases in a language; `Outcome`s in the order of the cases. */
async function runLanguage(
  runtime: Runtime,
  cases: readonly Case[],
  folder: string,
): Promise<readonly Outcome[]> {
  const server = await startRecordingServer();
  const language = await loadLanguage[runtime.id]();
  try {
    const requests = cases.map(({ build }, index) => build(`${server.origin}/${index}`));
    const base = `${server.origin}/sandbox`;
    const environment = createEnvironment(requests, base);
    const files = join(folder, 'files');
    const workFolder = join(folder, runtime.id);
    mkdirSync(workFolder);
    const samples = requests.map((request) => ({
      request,
      code: language.write(request),
      files: listFiles(request),
    }));
    const programs = samples.filter(({ request }) => runsIn(runtime, request));
    const rest = samples.filter(({ request }) => !runsIn(runtime, request));
    const node = runtimes.find(({ id }) => id === 'node');
    const batch = { origin: server.origin, folder: files, environment };
    const failures = new Map<Program, string | undefined>();
    const keep = (some: readonly Program[], results: readonly (string | undefined)[]) =>
      some.forEach((program, index) => void failures.set(program, results[index]));
    keep(programs, await runtime.run({ ...batch, programs, workFolder }));
    if (rest.length > 0 && node) keep(rest, await node.run({ ...batch, programs: rest, workFolder }));
    return samples.map((sample, index) => {
      const failure = failures.get(sample);
      if (failure !== undefined) return { kind: 'wrong', differences: [failure] };
      const { request, code } = sample;
      const path = typeof request.url[0] !== 'string' ? `/sandbox` : `/${index}`;
      const received = server
        .listBelow(path)
        .filter(({ method }) => path !== '/sandbox' || method === request.method);
      const used = runsIn(runtime, request) ? runtime : (node ?? runtime);
      const left = runtime.id === 'javascript' ? listLeftOut(request) : [];
      const differences = compareRequest(
        {
          request,
          missing: left,
          further: used.further,
          multipart: used.multipart,
          show: (name) => environment[name] ?? '',
          folder: files,
        },
        received,
      );
      return judge(runtime, request, code, differences, left);
    });
  } finally {
    await server.close();
  }
}

/** Whether the language's own runtime runs the sample; what browsers cannot send is a program for Node.js. */
function runsIn(runtime: Runtime, request: HttpRequest): boolean {
  return runtime.id !== 'javascript' || findFetchLimit(request) === undefined;
}

function listLeftOut(request: HttpRequest): readonly string[] {
  if (findFetchLimit(request) !== undefined) return [];
  return request.headers.map(([name]) => name.toLowerCase()).filter(isForbiddenHeader);
}

/** A sample that cannot send what is documented has to say so, and one that can must not. */
function judge(
  { id }: Runtime,
  request: HttpRequest,
  code: string,
  differences: readonly string[],
  left: readonly string[],
): Outcome {
  const says = /Browsers cannot send|Scripts cannot set|resolves the "\."/.test(code);
  const isResolved = hasDotSteps(request) && /^target: [^\n]*$/.test(differences.join('\n')) && says;
  if (isResolved) return { kind: 'said', differences: [] };
  if (differences.length > 0) return { kind: 'wrong', differences };
  const must = left.length > 0 || (id === 'javascript' && findFetchLimit(request) !== undefined);
  if (must === says) return { kind: says ? 'said' : 'same', differences: [] };
  return {
    kind: 'wrong',
    differences: [says ? 'says that it cannot, but can' : 'does not say what it leaves out'],
  };
}

function listFiles({ body }: HttpRequest): readonly string[] {
  if (body?.kind === 'file') return [body.fileName];
  return body?.kind === 'multipart'
    ? body.parts.flatMap((part) => ('fileName' in part ? [part.fileName] : []))
    : [];
}

/** What samples read from their environment; a header takes any visible sign, a query only some. */
function createEnvironment(requests: readonly HttpRequest[], base: string): Readonly<Record<string, string>> {
  const names = requests.flatMap(({ url, headers }) =>
    [url, ...headers.map(([, value]) => value)].flatMap(listVariables),
  );
  const variables = Object.fromEntries(names.map((name) => [name, `${name.toLowerCase()}-1`]));
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: tmpdir(),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    ...variables,
    API_TOKEN: `t'o"k\\e$n \`id\` #{1} \${x} %s`,
    BASE_URL: base,
  };
}

/** Runs the samples of all cases in every language that has a runtime here, one language after the other. */
export async function runSamples(cases: readonly Case[]): Promise<ReadonlyMap<Runtime, readonly Outcome[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-samples-'));
  try {
    mkdirSync(join(folder, 'files'));
    const names = cases.flatMap(({ build }) => listFiles(build('http://127.0.0.1')));
    for (const name of names) writeFileSync(join(folder, 'files', name), bytes);
    const outcomes = new Map<Runtime, readonly Outcome[]>();
    for (const runtime of runtimes) outcomes.set(runtime, await runLanguage(runtime, cases, folder));
    return outcomes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
