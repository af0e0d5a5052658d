import type { Server } from '../../openapi/read/operation.ts';
import type { RelayOperation } from '../relay-options.ts';
import {
  type AddressContext,
  type AddressRule,
  describeAddress,
  refuseHiddenAddress,
  refusePrivateAddress,
  refuseReservedAddress,
} from './address-rules.ts';
import { answerHeaders, dropCookies, type HeaderRule } from './answer-rules.ts';
import {
  type CallRule,
  refuseBadPorts,
  refuseDotSegments,
  refuseForbiddenHeaders,
  refuseForbiddenMethods,
  refuseLargeHead,
  refuseOtherServers,
  refuseOwnSite,
  refuseUndeclaredCookies,
  refuseUnfilledPath,
  refuseUnwritableHeaders,
} from './call-rules.ts';
import {
  hasLoopbackHost,
  hasLoopbackOrigin,
  hasNoForwardingHeader,
  isServedOnLoopback,
  type LocalRule,
} from './local-rules.ts';
import {
  type MessageRule,
  refuseBadBoundary,
  refuseControlCharacters,
  refuseFreeVariables,
  refuseLargeBody,
  refuseUndeclaredBody,
  refuseUndeclaredParameters,
  refuseUnknownKeys,
  refuseUnknownSecurity,
} from './message-rules.ts';
import {
  type RequestRule,
  refuseCrossSite,
  refuseEncodedMessages,
  refuseForeignHost,
  refuseForeignOrigin,
  refuseOtherMethods,
  refuseOtherTypes,
} from './request-rules.ts';

/** The server that a URL of the playground's message means; undefined when the operation has no such one. */
type FindServer = (operation: RelayOperation, url: string) => Server | undefined;

/** The operation's server with this URL, as it is written in the document or in `site.json`. */
const findServer: FindServer = (operation, url) => operation.servers.find((server) => server.url === url);

/** What a relay refuses, in the order in which it looks. */
export interface RelayRules {
  /** Of any request. */
  readonly request: readonly RequestRule[];
  /** Of one that has a message. */
  readonly post: readonly RequestRule[];
  /** Of one whose reader is at this machine, and may call servers on it. */
  readonly local: readonly LocalRule[];
  readonly findServer: FindServer;
  readonly message: readonly MessageRule[];
  readonly call: readonly CallRule[];
  readonly describeAddress: (host: string, address: string, isLocal: boolean) => AddressContext;
  readonly address: readonly AddressRule[];
  readonly headers: readonly HeaderRule[];
  readonly answerHeaders: Readonly<Record<string, string>>;
}

/** All of them. `tests/security` takes out one after the other and shows what gets through then. */
export const relayRules: RelayRules = {
  request: [refuseForeignHost, refuseOtherMethods],
  post: [refuseForeignOrigin, refuseCrossSite, refuseOtherTypes, refuseEncodedMessages],
  local: [isServedOnLoopback, hasLoopbackHost, hasLoopbackOrigin, hasNoForwardingHeader],
  findServer,
  message: [
    refuseUnknownKeys,
    refuseFreeVariables,
    refuseUndeclaredParameters,
    refuseControlCharacters,
    refuseUnknownSecurity,
    refuseUndeclaredBody,
    refuseLargeBody,
    refuseBadBoundary,
  ],
  call: [
    refuseOtherServers,
    refuseBadPorts,
    refuseOwnSite,
    refuseForbiddenMethods,
    refuseUnfilledPath,
    refuseDotSegments,
    refuseForbiddenHeaders,
    refuseUndeclaredCookies,
    refuseUnwritableHeaders,
    refuseLargeHead,
  ],
  describeAddress,
  address: [refuseHiddenAddress, refusePrivateAddress, refuseReservedAddress],
  headers: [dropCookies],
  answerHeaders,
};
