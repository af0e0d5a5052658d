import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Problem, startOf } from '../../problem/problem.ts';
import { linkProblem } from '../../site/links/problems.ts';
import { readRedirectPattern } from '../../site/links/redirects.ts';
import { readUrlPath } from '../../site/pages/page-path.ts';
import type { Site } from '../../site/site.ts';

/**
 * Notes each address at which the build in `last` (absolute) has a page, and the one in `now` (absolute) has neither a page
 * nor a redirect, in the order of the alphabet. None without a last build.
 */
export async function findGonePages(
  { redirects }: Pick<Site, 'redirects'>,
  last: string,
  now: string,
): Promise<readonly Problem[]> {
  const patterns = redirects.map(({ source }) => readRedirectPattern(readUrlPath(source)));
  const entries = await readdir(last, { recursive: true }).catch(() => []);
  return entries
    .map((entry) => entry.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/index.html') && !file.startsWith('_') && !existsSync(join(now, file)))
    .map((file) => dirname(file))
    .filter((path) => patterns.every((pattern) => pattern.match(path) === undefined))
    .sort()
    .map((path) => linkProblem('gone-page', startOf('site.json'), `/${path}`));
}
