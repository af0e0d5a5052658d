import { expect, test } from 'vitest';
import { failDatabase } from './database-faults.ts';

test('nothing that was acknowledged is lost when PostgreSQL is killed or hangs under load', async () => {
  const { acknowledged, lost, wrong } = await failDatabase(4);
  expect(acknowledged).toBeGreaterThan(100);
  expect({ lost, wrong }).toEqual({ lost: [], wrong: [] });
}, 120_000);
