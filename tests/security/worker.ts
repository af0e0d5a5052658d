import { connect } from 'cloudflare:sockets';
import { createConnectTransport, createFetchRelay, createHttpsResolver } from '../../src/relay/index.ts';

interface Environment {
  readonly RELAY_JSON: string;
  /** A service for names that the test runs. */
  readonly NAMES: string;
  readonly IS_LOCAL: boolean;
}

export default {
  fetch: (request: Request, { RELAY_JSON, NAMES, IS_LOCAL }: Environment): Promise<Response> =>
    createFetchRelay({
      site: RELAY_JSON,
      transport: createConnectTransport(connect),
      resolve: createHttpsResolver((url, init) => fetch(url, init), NAMES),
      isLocal: IS_LOCAL,
    })(request, undefined),
};
