import type { LocatedFinding } from '../config/finding-place.ts';
import type { JsonPath } from '../config/json-tree.ts';
import { quoteValue, writePath } from '../config/json-words.ts';
import { listErrors } from '../config/read-site-config.ts';
import { type DraftObject, dropEmpty, getAt, type Notebook, setAt } from './draft.ts';
import { repairValue } from './repair-value.ts';

/** Rounds that a file can take: a repair may show what lies deeper. */
const MAX_ROUNDS = 400;

/**
 * Makes a draft one that a build takes: what `site.json` would call an error is put right where that is certain, else
 * left out and named. An object or a list item that is nothing without what it lacks goes as a whole.
 */
export function repairValues(site: DraftObject, notes: Notebook): void {
  const tried = new WeakMap<object, Set<string | number>>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const findings = listErrors(site);
    if (findings.length === 0) return;
    const shown = new Set<string>();
    for (const finding of [...findings].sort(byPlaceFromTheEnd)) {
      const key = JSON.stringify(finding.path);
      if (shown.has(key)) continue;
      shown.add(key);
      putRight(site, finding, tried, notes);
    }
  }
}

/** Later items of a list first, so that the places of earlier ones hold while some are taken out. */
function byPlaceFromTheEnd({ path: a }: LocatedFinding, { path: b }: LocatedFinding): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
    const [one, other] = [a[depth], b[depth]];
    if (one === other) continue;
    if (typeof one === 'number' && typeof other === 'number') return other - one;
    return String(one) < String(other) ? -1 : 1;
  }
  return b.length - a.length;
}

function putRight(
  site: DraftObject,
  { finding, path }: LocatedFinding,
  tried: WeakMap<object, Set<string | number>>,
  notes: Notebook,
): void {
  if (finding.code === 'site-json/unknown-version') {
    declareVersion(site, path, notes);
    return;
  }
  if (path.length === 0) return;
  const source = notes.sourceOf(site, path);
  const value = getAt(site, path);
  const shown = writePath(path);
  const isMoved = writePath(source) !== shown && finding.message.startsWith(`${shown} `);
  const reason = isMoved ? `In site.json it${finding.message.slice(shown.length)}` : finding.message;
  const repaired = isFirstTry(site, path, tried) ? repairValue(finding.code, path, value) : undefined;
  if (repaired !== undefined) {
    notes.trace(repaired, source);
    setAt(site, path, repaired);
    const what = `${shown} is ${quoteValue(repaired)}, was ${quoteValue(value)}`;
    const isOtherWord = finding.code === 'site-json/choice';
    notes.note('changed', source, what, isOtherWord ? undefined : reason);
    return;
  }
  setAt(site, path, undefined);
  dropEmpty(site, path.slice(0, -1));
  const isEmpty = value === null || value === '';
  if (isEmpty)
    notes.note('changed', source, `${shown} is left out, was ${quoteValue(value)}`, 'It says nothing.');
  else notes.note('left-out', source, writePath(source), reason);
}

function isFirstTry(
  site: DraftObject,
  path: JsonPath,
  tried: WeakMap<object, Set<string | number>>,
): boolean {
  const holder = getAt(site, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof holder !== 'object' || holder === null || last === undefined) return false;
  const keys = tried.get(holder) ?? new Set();
  if (keys.has(last)) return false;
  tried.set(holder, keys.add(last));
  return true;
}

function declareVersion(site: DraftObject, path: JsonPath, notes: Notebook): void {
  const version = getAt(site, path);
  const versions = site['versions'];
  const list: unknown[] = Array.isArray(versions) ? versions : [];
  if (list.includes(version)) return;
  site['versions'] = [...list, version];
  notes.note(
    'added',
    notes.sourceOf(site, path),
    `versions has ${quoteValue(version)}`,
    `${writePath(path)} names it, and every version has to be declared.`,
  );
}
