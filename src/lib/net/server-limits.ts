/**
 * How long a server waits for a request, in milliseconds, and how large its head may be, in bytes: a client that sends one byte a
 * second holds no connection for long. For `http.createServer`: https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener
 */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
} as const;
