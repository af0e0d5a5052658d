import { createHash } from 'node:crypto';
import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { contentProblem } from '../../content/compile/problems.ts';
import { findSiteFile, readSiteText, showSitePath } from '../../content/files/site-files.ts';
import { listScriptOrigins } from '../../lib/html/content-security-policy.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import type { OwnFiles } from '../../site/head.ts';
import { describeServerScript } from './problems.ts';

/** The writer's own style sheets and scripts, with what is wrong with them. */
interface OwnFilesReading {
  readonly files: OwnFiles;
  readonly problems: readonly Problem[];
}

const isTool = /(?:^\.|\.(?:config|test|spec|min\.map)\.)/;
const isForNode = /^#!|\brequire\s*\(|\bmodule\.exports\b|\bprocess\.(?:argv|env|exit)\b|from\s*["']node:/m;

/**
 * Finds the `.css` and `.js` files that stand at the content root itself, in the order of their names. Settings of
 * tools (`x.config.js`), programs for Node.js, and files that are not in UTF-8 or outside the site are left out. All
 * folders are absolute.
 */
export async function readOwnFiles(siteRoot: string, contentRoot: string): Promise<OwnFilesReading> {
  const names = await readdir(contentRoot).catch(() => []);
  const found = names.filter((name) => /\.(?:css|js)$/.test(name) && !isTool.test(name)).sort();
  const problems: Problem[] = [];
  const styles: string[] = [];
  const scripts: OwnFiles['scripts'][number][] = [];
  const origins = new Set<string>();
  for (const name of found) {
    const path = join(contentRoot, name);
    const shown = showSitePath(siteRoot, path);
    const file = await findSiteFile(siteRoot, path);
    if (file === undefined) {
      const target = await realpath(path).catch(() => undefined);
      problems.push(contentProblem('outside-site', startOf(shown), target === undefined));
      continue;
    }
    const { text, problem } = await readSiteText(file, shown);
    if (problem) {
      problems.push(problem);
      continue;
    }
    const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const url = `/${encodeURIComponent(name)}?v=${version}`;
    if (name.endsWith('.css')) styles.push(url);
    else if (isForNode.test(text)) problems.push(describeServerScript(shown));
    else {
      scripts.push({ url, isModule: /^\s*(?:import\b[^(]|export\b)/m.test(text) });
      for (const origin of listScriptOrigins(text)) origins.add(origin);
    }
  }
  return { files: { styles, scripts, scriptOrigins: [...origins].sort() }, problems };
}

/** Whether a file of that name at the content root is one of them. */
export function isOwnFile(name: string): boolean {
  return /^[^/\\]+\.(?:css|js)$/.test(name) && !isTool.test(name);
}
