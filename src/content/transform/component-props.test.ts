import { describe, expect, it } from 'vitest';
import { componentNames, componentProps } from './component-props.ts';

describe('the table of properties', () => {
  it('has a row for every component but Snippet, whose properties are the snippet’s', () => {
    expect([...componentProps.keys()].sort()).toEqual(
      [...componentNames].filter((name) => name !== 'Snippet').sort(),
    );
  });

  it('knows every property of which it lists the values', () => {
    for (const { names, values } of componentProps.values())
      for (const prop of Object.keys(values)) expect(names).toContain(prop);
  });
});
