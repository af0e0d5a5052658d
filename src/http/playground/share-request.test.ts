import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import type { FormValues } from '../form/playground-form.ts';
import { rootServer } from '../request/resolve-server.ts';
import { readKept, readShared, writeShared } from './share-request.ts';

const body = (mediaType: string) => ({ mediaType, kind: 'json' as const, example: undefined, files: [] });
const operation = {
  places: ['path.id', 'query.q'],
  bodies: [body('application/json'), body('multipart/form-data')],
};
const choice = { server: { ...rootServer, url: 'https://x.dev' }, variables: { region: 'eu' } };

function roundTrip(values: FormValues) {
  return readShared(writeShared(values, choice), operation);
}

test('a request comes back from its link', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const sent = text.toWellFormed();
      const values: FormValues = {
        parameters: { 'path.id': JSON.parse(JSON.stringify(value)) },
        mediaType: 'application/json',
        body: { kind: 'text', text: sent },
      };
      expect(roundTrip(values)).toEqual({
        values,
        server: { url: 'https://x.dev', variables: { region: 'eu' } },
      });
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('what was kept as JSON comes back as from a link', () => {
  const file = new File(['secret'], 'a.txt');
  const bodies = [
    { kind: 'text', text: '{ "a": 1.0 }' },
    { kind: 'file', file },
    {
      kind: 'multipart',
      parts: [
        { name: 'note', text: 'x' },
        { name: 'file', file },
      ],
    },
    undefined,
  ] as const;
  for (const one of bodies) {
    const values: FormValues = {
      parameters: { 'path.id': [1], 'header.X': 'x' },
      mediaType: 'multipart/form-data',
      body: one,
    };
    const kept = JSON.parse(JSON.stringify({ values, choice }));
    expect(readKept(kept.values, kept.choice, operation)).toEqual(roundTrip(values));
  }
  for (const other of [null, 1, []]) expect(readKept(other, other, operation)).toBeUndefined();
});

test('a link stands in an address as it is', () => {
  const link = writeShared(
    { parameters: { 'query.q': '>>>???ÿ~' }, mediaType: undefined, body: undefined },
    choice,
  );
  expect(link).toMatch(/^#try=[\w-]+$/);
});

test('files are left out, other parts are kept', () => {
  const parts = [
    { name: 'note', text: 'x' },
    { name: 'file', file: new File(['secret'], 'a.txt') },
  ];
  const shared = roundTrip({
    parameters: {},
    mediaType: 'multipart/form-data',
    body: { kind: 'multipart', parts },
  });
  expect(shared?.values.body).toEqual({ kind: 'multipart', parts: [{ name: 'note', text: 'x' }] });
  const file = { kind: 'file', file: new File(['secret'], 'a.txt') } as const;
  expect(
    roundTrip({ parameters: {}, mediaType: 'application/json', body: file })?.values.body,
  ).toBeUndefined();
});

test('what the operation does not have is dropped', () => {
  const shared = roundTrip({
    parameters: { 'path.id': 1, 'header.Authorization': 'x', '__proto__.x': 1 },
    mediaType: 'text/html',
    body: { kind: 'text', text: 'x' },
  });
  expect(shared?.values).toEqual({ parameters: { 'path.id': 1 }, mediaType: undefined, body: undefined });
});

test('anything else is no request', () => {
  for (const text of [
    '',
    '#try',
    '#try=',
    '#try=%',
    '#try=abc',
    `#try=${btoa('[1]').replace(/=/g, '')}`,
    `#try=${btoa('null')}`,
  ])
    expect(readShared(text, operation), text).toBeUndefined();
  const long = { kind: 'text', text: 'a'.repeat(300_000) } as const;
  const values = { parameters: {}, mediaType: 'application/json' };
  expect(roundTrip({ ...values, body: { ...long, text: 'a' } })).toBeDefined();
  expect(roundTrip({ ...values, body: long })).toBeUndefined();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = btoa(encodeURIComponent(JSON.stringify(value)).replace(/%../g, 'x')).replace(/[+/=]/g, '');
      expect(() => readShared(`#try=${text}`, operation)).not.toThrow();
    }),
  );
  const odd = btoa(JSON.stringify({ p: [1], m: 'multipart/form-data', b: [['a'], ['a', 'b'], 7, null] }));
  expect(readShared(`#try=${odd.replace(/=/g, '')}`, operation)?.values).toEqual({
    parameters: {},
    mediaType: 'multipart/form-data',
    body: { kind: 'multipart', parts: [{ name: 'a', text: 'b' }] },
  });
});
