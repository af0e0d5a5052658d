import { describe, expect, test } from 'vitest';
import { relayRules } from '../../src/relay/rules/relay-rules.ts';
import { addresses } from './cases/addresses.ts';
import { answers } from './cases/answers.ts';
import { calls } from './cases/calls.ts';
import { limits } from './cases/limits.ts';
import { locals } from './cases/locals.ts';
import { messages } from './cases/messages.ts';
import { senders } from './cases/senders.ts';
import { createParts, type HostileCase, send, takenOut } from './relay-parts.ts';

/** Each case is refused by the whole relay, and gets through the relay without its rule. */
function hold(cases: readonly HostileCase[]): void {
  for (const { name, attack, weaken, options } of cases) {
    test(`refused: ${name}`, async () => {
      expect(await attack(createParts(options?.()))).toBe(false);
      expect(await attack(weaken(createParts(options?.())))).toBe(true);
    });
  }
}

test('what a page of the site asks for is sent', async () => {
  const parts = createParts();
  const response = await send(parts);
  expect([response.status, parts.sent.length]).toEqual([200, 1]);
});

describe('senders', () => hold(senders));
describe('readers elsewhere', () => hold(locals));
describe('messages', () => hold(messages));
describe('calls', () => hold(calls));
describe('addresses', () => hold(addresses));
describe('limits', () => hold(limits));
describe('answers', () => hold(answers));

test('every rule was taken out by itself', () => {
  const { request, post, local, message, call, address, headers } = relayRules;
  const all: readonly { readonly name: string }[] = [
    ...request,
    ...post,
    ...local,
    ...message,
    ...call,
    ...address,
    ...headers,
  ];
  expect(all.map(({ name }) => name).filter((name) => !takenOut.has(name))).toEqual([]);
});
