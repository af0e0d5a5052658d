import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import {
  listNew,
  listNewSections,
  openVisit,
  readPath,
  readVisits,
  takeChanges,
  type VisitState,
} from './visit-state.ts';

const hour = 3600;
const changed = (url: string, time: number) => ({ url, title: url, time });
const listUrls = (state: VisitState, changes: Parameters<typeof listNew>[1]) =>
  listNew(state, changes).map(({ url }) => url);

test('reads what is stored as far as it makes sense', () => {
  expect(readVisits('1774000800123')).toEqual({ last: 1_774_000_800 });
  expect(readVisits('{"last":5,"since":"x","known":3,"opened":[["/a",4],[1],"b",["/c",null]]}')).toEqual({
    last: 5,
    known: 3,
    opened: [['/a', 4]],
  });
  for (const text of [undefined, '', 'null', '{}', '{"last":-1}', '"a"', '[1]', '{"last":1e999}', '-5'])
    expect(readVisits(text)).toBeUndefined();
});

test('a page has the same path however its URL ends', () => {
  expect(['/a/', '/a', '/a.html', '/a/index.html'].map(readPath)).toEqual(['/a', '/a', '/a', '/a']);
  expect(['/', '/index.html', '/ä/', '/%C3%A4'].map(readPath)).toEqual(['', '', '/%C3%A4', '/%C3%A4']);
});

describe('what is new', () => {
  const changes = [changed('/b/', 50 * hour), changed('/a/', 40 * hour)];

  const told = { latest: 50 * hour, pages: changes };

  test('is nothing in the first visit', () => {
    const first = takeChanges(openVisit({ last: hour }, 1.2 * hour), told, '/a');
    expect(listNew(first, changes)).toEqual([]);
    expect(first.opened).toBeUndefined();
  });

  test('is what changed after the last page of the visit before, for the whole visit', () => {
    const second = openVisit({ last: 45 * hour }, 60 * hour);
    expect(listUrls(second, changes)).toEqual(['/b/']);
    expect(listUrls(openVisit(second, 60.4 * hour), changes)).toEqual(['/b/']);
    expect(listUrls(openVisit(second, 60.6 * hour), changes)).toEqual([]);
  });

  test('is not a page that was opened since, until it changes again', () => {
    const opened = takeChanges(openVisit({ last: 30 * hour }, 60 * hour), told, '/a');
    expect(listUrls(opened, changes)).toEqual(['/b/']);
    expect(listUrls(opened, [changed('/a/', 61 * hour), ...changes.slice(0, 1)])).toEqual(['/a/', '/b/']);
  });

  test('is what was published after the last visit, though it was written before', () => {
    const visit = takeChanges(openVisit({ last: 30 * hour }, 60 * hour), told, '/');
    const late = [changed('/late/', 55 * hour), ...changes];
    expect(listUrls(openVisit(visit, 70 * hour), late)).toEqual(['/late/']);
  });

  test('of the sections of a page is what changed since, and of a new page its beginning', () => {
    const state = { last: 60 * hour, since: 30 * hour };
    const sections = [
      ['', 20 * hour],
      ['b', 40 * hour],
    ] as const;
    expect(listNewSections(state, { sections })).toEqual(['b']);
    expect(listNewSections(state, { sections, added: 20 * hour })).toEqual(['b']);
    expect(listNewSections(state, { sections, added: 40 * hour })).toEqual(['']);
    expect(listNewSections({ last: 1 }, { sections })).toEqual([]);
  });

  test('is for any reader each page that was published since their last visit and not opened since, and no other', () => {
    const urls = ['/a', '/b', '/c'];
    const step = fc.record({
      wait: fc.integer({ min: 60, max: 3000 }),
      url: fc.constantFrom(...urls),
      isEdit: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = 1_000_000;
        let state: VisitState | undefined;
        let site: readonly { url: string; title: string; time: number }[] = [];
        // What the reader of this story has not seen: by the rules in words.
        let last = now;
        let unseen = new Set<string>();
        let sinceLast = new Set<string>();
        for (const { wait, url, isEdit } of steps) {
          now += wait;
          if (isEdit) {
            site = [changed(url, now), ...site.filter((one) => one.url !== url)];
            unseen.add(url);
            sinceLast.add(url);
            continue;
          }
          const isFirst = state === undefined;
          if (!isFirst && now - last > 30 * 60) unseen = sinceLast;
          sinceLast = new Set();
          last = now;
          state = isFirst ? { last: now } : openVisit(state ?? { last: now }, now);
          if (state.since === undefined) {
            unseen = new Set();
            continue;
          }
          unseen.delete(url);
          state = takeChanges(state, { latest: site[0]?.time ?? 0, pages: site }, url);
          expect(new Set(listUrls(state, site))).toEqual(unseen);
        }
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
