import type { Callable, CallableParameter } from '../form/callable.ts';
import type { RequestValues } from './assemble-request.ts';
import { cleanHeader } from './clean-header.ts';
import { toVariable } from './credential.ts';
import { encodePath } from './encode-path.ts';
import type { Template } from './template.ts';
import { writePathValue, writePlainValue, writeQueryPairs } from './write-parameter.ts';

/** What the parameters of a request put into it. */
export interface PlacedParameters {
  readonly path: Template;
  /** `name=value` of the query, percent-encoded. */
  readonly pairs: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly string[];
}

/**
 * An operation's path with its parameters, and the others beside it. Required ones without a value get their first
 * example, optional ones are left out.
 */
export function placeParameters(operation: Callable, values: RequestValues['parameters']): PlacedParameters {
  const filled = operation.parameters.flatMap((parameter) => {
    const value = readValue(parameter, values);
    return value === undefined ? [] : [{ parameter, value }];
  });
  const list = (place: CallableParameter['in']) => filled.filter(({ parameter }) => parameter.in === place);
  return {
    path: operation.isWebhook ? [] : fillPath(operation.path, list('path')),
    pairs: list('query').flatMap(({ parameter, value }) => writeQueryPairs(parameter, value)),
    headers: list('header').map(({ parameter, value }) => [
      parameter.name,
      encodeUnsafe(writePlainValue(parameter, value)),
    ]),
    cookies: list('cookie').map(
      ({ parameter, value }) => `${parameter.name}=${encodeCookie(writePlainValue(parameter, value))}`,
    ),
  };
}

interface FilledParameter {
  readonly parameter: CallableParameter;
  readonly value: unknown;
}

function readValue(parameter: CallableParameter, values: RequestValues['parameters']): unknown {
  const key = `${parameter.in}.${parameter.name}`;
  if (values && Object.hasOwn(values, key)) return values[key];
  return parameter.required ? parameter.example : undefined;
}

/**
 * A path with its parameters filled in, percent-encoded, and without a fragment, which is never sent. What stands in
 * braces and is no parameter is a variable, and so is a parameter whose value is empty: without it, `/users/{id}` would
 * lead to `/users/`.
 */
function fillPath(path: string, parameters: readonly FilledParameter[]): Template {
  const pieces = path.replace(/#.*$/s, '').split(/\{([^{}]+)\}/g);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return encodePath(piece);
    const filled = parameters.find(({ parameter }) => [piece, decode(piece)].includes(parameter.name));
    if (!filled || isEmpty(filled)) return { variable: toVariable(piece) || 'VALUE' };
    return encodePath(writePathValue(filled.parameter, filled.value));
  });
}

/** Whether nothing of a value is written, whatever the parameter's style puts around it. */
function isEmpty({ parameter, value }: FilledParameter): boolean {
  return writePathValue({ ...parameter, style: 'simple' }, value) === '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A header's value in which what no header can hold is percent-encoded. */
function encodeUnsafe(text: string): string {
  return cleanHeader(text.toWellFormed()).replace(/[^ -~\t]/gu, encodeURIComponent);
}

/** The same for a cookie, whose value ends at `;` and may be cut at others (RFC 6265, section 4.1.1). */
function encodeCookie(text: string): string {
  return text.toWellFormed().replace(/[^!-~]|[",;\\]/gu, encodeURIComponent);
}
