import { type AddressKind, classifyAddress } from '../../lib/net/public-address.ts';
import { isLoopbackName } from '../own-host.ts';
import { type Refusal, refuse } from './refusal.ts';

/** An address that a server's name resolves to. */
export interface AddressContext {
  /** The server's host as the document or `site.json` has it, without brackets: a name or an address. */
  readonly host: string;
  readonly address: string;
  readonly kind: AddressKind;
  readonly isLocal: boolean;
}

export type AddressRule = (context: AddressContext) => Refusal | undefined;

/** In the order in which the relay looks. */
export const addressRules: readonly AddressRule[] = [
  refuseHiddenAddress,
  refusePrivateAddress,
  refuseReservedAddress,
];

/** A name of the internet that leads into a private network, today or by the next question (DNS rebinding). */
function refuseHiddenAddress({ host, address, kind }: AddressContext): Refusal | undefined {
  if (kind === 'public' || host === address) return undefined;
  if (kind === 'loopback' && isLoopbackName(host)) return undefined;
  return refuse(
    'forbidden-address',
    `${host} resolves to an address that is not on the public internet. Call a private server by its IP address or as localhost.`,
  );
}

/** Readers elsewhere have no business in the network that the relay is in. */
function refusePrivateAddress({ host, kind, isLocal }: AddressContext): Refusal | undefined {
  if (kind === 'public' || isLocal) return undefined;
  return refuse(
    'forbidden-address',
    `${host} is not on the public internet. The relay calls it only when the site runs on this machine.`,
  );
}

/** Link-local addresses, among them the metadata of cloud machines, and addresses that no server has. */
function refuseReservedAddress({ host, kind }: AddressContext): Refusal | undefined {
  return kind === 'reserved'
    ? refuse('forbidden-address', `${host} is an address that the relay never calls.`)
    : undefined;
}

/** What an address is for, with the host that it was found for. */
export function describeAddress(host: string, address: string, isLocal: boolean): AddressContext {
  return { host, address, kind: classifyAddress(address), isLocal };
}
