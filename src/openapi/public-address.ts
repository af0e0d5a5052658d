import { BlockList, isIPv6 } from 'node:net';

/** https://www.iana.org/assignments/iana-ipv4-special-registry and its counterpart for IPv6. */
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  special.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one of the public internet: not of this machine, of a private network or reserved. */
export function isPublicAddress(address: string): boolean {
  return !special.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
