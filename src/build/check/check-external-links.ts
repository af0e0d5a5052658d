import { type CheckUrlOptions, checkUrl } from '../../lib/net/check-url.ts';
import { isPublicAddress } from '../../lib/net/public-address.ts';
import { mergeProblems } from '../../problem/merge-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import { linkProblem } from '../../site/links/problems.ts';
import type { LinkCheck } from './check-links.ts';

/** So many questions are open at a time. */
const width = 8;

const standard: CheckUrlOptions = { timeout: 10_000, isAllowed: isPublicAddress };

/**
 * Asks for each link to another site once, whatever its hash, and warns of those that cannot be followed. Links that no
 * file of the writer has, and addresses of private networks, are not asked for.
 */
export async function checkExternalLinks(
  { external, findPlaces }: Pick<LinkCheck, 'external' | 'findPlaces'>,
  options: CheckUrlOptions = standard,
): Promise<readonly Problem[]> {
  const answers = new Map<string, Promise<string | undefined>>();
  const ask = (url: string) => {
    const address = url.replace(/^\/\//, 'https://').replace(/#.*$/s, '');
    const answer = answers.get(address) ?? checkUrl(address, options);
    answers.set(address, answer);
    return answer;
  };
  const waiting = [...external];
  const problems: Problem[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, [first, ...others]] = next;
      const found = first ? await findPlaces(first, url) : [];
      const reason = found.length === 0 ? undefined : await ask(url);
      if (reason === undefined) continue;
      const more = await Promise.all(others.map((page) => findPlaces(page, url)));
      for (const { place, written } of [found, ...more].flat())
        problems.push(linkProblem('external', place, written, reason));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return mergeProblems(problems);
}
