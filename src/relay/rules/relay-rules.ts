import type { Server } from '../../openapi/read/operation.ts';
import type { RelayOperation } from '../relay-options.ts';
import { type AddressContext, type AddressRule, addressRules, describeAddress } from './address-rules.ts';
import { answerHeaders, dropCookies, type HeaderRule } from './answer-rules.ts';
import { type CallRule, callRules } from './call-rules.ts';
import { type LocalRule, localRules } from './local-rules.ts';
import { type MessageRule, messageRules } from './message-rules.ts';
import { postRules, type RequestRule, requestRules } from './request-rules.ts';

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
  request: requestRules,
  post: postRules,
  local: localRules,
  findServer,
  message: messageRules,
  call: callRules,
  describeAddress,
  address: addressRules,
  headers: [dropCookies],
  answerHeaders,
};
