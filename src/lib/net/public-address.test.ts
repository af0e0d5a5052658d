import { BlockList, isIPv6 } from 'node:net';
import fc from 'fast-check';
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
] as const)('%s is %s', (address, kind) => {
  expect(classifyAddress(address)).toBe(kind);
});

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
