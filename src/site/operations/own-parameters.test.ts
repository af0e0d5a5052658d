import { expect, test } from 'vitest';
import type { Operation, Parameter } from '../../openapi/read/operation.ts';
import { exampleOwnValues } from './own-parameters.ts';

const parameter = (name: string, value: unknown) => ({ name, examples: [{ value }] }) as unknown as Parameter;

test('parameters start with the values of the variables of their names, in the type of their examples', () => {
  const parameters = [parameter('id', 'a'), parameter('page', 1), parameter('constructor', 'b')];
  const filled = exampleOwnValues({ parameters } as unknown as Operation, { id: '7', page: '2', other: 'x' });
  expect(filled.parameters.map(({ examples }) => examples[0]?.value)).toEqual(['7', 2, 'b']);
});
