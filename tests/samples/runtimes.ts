import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SampleId } from '../../src/http/samples/load-language.ts';
import type { Expectation } from './compare-request.ts';
import { runInBrowser } from './run-browser.ts';
import { type ProgramOptions, runProgram, runSome } from './run-program.ts';

/** A sample that is to be run, as it is published. */
export interface Program {
  readonly code: string;
  /** Names of the files that its request sends. */
  readonly files: readonly string[];
}

interface Batch extends ProgramOptions {
  readonly programs: readonly Program[];
  /** Absolute and empty: for the programs' own files. */
  readonly workFolder: string;
  readonly origin: string;
}

/** What brings a program: a package of Debian, or one of npm (`name@version`) and the folder that it is installed below. */
export type Need = ({ readonly package: string } | { readonly npm: string; readonly folder: string }) & {
  readonly proof: readonly [string, ...string[]];
};

/** How samples of a language are run, and what its client is known to do besides. */
export interface Runtime extends Pick<Expectation, 'further' | 'multipart'> {
  readonly id: SampleId;
  /** Programs that run its samples; `proof` fails where one is missing. */
  readonly needs: readonly Need[];
  /** What each program died of; undefined where it succeeded. */
  readonly run: (batch: Batch) => Promise<readonly (string | undefined)[]>;
}

const always = ['host', 'content-length'];

function runEach(fileName: string, command: readonly string[]): Runtime['run'] {
  return ({ programs, workFolder, ...options }) =>
    runSome([...programs.entries()], 3, ([index, { code }]) => {
      const file = join(workFolder, `${index}-${fileName}`);
      writeFileSync(file, code);
      return runProgram([...command, file], options);
    });
}

/** All programs are built by one command, each in a folder of its own. */
async function runGo({ programs, workFolder, ...options }: Batch): Promise<readonly (string | undefined)[]> {
  writeFileSync(join(workFolder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  for (const [index, { code }] of programs.entries()) {
    mkdirSync(join(workFolder, `sample${index}`));
    writeFileSync(join(workFolder, `sample${index}`, 'main.go'), code);
  }
  const bin = join(workFolder, 'bin');
  const environment = {
    ...options.environment,
    GOCACHE: join(tmpdir(), 'octavo-go-cache'),
    GOFLAGS: '-mod=mod',
    GOPROXY: 'off',
    CGO_ENABLED: '0',
  };
  const build = ['go', 'build', '-ldflags=-s -w', '-o', `${bin}/`, './...'];
  const failure = await runProgram(build, { folder: workFolder, environment, limit: 400_000 });
  return runSome([...programs.keys()], 3, async (index) => {
    const file = join(bin, `sample${index}`);
    return existsSync(file) ? runProgram([file], options) : (failure ?? 'not built');
  });
}

/** All programs are compiled and run by one Java machine. */
async function runJava({
  programs,
  workFolder,
  ...options
}: Batch): Promise<readonly (string | undefined)[]> {
  const folders = programs.map(({ code }, index) => {
    const folder = join(workFolder, String(index));
    mkdirSync(folder);
    writeFileSync(join(folder, 'Main.java'), code);
    return folder;
  });
  const list = join(workFolder, 'folders');
  writeFileSync(list, folders.join('\n'));
  const runner = fileURLToPath(new URL('RunAll.java', import.meta.url));
  const failure = await runProgram(['java', '-Dfile.encoding=UTF-8', runner, list], {
    ...options,
    limit: 400_000,
  });
  return folders.map((folder) => {
    const file = join(folder, 'failure');
    return failure ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  });
}

const kotlinVersion = '2.4.20';
const kotlinFolder = join(tmpdir(), `octavo-kotlin-${kotlinVersion}`);
/** Where the compiler and its library stand. */
export const kotlinHome = join(kotlinFolder, 'node_modules/kotlin-compiler');

/** All programs are compiled by one command, to a class each. */
async function runKotlin({
  programs,
  workFolder,
  ...options
}: Batch): Promise<readonly (string | undefined)[]> {
  const files = programs.map(({ code }, index) => {
    const file = join(workFolder, `Sample${index}.kt`);
    writeFileSync(file, code);
    return file;
  });
  const classes = join(workFolder, 'classes');
  const compile = ['bash', `${kotlinHome}/bin/kotlinc`, '-nowarn', ...files, '-d', classes];
  const failure = await runProgram(compile, { ...options, limit: 400_000 });
  const path = `${classes}:${kotlinHome}/lib/kotlin-stdlib.jar`;
  return runSome([...programs.keys()], 3, (index) =>
    failure === undefined
      ? runProgram(['java', '-Dfile.encoding=UTF-8', '-cp', path, `Sample${index}Kt`], options)
      : Promise.resolve(failure),
  );
}

/** Conditional requests pass the caches by. https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const ofFetch = [
  'cache-control',
  'pragma',
  'accept',
  'accept-language',
  'accept-encoding',
  'connection',
  'user-agent',
  'sec-fetch-mode',
];

const ofChromium = [
  'origin',
  'referer',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-site',
];

/** The runtimes that samples are run in, with the headers that each adds to every request or to some. */
export const runtimes: readonly Runtime[] = [
  {
    id: 'curl',
    needs: [{ package: 'curl', proof: ['curl', '--version'] }],
    further: [...always, 'accept', 'user-agent'],
    multipart: 'percent',
    run: runEach('sample.sh', ['/bin/sh']),
  },
  {
    id: 'javascript',
    needs: [],
    further: [...always, ...ofFetch, ...ofChromium],
    multipart: 'browser',
    run: ({ origin, programs, ...options }) => runInBrowser(origin, programs, options),
  },
  {
    id: 'node',
    needs: [],
    further: [...always, ...ofFetch],
    multipart: 'browser',
    run: runEach('sample.mjs', [process.execPath]),
  },
  {
    id: 'python',
    needs: [{ package: 'python3-requests', proof: ['python3', '-c', 'import requests'] }],
    further: [...always, 'accept', 'accept-encoding', 'connection', 'user-agent'],
    multipart: 'percent',
    run: runEach('sample.py', ['python3']),
  },
  {
    id: 'go',
    needs: [{ package: 'golang-go', proof: ['go', 'version'] }],
    further: [...always, 'accept-encoding', 'user-agent'],
    multipart: 'backslash',
    run: runGo,
  },
  {
    id: 'ruby',
    needs: [{ package: 'ruby', proof: ['ruby', '-e', "require 'net/http'"] }],
    // A type is said even of the empty body of a POST.
    further: [...always, 'accept', 'accept-encoding', 'user-agent', 'connection', 'content-type'],
    multipart: 'backslash',
    run: runEach('sample.rb', ['ruby']),
  },
  {
    id: 'php',
    needs: [
      { package: 'php-cli', proof: ['php', '--version'] },
      { package: 'php-curl', proof: ['php', '-r', "exit(function_exists('curl_init') ? 0 : 1);"] },
    ],
    further: [...always, 'accept'],
    multipart: 'percent',
    run: runEach('sample.php', ['php']),
  },
  {
    id: 'java',
    needs: [{ package: 'default-jdk-headless', proof: ['javac', '-version'] }],
    further: [...always, 'connection', 'http2-settings', 'upgrade', 'user-agent'],
    multipart: 'percent',
    run: runJava,
  },
  {
    id: 'kotlin',
    needs: [
      { package: 'default-jdk-headless', proof: ['javac', '-version'] },
      {
        npm: `kotlin-compiler@${kotlinVersion}`,
        folder: kotlinFolder,
        proof: ['bash', `${kotlinHome}/bin/kotlinc`, '-version'],
      },
    ],
    further: [...always, 'connection', 'http2-settings', 'upgrade', 'user-agent'],
    multipart: 'percent',
    run: runKotlin,
  },
];
