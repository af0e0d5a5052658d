import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSite } from './generate-site.ts';
import { findOctavo } from './installed-octavo.ts';
import { say } from './say.ts';

/** A profile as V8 writes it: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  /** Microseconds. */
  readonly timeDeltas: readonly number[];
}

/**
 * What the main thread does, by the innermost function whose name and file match; the first that does counts. Work of Node.js and of
 * packages is that of who asks for it. Octavo's own files are in its package.
 */
const parts: readonly (readonly [what: string, name: RegExp, file: RegExp])[] = [
  ['idle', /^\(idle\)$/, /^$/],
  ['garbage collection', /^\(garbage collector\)$/, /^$/],
  ['loading modules', /^(?:import|link|compileForInternalLoader|wrapModuleLoad)$/, /^node:/],
  ['Markdown twins', /^writePageTexts$/, /render-markdown/],
  ['finishing HTML', /^finishHtml$/, /finish-html/],
  ['keeping pages', /^(?:keep|openPageCache|findRecord)$/, /page-cache/],
  ['taking kept pages', /^(?:restore|restoreUpTo|takeKept)$/, /./],
  ['search', /./, /\/octavo\/dist\/search\//],
  ['evaluating pages', /^(?:evaluatePage|show|runPage)$/, /evaluate-page/],
  ['the tree of a page', /^transformPage$/, /transform-page/],
  ['parsing and writing trees', /./, /\/satteri\//],
  ['compiling pages', /./, /\/octavo\/dist\/content\/(?:compile|transform|files)\//],
  ['bundling', /./, /\/(?:vite|rolldown|astro\/dist\/(?:core\/build|vite-plugin))/],
  ['rendering with Astro', /./, /\/astro\/dist\/|\/\.prerender\/|\/renderer\/code\//],
  ['reading the site', /^(?:readSite|buildSite)$/, /./],
  ['checking links', /^checkLinks$/, /./],
  ['publishing', /./, /\/octavo\/dist\/build\/(?:publication|output)\//],
];

/** Builds a site of `count` generated guide pages, cold and again, and says where the time of the main thread goes. */
export function benchProfile(count: number): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  generateSite(folder, count);
  for (const name of ['cold', 'nothing changed']) {
    const shares = [...readShares(profileBuild(folder))].sort((one, other) => other[1] - one[1]);
    const all = shares.reduce((sum, [, seconds]) => sum + seconds, 0);
    say(`build of ${count} pages, ${name}: ${all.toFixed(1)} s on the main thread`);
    for (const [what, seconds] of shares)
      say(
        `  ${what.padEnd(28)}${seconds.toFixed(1).padStart(5)} s ${((100 * seconds) / all).toFixed(0).padStart(3)} %`,
      );
  }
  rmSync(folder, { recursive: true, force: true });
  return [];
}

function profileBuild(folder: string): Profile {
  const profiles = mkdtempSync(join(tmpdir(), 'octavo-profile-'));
  const words = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, findOctavo(), 'build', folder, '--threads', '1'];
  spawnSync(process.execPath, words, { stdio: 'ignore' });
  // The main thread's is the largest.
  const [file = ''] = readdirSync(profiles)
    .map((name) => join(profiles, name))
    .sort((one, other) => statSync(other).size - statSync(one).size);
  const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  rmSync(profiles, { recursive: true, force: true });
  return profile;
}

/** Seconds of each part; what belongs to none is `other`. */
function readShares({ nodes, samples, timeDeltas }: Profile): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const named = new Map<number, string>();
  const nameOf = (id: number): string => {
    const known = named.get(id);
    if (known !== undefined) return known;
    const { functionName = '', url = '' } = byId.get(id)?.callFrame ?? {};
    const own = parts.find(([, name, file]) => name.test(functionName) && file.test(url))?.[0];
    const parent = parents.get(id);
    const name = own ?? (parent === undefined ? 'other' : nameOf(parent));
    named.set(id, name);
    return name;
  };
  const shares = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = nameOf(id);
    shares.set(name, (shares.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1e6);
  }
  return shares;
}
