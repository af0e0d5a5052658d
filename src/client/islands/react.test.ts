import { createElement } from 'preact';
import { describe, expect, it } from 'vitest';
import { islandReact, jsxRuntime, readHostProps } from './react.ts';

describe('what React writes in its own way', () => {
  it.each([
    ['input', { type: 'range', onChange: 1 }, { type: 'range', onInput: 1 }],
    ['textarea', { onChange: 1 }, { onInput: 1 }],
    ['input', { type: 'checkbox', onChange: 1 }, { type: 'checkbox', onChange: 1 }],
    ['select', { onChange: 1 }, { onChange: 1 }],
    ['b', { onDoubleClick: 1 }, { onDblClick: 1 }],
    ['path', { strokeWidth: 2, clipPathUnits: 'x' }, { 'stroke-width': 2, clipPathUnits: 'x' }],
    [
      'marker',
      { markerWidth: 2, textLength: 3, className: 'x' },
      { markerWidth: 2, textLength: 3, className: 'x' },
    ],
    [
      'b',
      { style: { width: 4, opacity: 0.5, lineHeight: 2, margin: 0, '--a': 3 } },
      { style: { width: '4px', opacity: 0.5, lineHeight: 2, margin: 0, '--a': 3 } },
    ],
    ['b', { style: 'color: red' }, { style: 'color: red' }],
  ])('is what Preact takes: %s %j', (type, props, read) => {
    expect(readHostProps(type, props)).toEqual(read);
  });
});

describe('what `react` is in an island', () => {
  it('makes the elements of Preact, by JSX and by hand', () => {
    expect(jsxRuntime.jsx('b', { children: ['a', 'c'], id: 'x' }, 'k')).toMatchObject({
      ...{ type: 'b', key: 'k', props: { id: 'x', children: ['a', 'c'] } },
    });
    expect(islandReact.createElement('b', null, 'a')).toMatchObject({ type: 'b', props: { children: 'a' } });
  });

  it('reads children, and passes references on', () => {
    const { Children } = islandReact;
    expect(Children.count(['a', null, [createElement('b', {})]])).toBe(2);
    expect(Children.map('a', (child) => `${child}!`)).toEqual(['a!']);
    expect(islandReact.forwardRef((_props, ref) => ref)({ ref: 'r' })).toBe('r');
  });
});
