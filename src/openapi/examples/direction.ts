/** Which way a value travels: a request leaves out what is read-only, a response what is write-only. */
export type Direction = 'request' | 'response';
