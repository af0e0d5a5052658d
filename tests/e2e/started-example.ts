import { type Postgres, startPostgres } from '../service/start-postgres.ts';
import { test as base, shareExample } from './site-fixture.ts';
import { type StartedSite, startExample } from './started-site.ts';

export type Storage = 'SQLite' | 'PostgreSQL';

export interface StartedExamples {
  /**
   * Starts the example site at the first call; the same one is given to every test of a worker. On PostgreSQL it is built by
   * `npm start`, else it is one that was built before.
   */
  readonly on: (storage: Storage) => Promise<StartedSite>;
  /** Starts one that nobody else uses, with these variables in its environment. */
  readonly start: (env: Readonly<Record<string, string>>) => Promise<StartedSite>;
}

/** Playwright's `test` with the example site as `npm start` serves it. */
export const test = base.extend<object, { readonly examples: StartedExamples }>({
  examples: [
    async ({ browserName: _ }, use) => {
      const sites: StartedSite[] = [];
      let postgres: Postgres | undefined;
      const keep = (site: StartedSite) => {
        sites.push(site);
        return site;
      };
      const start: StartedExamples['start'] = async (env) =>
        keep(await startExample(env, await shareExample()));
      const begin = async (storage: Storage) => {
        if (storage === 'SQLite') return start({});
        // Fails where there is no PostgreSQL and none can be installed: then nothing is proved.
        postgres = await startPostgres();
        return keep(await startExample({ DATABASE_URL: postgres.url }));
      };
      const kept = new Map<Storage, Promise<StartedSite>>();
      await use({
        start,
        on: (storage) => {
          const site = kept.get(storage) ?? begin(storage);
          kept.set(storage, site);
          return site;
        },
      });
      await Promise.all(sites.map((site) => site.stop()));
      await postgres?.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
