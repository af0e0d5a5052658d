/** What an IP address is for: the public internet, this machine, a private network, or nothing that may be asked. */
export type AddressKind = 'public' | 'loopback' | 'private' | 'reserved';

/** A network and what it is for. */
type SpecialRange = readonly [network: string, kind: Exclude<AddressKind, 'public'>];

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry and its counterpart for IPv6. Ranges that embed IPv4
 * addresses (NAT64, 6to4, Teredo, IPv4-translated) are reserved whatever they embed, and so are ISATAP's, which are in any.
 * `ipaddr.js` (38 kB) takes 168.63.129.16 and `::8.8.8.8` for public and `0x7f.1` for an address; the tests hold this table to it
 * in all else.
 */
export const specialRanges: readonly SpecialRange[] = [
  // Services of clouds for their machines, metadata among them, in ranges that are public or private otherwise.
  ['168.63.129.16/32', 'reserved'],
  ['100.100.100.200/32', 'reserved'],
  ['fd00:ec2::/32', 'reserved'],
  ['fd00:c1::a9fe:a9fe/128', 'reserved'],
  ['fd00:42::42/128', 'reserved'],
  ['fd20:ce::254/128', 'reserved'],
  ['127.0.0.0/8', 'loopback'],
  ['::1/128', 'loopback'],
  ['10.0.0.0/8', 'private'],
  ['172.16.0.0/12', 'private'],
  ['192.168.0.0/16', 'private'],
  ['100.64.0.0/10', 'private'],
  ['fc00::/7', 'private'],
  ['0.0.0.0/8', 'reserved'],
  ['169.254.0.0/16', 'reserved'],
  ['192.0.0.0/24', 'reserved'],
  ['192.0.2.0/24', 'reserved'],
  ['192.88.99.0/24', 'reserved'],
  ['198.18.0.0/15', 'reserved'],
  ['198.51.100.0/24', 'reserved'],
  ['203.0.113.0/24', 'reserved'],
  ['224.0.0.0/3', 'reserved'],
  ['::/96', 'reserved'],
  ['::ffff:0:0:0/96', 'reserved'],
  ['64:ff9b::/96', 'reserved'],
  ['64:ff9b:1::/48', 'reserved'],
  ['100::/64', 'reserved'],
  ['100:0:0:1::/64', 'reserved'],
  ['2001::/23', 'reserved'],
  ['2001:db8::/32', 'reserved'],
  ['2002::/16', 'reserved'],
  ['3fff::/20', 'reserved'],
  ['5f00::/16', 'reserved'],
  ['fe80::/9', 'reserved'],
  ['ff00::/8', 'reserved'],
];

/** What an IP address is for; a text that is none is reserved. An IPv4 address mapped into IPv6 is the IPv4 address. */
export function classifyAddress(
  address: string,
  ranges: readonly SpecialRange[] = specialRanges,
): AddressKind {
  const bits = readBits(address);
  if (bits === undefined) return 'reserved';
  return (
    ranges.find(([network]) => isWithin(bits, network))?.[1] ?? (isIsatap.test(bits) ? 'reserved' : 'public')
  );
}

/** An address of any network that stands for one of IPv4 in its last 32 bits: RFC 5214, section 6.1. */
const isIsatap = /^[01]{64}000000[01]0000000000101111011111110/;

/** Whether an IP address is one of the public internet: not of this machine, of a private network or reserved. */
export function isPublicAddress(address: string): boolean {
  return classifyAddress(address) === 'public';
}

function isWithin(bits: string, network: string): boolean {
  const [start = '', length = ''] = network.split('/');
  const count = Number(length) + (start.includes(':') ? 0 : 96);
  return readBits(start)?.slice(0, count) === bits.slice(0, count);
}

/** The 128 bits of an address, one of IPv4 as it is mapped into IPv6 (RFC 4291, section 2.5.5.2). */
function readBits(address: string): string | undefined {
  if (!address.includes(':')) {
    // Some clients read a zero in front as octal: "012.1.1.1" could be 10.1.1.1.
    const parts = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(address)
      ? address.split('.').map(Number)
      : [256];
    if (parts.some((part) => part > 255)) return undefined;
    return `${'0'.repeat(80)}${'1'.repeat(16)}${parts.map((part) => toBits(part, 8)).join('')}`;
  }
  // Any other sign could end the brackets: "@efe:/" would be a user and a host.
  const name = /^[\da-f:.]+$/i.test(address) ? URL.parse(`http://[${address}]/`)?.hostname : undefined;
  if (name === undefined) return undefined;
  const [head = '', tail] = name.slice(1, -1).split('::');
  const read = (half: string) =>
    half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16));
  const before = read(head);
  const after = read(tail ?? '');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after].map((group) => toBits(group, 16)).join('');
}

function toBits(value: number, length: number): string {
  return value.toString(2).padStart(length, '0');
}
