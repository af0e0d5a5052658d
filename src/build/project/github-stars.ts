import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readObject, tryParseJson } from '../../lib/json/json-value.ts';

/** How long GitHub may take to answer, in milliseconds. */
const timeLimit = 3000;

/**
 * The number of stars of a repository, asked once a build. A known number is kept in `cacheFolder` and serves
 * when GitHub cannot be reached; undefined when neither has it. `GITHUB_API_URL` and `GITHUB_TOKEN` are honoured.
 * https://docs.github.com/rest/repos/repos#get-a-repository
 */
export async function fetchStars(
  owner: string,
  repository: string,
  cacheFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number | undefined> {
  const cacheFile = join(cacheFolder, `github-${owner}-${repository}.json`);
  const base = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
  const token = environment['GITHUB_TOKEN'];
  try {
    const answer = await fetch(
      `${base}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repository)}`,
      {
        headers: {
          accept: 'application/vnd.github+json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        signal: AbortSignal.timeout(timeLimit),
      },
    );
    const stars = answer.ok ? readStars(await answer.json()) : undefined;
    if (stars === undefined) return await readCache(cacheFile);
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(cacheFile, JSON.stringify({ stargazers_count: stars }));
    return stars;
  } catch {
    return readCache(cacheFile);
  }
}

async function readCache(file: string): Promise<number | undefined> {
  return readStars(tryParseJson(await readFile(file, 'utf8').catch(() => '')));
}

function readStars(answer: unknown): number | undefined {
  const stars = readObject(answer)['stargazers_count'];
  return typeof stars === 'number' && Number.isSafeInteger(stars) && stars >= 0 ? stars : undefined;
}
