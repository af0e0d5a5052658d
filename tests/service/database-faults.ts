import { setTimeout as wait } from 'node:timers/promises';
import { createGroup } from './create-group.ts';
import { startServiceProcess } from './service-process.ts';
import { startPostgres } from './start-postgres.ts';

/** What was found out while a database failed under load. */
export interface DatabaseFaults {
  readonly faults: number;
  /** Groups that the service said it has. */
  readonly acknowledged: number;
  /** Of those, the identifiers that it does not have after. */
  readonly lost: readonly string[];
  /** Answers that are neither a group nor "not now": their statuses. */
  readonly wrong: readonly number[];
}

/** Requests that are on their way at any time. */
const writers = 12;

/** Milliseconds that a database hangs: longer than the service waits for it. */
const hangTime = 7_000;

/** Kills PostgreSQL while groups are written, and has it hang every fourth time, so often as `faults` says; then asks for every group that was acknowledged. */
export async function failDatabase(faults: number): Promise<DatabaseFaults> {
  const postgres = await startPostgres();
  const service = await startServiceProcess(['--rate', '1000000'], { DATABASE_URL: postgres.url });
  const acknowledged = new Map<string, string>();
  const wrong: number[] = [];
  let count = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const id = `group-${count++}`;
      const { status, body } = await createGroup(service.url, id);
      if (status === 200) acknowledged.set(id, body.user_group.token);
      else if (status === 503) await wait(20);
      else wrong.push(status);
    }
  };
  try {
    const load = Promise.all(Array.from({ length: writers }, write));
    // It is waited for below; until then the fault itself says more.
    load.catch(() => undefined);
    for (let fault = 0; fault < faults; fault++) {
      await wait(200 + 50 * (fault % 7));
      if (fault % 4 === 3) await postgres.hang(hangTime);
      else await postgres.crash();
    }
    await wait(500);
    isOver = true;
    await load;
    const lost: string[] = [];
    for (const [id, token] of acknowledged) {
      const { body } = await createGroup(service.url, id);
      if (body.new_user_group !== false || body.user_group?.token !== token) lost.push(id);
    }
    return { faults, acknowledged: acknowledged.size, lost, wrong };
  } finally {
    await service.end('SIGTERM');
    await postgres.stop();
  }
}
