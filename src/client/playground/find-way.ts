import type { Circumstances, Way } from '../../request/choose-way.ts';
import {
  describeDirect,
  describeLimit,
  describeRelay,
  findBodyLimit,
  isUsual,
} from '../../request/usual-way.ts';

/** Which way a request goes, and that in words. */
export interface FoundWay {
  readonly way: Way['way'];
  readonly words: string;
}

/** Finds the way of a request; of an unusual one with a part that is loaded then. */
export async function findWay(circumstances: Circumstances): Promise<FoundWay> {
  const host = hostOf(circumstances.url);
  if (isUsual(circumstances)) {
    const what = findBodyLimit(circumstances.request);
    return what === undefined
      ? { way: 'direct', words: describeDirect(host) }
      : { way: 'relay', words: describeRelay(describeLimit(what)) };
  }
  const { chooseWay, describeWay } = await import('./unusual-way.ts');
  const way = chooseWay(circumstances);
  return { way: way.way, words: describeWay(way, host) };
}

/** The host of a URL, for a reader. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? 'the server';
}
