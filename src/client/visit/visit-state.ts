import type { RecentChange, RecentChanges } from './recent-changes.ts';

/** What a reader's browser keeps of their visits to a site, and nothing else does. Times are in seconds since 1970. */
export interface VisitState {
  /** Of the last page that was opened. */
  readonly last: number;
  /** What changed after this is new in this visit; left out in the first one. */
  readonly since?: number;
  /** The last commit that was on the site in this visit; left out where that is not known. */
  readonly known?: number;
  /** New pages that were opened in this visit, with the change that was new then; the latest first. */
  readonly opened?: readonly (readonly [url: string, time: number])[];
}

/** A visit ends when no page is opened for so long, in seconds. */
const pause = 30 * 60;
/** Pages of a visit that are remembered. */
const mostOpened = 100;

/**
 * Reads what is stored; undefined for nothing, and for what nothing can be made of. Until the second page of the first visit it is a
 * time in milliseconds alone.
 */
export function readVisits(text: string | undefined): VisitState | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (isTime(value)) return { last: Math.floor(value / 1000) };
  if (typeof value !== 'object' || value === null) return undefined;
  const { last, since, known, opened } = value as Record<string, unknown>;
  if (!isTime(last)) return undefined;
  return {
    last,
    ...(isTime(since) ? { since } : {}),
    ...(isTime(known) ? { known } : {}),
    ...(Array.isArray(opened) ? { opened: opened.filter(isOpened) } : {}),
  };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isOpened(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && isTime(value[1]);
}

/**
 * The state when a page is opened: the visit goes on, or another one begins after a pause. New in that is what changed after the last
 * page of the one before was opened; and what is older, where it was not on the site yet: changes are published later
 * than they are made.
 */
export function openVisit(state: VisitState, now: number): VisitState {
  const { last, known = last } = state;
  return now - last > pause ? { last: now, since: Math.min(last, known) } : { ...state, last: now };
}

/** Takes in the changes that the site tells, and that the page at `path` is open now. */
export function takeChanges(state: VisitState, { latest, pages }: RecentChanges, path: string): VisitState {
  const { opened = [] } = state;
  const known = Math.max(state.known ?? 0, latest);
  const own = pages.find(({ url }) => readPath(url) === path);
  const others = opened.filter(([url]) => url !== path);
  return {
    ...state,
    known,
    ...(own && isSince(state, own.time)
      ? { opened: [[path, own.time] as const, ...others].slice(0, mostOpened) }
      : {}),
  };
}

/** The pages that changed since the last visit and were not opened after that; none in the first visit. */
export function listNew(state: VisitState, changes: readonly RecentChange[]): readonly RecentChange[] {
  const opened = new Map(state.opened);
  return changes.filter(({ url, time }) => isSince(state, time) && (opened.get(readPath(url)) ?? -1) < time);
}

/** Ids of the sections of a page that changed since the last visit: '' for its beginning, and for all of a page that is new. */
export function listNewSections(
  state: VisitState,
  { added, sections = [] }: Pick<RecentChange, 'added' | 'sections'>,
): readonly string[] {
  if (added !== undefined && isSince(state, added)) return [''];
  return sections.filter(([, time]) => isSince(state, time)).map(([id]) => id);
}

function isSince({ since }: VisitState, time: number): boolean {
  return since !== undefined && time > since;
}

/** A path that is the same however the URL of a page ends. */
export function readPath(url: string): string {
  return new URL(url, 'http://site').pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
}
