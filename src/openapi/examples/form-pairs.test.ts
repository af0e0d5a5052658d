import { expect, test } from 'vitest';
import { parseJson } from '../../lib/json/json-text.ts';
import { listPairs, writePairs } from './form-pairs.ts';

const value = parseJson('{"list": [1.50, "a b"], "object": {"x": 1, "y": "ä"}, "big": 9007199254740993}');
const members = new Map(value instanceof Map ? value : []);

test('without an encoding each item is a pair, and an object is JSON', () => {
  expect(listPairs('list', members.get('list'))).toEqual([
    ['list', '1.50'],
    ['list', 'a b'],
  ]);
  expect(listPairs('object', members.get('object'))).toEqual([['object', '{ "x": 1, "y": "ä" }']]);
  expect(listPairs('big', members.get('big'))).toEqual([['big', '9007199254740993']]);
});

test('an encoding says how lists and objects are written', () => {
  expect(listPairs('list', members.get('list'), { style: 'pipeDelimited' })).toEqual([['list', '1.50|a b']]);
  expect(listPairs('list', members.get('list'), { isJson: true })).toEqual([['list', '[1.50, "a b"]']]);
  expect(listPairs('object', members.get('object'), { style: 'deepObject' })).toEqual([
    ['object[x]', '1'],
    ['object[y]', 'ä'],
  ]);
  expect(listPairs('object', members.get('object'), { explode: true })).toEqual([
    ['x', '1'],
    ['y', 'ä'],
  ]);
  expect(listPairs('object', members.get('object'), { explode: false })).toEqual([['object', 'x,1,y,ä']]);
});

test('pairs are written as a browser writes a form', () => {
  expect(writePairs([['a b', 'c&d=ä+']])).toBe('a+b=c%26d%3D%C3%A4%2B');
});
