import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Circumstances, chooseWay } from './choose-way.ts';
import { describeWay } from './describe-way.ts';
import { relayLimit } from './relay-message.ts';
import { describeDirect, describeLimit, describeRelay, findBodyLimit, isUsual } from './usual-way.ts';

const rarely = fc.constantFrom(false, false, false, true);
const circumstances: fc.Arbitrary<Circumstances> = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT'),
    hasBody: fc.boolean(),
    names: fc.subarray(['Authorization', 'content-type', 'Cookie', 'X-A', 'Origin', 'Sec-X'], {
      maxLength: 2,
    }),
    path: fc.constantFrom('/a', '/a/../b', '/%2E/b', '/.well-known/x', '/a.b', '/a?x=/./'),
    origin: fc.constantFrom('https://x.dev', 'http://x.dev', 'http://localhost:1'),
    pageOrigin: fc.constantFrom('https://docs.x.dev', 'http://localhost:4321'),
    size: fc.constantFrom(0, relayLimit, relayLimit + 1),
    isTyped: rarely,
    canRelay: rarely.map((isOff) => !isOff),
    hasRelay: rarely.map((isAbsent) => !isAbsent),
    isRefused: rarely,
  })
  .map(({ method, hasBody, names, path, origin, ...rest }) => ({
    ...rest,
    request: {
      method,
      url: [origin + path],
      headers: names.map((name) => [name, ['x']] as const),
      body: hasBody ? { kind: 'text', text: '{}' } : undefined,
    },
    url: origin + path,
  }));

test('what is usual goes the way that it goes otherwise too, in the same words', () => {
  let usual = 0;
  fc.assert(
    fc.property(circumstances, (all) => {
      if (!isUsual(all)) return;
      usual++;
      const what = findBodyLimit(all.request);
      const way = chooseWay(all);
      expect(way.way).toBe(what === undefined ? 'direct' : 'relay');
      expect(describeWay(way, 'x.dev')).toBe(
        what === undefined ? describeDirect('x.dev') : describeRelay(describeLimit(what)),
      );
    }),
    { numRuns: 20_000 },
  );
  expect(usual).toBeGreaterThan(200);
});
