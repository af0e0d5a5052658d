import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContract } from './contract.ts';
import { createService } from './create-service.ts';
import type { RunOptions } from './service-options.ts';
import { openPostgresStore } from './store/postgres-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

/** A service that listens. */
interface RunningService {
  /** Without a slash at its end: `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Answers what has arrived, then closes the storage. */
  readonly stop: () => Promise<void>;
}

const document = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** Opens the storage and listens. Rejects when the storage cannot be opened or the address is taken. */
export async function startService(
  options: RunOptions,
  onFailure: (error: unknown) => void,
): Promise<RunningService> {
  const { databaseUrl, file, tokens, requestsPerMinute, host, port } = options;
  if (databaseUrl === undefined && file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const store = databaseUrl === undefined ? openSqliteStore(file) : await openPostgresStore(databaseUrl);
  const contract = readContract(readFileSync(document, 'utf8'));
  const service = await createService({ store, contract, tokens, requestsPerMinute, onFailure });
  const stop = async () => {
    await service.close();
    await store.close();
  };
  try {
    return { url: await service.listen({ host, port }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
