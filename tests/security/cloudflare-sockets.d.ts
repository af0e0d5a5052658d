/** What workerd gives; its own types would be one more package. */
declare module 'cloudflare:sockets' {
  export const connect: import('../../src/relay/transport-connect.ts').Connect;
}
