import { Socket } from 'node:net';

/**
 * Loaded before a site's server: makes connections to a public address end at a port of this machine, PUBLIC_SERVER, as
 * if the internet were there.
 */
const connect = Socket.prototype.connect;

/** @this {Socket} */
Socket.prototype.connect = function (...words) {
  const [first] = words;
  const options = Array.isArray(first) ? first[0] : first;
  if (options?.host === '93.184.215.14') {
    options.host = '127.0.0.1';
    options.port = Number(process.env['PUBLIC_SERVER']);
  }
  return Reflect.apply(connect, this, words);
};
