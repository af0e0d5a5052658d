import { BlockList, isIPv6 } from 'node:net';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { classifyAddress, isPublicAddress, specialRanges } from './public-address.ts';

test.each([
  ['8.8.8.8', 'public'],
  ['2606:4700:4700::1111', 'public'],
  ['::ffff:8.8.8.8', 'public'],
  ['127.0.0.1', 'loopback'],
  ['127.255.0.9', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:7f00:1', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.0', 'public'],
  ['100.127.255.255', 'private'],
  ['fd00::1', 'private'],
  ['0.0.0.0', 'reserved'],
  ['::', 'reserved'],
  ['169.254.169.254', 'reserved'],
  ['fe80::1', 'reserved'],
  ['fe80::1%eth0', 'reserved'],
  ['64:ff9b::7f00:1', 'reserved'],
  ['2002:7f00:1::', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['::ffff:0:127.0.0.1', 'reserved'],
  ['::ffff:0:808:808', 'reserved'],
  ['2606:4700::5efe:10.0.0.1', 'reserved'],
  ['2606:4700::200:5efe:7f00:1', 'reserved'],
  ['2606:4700::5efe:808:808', 'reserved'],
  ['fd00::5efe:10.0.0.1', 'private'],
  ['2606:4700::100:5efe:808:808', 'public'],
  ['2606:4700::5eff:808:808', 'public'],
  ['168.63.129.16', 'reserved'],
  ['168.63.129.17', 'public'],
  ['100.100.100.200', 'reserved'],
  ['fd00:ec2::254', 'reserved'],
  ['fd20:ce::254', 'reserved'],
  ['fd20:ce::255', 'private'],
  ['', 'reserved'],
  ['1.2.3', 'reserved'],
  ['1.2.3.256', 'reserved'],
  ['0x7f.0.0.1', 'reserved'],
  ['2130706433', 'reserved'],
  ['example.com', 'reserved'],
  ['010.8.8.8', 'reserved'],
  ['012.1.1.1', 'reserved'],
  ['100:0:0:1::1', 'reserved'],
] as const)('%s is %s', (address, kind) => {
  expect(classifyAddress(address)).toBe(kind);
});

test.each(['@efe:/', ']:80/[::', 'a:1@8.8.8.8', '::1/x', '2001:4860::8888%eth0'])(
  '%s is no address, so it is reserved',
  (text) => {
    expect(classifyAddress(text)).toBe('reserved');
  },
);

test('agrees with the block list of Node.js on any address', () => {
  const list = new BlockList();
  for (const [network] of specialRanges) {
    const [start = '', bits = ''] = network.split('/');
    list.addSubnet(start, Number(bits), isIPv6(start) ? 'ipv6' : 'ipv4');
  }
  const near = fc.constantFrom(...specialRanges.map(([network]) => network.replace(/\/.*/, '')));
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), near), (address) => {
      expect(isPublicAddress(address)).toBe(!list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

/** https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry: not globally reachable. */
const notGlobal = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '255.255.255.255/32'],
  ...['::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64', '2001::/32'],
  ...['2001:2::/48', '2001:10::/28', '2001:20::/28', '2001:30::/28', '2001:db8::/32', '2002::/16'],
  ...['3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8', '::ffff:0:0:0/96'],
] as const;

/** Special, but globally reachable by the registries: answers of AS112 and relays of multicast. */
const globalRanges: readonly string[] = ['as112', 'as112v6', 'amt'];

test.each(notGlobal)('the first and the last address of %s are not public', (network) => {
  const range = ipaddr.parseCIDR(network);
  const [address] = range;
  const isV4 = address.kind() === 'ipv4';
  const last = isV4
    ? ipaddr.IPv4.broadcastAddressFromCIDR(network).toString()
    : ipaddr.IPv6.broadcastAddressFromCIDR(network).toString();
  for (const one of [address.toString(), last]) {
    expect(isPublicAddress(one)).toBe(false);
    if (isV4) expect(isPublicAddress(`::ffff:${one}`)).toBe(false);
  }
});

test('is nowhere less strict than ipaddr.js, nor in how an address is written', () => {
  const start = fc.constantFrom(...notGlobal, ...specialRanges.map(([network]) => network));
  const within = fc.tuple(start, fc.bigInt({ min: 0n, max: 2n ** 128n - 1n })).map(([network, random]) => {
    const [address, length] = ipaddr.parseCIDR(network);
    const bytes = address.toByteArray();
    const host = BigInt(bytes.length * 8 - length);
    const value = bytes.reduce((all, byte) => all * 256n + BigInt(byte), 0n) + (random & (2n ** host - 1n));
    return ipaddr
      .fromByteArray(
        bytes.map((_, index) => Number((value >> BigInt(8 * (bytes.length - 1 - index))) & 255n)),
      )
      .toString();
  });
  const anyAddress = fc.oneof(within, fc.ipV4(), fc.ipV6(), fc.ipV4Extended());
  const written = fc
    .tuple(anyAddress, fc.constantFrom('', '%eth0', '%1', '.', ' '))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(written, (address) => {
      if (!ipaddr.isValid(address)) {
        expect(isPublicAddress(address)).toBe(false);
        return;
      }
      const range = ipaddr.process(address).range();
      if (range !== 'unicast' && !globalRanges.includes(range))
        expect([address, isPublicAddress(address)]).toEqual([address, false]);
      if (classifyAddress(address) === 'loopback') expect(range).toBe('loopback');
    }),
    { numRuns: 5_000 },
  );
});
