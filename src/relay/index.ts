export { createFetchRelay, type FetchRelayOptions } from './fetch-relay.ts';
export { createHttpsResolver } from './resolve-https.ts';
export { type Connect, type ConnectedSocket, createConnectTransport } from './transport-connect.ts';
