import { connect } from 'cloudflare:sockets';
import { createConnectTransport, createFetchRelay, createHttpsResolver } from '../../src/relay/index.ts';

interface Environment {
  readonly RELAY_JSON: string;
  /** A service for names that the test runs. */
  readonly NAMES: string;
  readonly IS_LOCAL: boolean;
}

/** The request as a reader on this machine sends it: workerd adds the header of Cloudflare's edge. */
function asSent(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cf-connecting-ip');
  return new Request(request, { headers });
}

export default {
  fetch: (request: Request, { RELAY_JSON, NAMES, IS_LOCAL }: Environment): Promise<Response> =>
    createFetchRelay({
      site: RELAY_JSON,
      transport: createConnectTransport(connect),
      resolve: createHttpsResolver((url, init) => fetch(url, init), NAMES),
      isLocal: IS_LOCAL,
    })(asSent(request), undefined),
};
