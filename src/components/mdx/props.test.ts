import { describe, expect, it } from 'vitest';
import { isOn, readColorProp, readCount, readLength } from './props.ts';

describe('isOn', () => {
  it.each([true, '', 'true', 'yes'])('is on for %j', (value) => expect(isOn(value)).toBe(true));
  it.each([false, 'false', ' False ', '0', 'no', undefined, null, 1])('is off for %j', (value) =>
    expect(isOn(value)).toBe(false),
  );
});

describe('readCount', () => {
  it('reads numbers and numeric text', () => {
    expect(readCount(3, 1, 4, 2)).toBe(3);
    expect(readCount('3', 1, 4, 2)).toBe(3);
  });
  it('stays between the limits', () => {
    expect(readCount(9, 1, 4, 2)).toBe(4);
    expect(readCount(0, 1, 4, 2)).toBe(1);
  });
  it.each([undefined, 'two', {}, Number.NaN])('falls back for %j', (value) =>
    expect(readCount(value, 1, 4, 2)).toBe(2),
  );
});

describe('readColor', () => {
  it.each(['#fff', '#0D9373', 'green', 'rgb(1 2 3 / 50%)', 'oklch(0.7 0.1 200)', 'var(--color-accent)'])(
    'takes %s',
    (color) => expect(readColorProp(color)).toBe(color),
  );
  it.each(['red;background:url(//x)', 'url(//x)', 'rgb(url(x))', 'red"', '', 7, undefined])(
    'refuses %j',
    (color) => expect(readColorProp(color)).toBeUndefined(),
  );
});

describe('readLength', () => {
  it.each([
    [20, '20px'],
    ['20', '20px'],
    ['1.5rem', '1.5rem'],
    ['.5em', '.5em'],
  ])('reads %j as %s', (value, length) => expect(readLength(value)).toBe(length));
  it.each(['big', '1px;color:red', '', -1, undefined])('refuses %j', (value) =>
    expect(readLength(value)).toBeUndefined(),
  );
});
