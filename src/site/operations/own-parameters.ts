import { tryParseJson } from '../../lib/json/json-value.ts';
import type { Example, Operation, Parameter } from '../../openapi/read/operation.ts';

/**
 * The operation with the values of `api.variables` as the first examples of its parameters of those names: that is what samples and the
 * playground start with.
 */
export function exampleOwnValues(
  operation: Operation,
  variables: Readonly<Record<string, string>>,
): Operation {
  if (Object.keys(variables).length === 0) return operation;
  return { ...operation, parameters: operation.parameters.map((one) => exampleOwnValue(one, variables)) };
}

function exampleOwnValue(parameter: Parameter, variables: Readonly<Record<string, string>>): Parameter {
  const { name, examples } = parameter;
  const text = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (text === undefined) return parameter;
  const isText = examples.length === 0 || typeof examples[0]?.value === 'string';
  const example: Example = {
    name: '',
    summary: undefined,
    description: undefined,
    value: isText ? text : (tryParseJson(text) ?? text),
    text,
    link: undefined,
    isGiven: true,
  };
  return { ...parameter, examples: [example, ...examples] };
}
