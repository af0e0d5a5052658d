export { createFetchRelay, createHttpsResolver, type FetchRelayOptions } from './fetch-relay.ts';
export { type Connect, type ConnectedSocket, createConnectTransport } from './transport-connect.ts';
