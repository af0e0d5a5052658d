import { classifyAddress, specialRanges } from '../../../src/lib/net/public-address.ts';
import { createOwnHosts } from '../../../src/relay/own-host.ts';
import type { RelayOptions } from '../../../src/relay/relay-options.ts';
import {
  type HostileCase,
  message,
  operation,
  operationId,
  type RelayParts,
  sends,
  without,
} from '../relay-parts.ts';

/** A relay that readers elsewhere reach. */
const published = { isLocal: false, isOwnHost: createOwnHosts({ port: 4321, isLocal: false, origins: [] }) };

function others(network: string): typeof specialRanges {
  return specialRanges.filter(([other]) => other !== network);
}

/** The relay as if a network were one of the internet. */
function forget(network: string): (parts: RelayParts) => RelayParts {
  const ranges = others(network);
  if (ranges.length === specialRanges.length) throw new Error(`There is no range ${network}.`);
  return (parts) => ({
    ...parts,
    rules: {
      ...parts.rules,
      describeAddress: (host, address, isLocal) => ({
        host,
        address,
        kind: classifyAddress(address, ranges),
        isLocal,
      }),
    },
  });
}

function serverAt(url: string): Partial<RelayOptions> {
  const changed = { ...operation, servers: [{ url, description: undefined, variables: [] }] };
  return { findOperation: (id) => (id === operationId ? changed : undefined) };
}

const call = (url: string) => message({ server: { url, variables: {} } });

/** Names and addresses that lead out of the public internet. */
export const addresses: readonly HostileCase[] = [
  ...(
    [
      ['127.0.0.1', '127.0.0.0/8'],
      ['::1', '::1/128'],
      ['::ffff:127.0.0.1', '127.0.0.0/8'],
      ['::ffff:7f00:1', '127.0.0.0/8'],
      ['10.0.0.1', '10.0.0.0/8'],
      ['172.16.5.4', '172.16.0.0/12'],
      ['192.168.1.1', '192.168.0.0/16'],
      ['::ffff:192.168.1.1', '192.168.0.0/16'],
      ['100.64.0.1', '100.64.0.0/10'],
      ['fd12::1', 'fc00::/7'],
      ['0.0.0.0', '0.0.0.0/8'],
      ['169.254.169.254', '169.254.0.0/16'],
      ['fe80::1', 'fe80::/9'],
      ['fec0::1', 'fe80::/9'],
      ['64:ff9b::7f00:1', '64:ff9b::/96'],
      ['2002:7f00:1::', '2002::/16'],
      ['2001:0:7f00:1::', '2001::/23'],
      ['::7f00:1', '::/96'],
      ['224.0.0.1', '224.0.0.0/3'],
      ['198.18.0.1', '198.18.0.0/15'],
    ] as const
  ).map(
    ([address, network]): HostileCase => ({
      name: `a name of the internet stands for ${address}`,
      // ::1 is of the reserved ::/96 too.
      weaken: (parts) =>
        address === '::1'
          ? without('address', 'refuseHiddenAddress', 'refusePrivateAddress')(parts)
          : forget(network)(parts),
      attack: sends(message({}), {}, { ...published, resolve: async () => [address] }),
    }),
  ),
  ...specialRanges.flatMap(([network]): readonly HostileCase[] => {
    const [address = ''] = network.split('/');
    const isNested = classifyAddress(address, others(network)) !== 'public';
    if (isNested) return [];
    return [
      {
        name: `a name of the internet stands for the first address of ${network}`,
        weaken: forget(network),
        attack: sends(message({}), {}, { ...published, resolve: async () => [address] }),
      },
    ];
  }),
  ...(
    [
      ['100.100.100.200', '100.100.100.200/32'],
      ['[fd00:ec2::254]', 'fd00:ec2::/32'],
      ['[fd00:c1::a9fe:a9fe]', 'fd00:c1::a9fe:a9fe/128'],
      ['[fd00:42::42]', 'fd00:42::42/128'],
      ['[fd20:ce::254]', 'fd20:ce::254/128'],
    ] as const
  ).map(
    ([host, network]): HostileCase => ({
      name: `a document names http://${host}, a service of a cloud, and the site is served there`,
      weaken: forget(network),
      attack: sends(call(`http://${host}`), {}, serverAt(`http://${host}`)),
    }),
  ),
  {
    name: 'a name of the internet stands for this machine, and the site is served here',
    weaken: without('address', 'refuseHiddenAddress'),
    attack: sends(message({}), {}, { resolve: async () => ['127.0.0.1'] }),
  },
  {
    name: 'one of the addresses of a name is private',
    weaken: without('address', 'refuseHiddenAddress'),
    attack: sends(message({}), {}, { resolve: async () => ['93.184.215.14', '10.0.0.1'] }),
  },
  {
    name: 'an address that is no address comes from the name server',
    weaken: without('address', 'refuseHiddenAddress', 'refuseReservedAddress'),
    attack: sends(message({}), {}, { resolve: async () => ['127.1'] }),
  },
  ...[
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://017700000001',
    'http://127.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://localhost',
    'http://localhost.',
    'http://api.localhost',
    'http://10.0.0.8',
    'http://①②⑦.⓪.⓪.①',
  ].map(
    (url): HostileCase => ({
      name: `a document names ${url}, and readers elsewhere would reach it`,
      weaken: (parts) =>
        without(
          'address',
          'refusePrivateAddress',
          // As the URL says it, it is of the reserved ranges or stands for several addresses.
          ...(/\[::|localhost/.test(url) ? ['refuseHiddenAddress', 'refuseReservedAddress'] : []),
        )(parts),
      attack: sends(call(url), {}, { ...published, ...serverAt(url) }),
    }),
  ),
  ...['http://169.254.169.254', 'http://0.0.0.0', 'http://[fe80::1]', 'http://0xa9fea9fe'].map(
    (url): HostileCase => ({
      name: `a document names ${url}, which nobody has to call, also not from here`,
      weaken: without('address', 'refuseReservedAddress'),
      attack: sends(call(url), {}, serverAt(url)),
    }),
  ),
  {
    name: 'a name changes its address between the check and the connection',
    options: () => {
      const answers = ['93.184.215.14', '127.0.0.1'];
      return { resolve: async () => [answers.shift() ?? '127.0.0.1'] };
    },
    weaken: (parts) => {
      // A transport that asks for the name once more, as an HTTP client by itself does.
      const { transport, resolve } = parts.options;
      return {
        ...parts,
        options: {
          ...parts.options,
          transport: async (request, signal) =>
            transport({ ...request, addresses: await resolve(request.serverName) }, signal),
        },
      };
    },
    attack: async (parts) => {
      await sends(message({}))(parts);
      return parts.sent.some(({ addresses: dialled }) => dialled.includes('127.0.0.1'));
    },
  },
];
