import { fillServer } from '../../http/request/base-url.ts';
import { createCredential } from '../../http/request/credential.ts';
import type { Template } from '../../http/request/template.ts';
import type { SocketConnection } from '../../http/samples/socket-samples.ts';
import type { ChannelMessage, Operation } from '../../openapi/read/operation.ts';
import type { OpenedCall } from './describe-call.ts';

/**
 * How a program connects to the first server of a channel to which readers connect too, with an example of each parameter that is
 * needed, the first way to authorize it, and the first message that it may send; undefined where they cannot.
 */
export function describeSocket(
  operation: Operation,
  { sockets: [server], security }: Pick<OpenedCall, 'sockets' | 'security'>,
): SocketConnection | undefined {
  if (!server) return undefined;
  const { parameters, path } = operation;
  const example = (name: string, place: 'path' | 'query') => {
    const found = parameters.find((one) => one.name === name && one.in === place);
    return encodeURIComponent((found?.examples[0]?.text ?? name).toWellFormed());
  };
  const address = path.replace(/\{([^{}]+)\}/g, (_, name: string) => example(name, 'path'));
  const ways = security.map((schemes) => schemes.flatMap((scheme) => createCredential(scheme) ?? []));
  const given = ways.filter((credentials) => credentials.length > 0);
  // Browsers send no header.
  const credentials = given.find((way) => way.every((one) => one.in === 'query')) ?? given[0] ?? [];
  const query: readonly (readonly [name: string, value: Template])[] = [
    ...parameters
      .filter((one) => one.in === 'query' && one.required)
      .map(({ name }) => [name, [example(name, 'query')]] as const),
    ...credentials.filter((one) => one.in === 'query').map(({ name, value }) => [name, value] as const),
  ];
  const url: Template = [
    fillServer(server).replace(/\/+$/, '') + address,
    ...query.flatMap(([name, value], index) => [
      `${index === 0 && !address.includes('?') ? '?' : '&'}${encodeURIComponent(name.toWellFormed())}=`,
      ...value,
    ]),
  ];
  return {
    url,
    headers: credentials
      .filter((one) => one.in === 'header')
      .map(({ name, value }) => [name, value] as const),
    message: listMessagesOf(operation, 'send')
      .flatMap(({ payload }) => payload.examples)
      .find(({ link }) => link === undefined)?.text,
  };
}

/** The messages of a channel that go one way, also those that come back for others; each title once. */
export function listMessagesOf(
  { channelOperations = [] }: Operation,
  direction: 'send' | 'receive',
): readonly ChannelMessage[] {
  const all = channelOperations.flatMap((operation) => {
    const isWay = (operation.direction ?? 'receive') === direction;
    return isWay ? operation.messages : operation.replies;
  });
  return [...new Map(all.toReversed().map((message) => [message.title, message])).values()].toReversed();
}
