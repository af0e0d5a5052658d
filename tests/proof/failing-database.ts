import { failDatabase } from '../service/database-faults.ts';
import type { Figure } from './promise.ts';

/** Times that the database fails. */
const faults = 20;

/** Has PostgreSQL fail under the load of the service. */
export async function proveDatabase(): Promise<readonly Figure[]> {
  const { acknowledged, lost, wrong } = await failDatabase(faults);
  return [
    {
      promise: 'nothing acknowledged is lost when PostgreSQL is killed or hangs under load',
      figure: `${faults} faults, ${acknowledged.toLocaleString('en')} groups acknowledged, ${lost.length} lost, ${wrong.length} wrong answers`,
      holds: lost.length === 0 && wrong.length === 0 && acknowledged > 1_000,
      broken: [...lost.map((id) => `${id} is lost`), ...wrong.map((status) => `an answer ${status}`)],
    },
  ];
}
