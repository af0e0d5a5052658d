import { type Place, type Problem, problem } from '../../problem/problem.ts';
import { endSentence, openApiProblem, quoteText } from '../load/problems.ts';

/** `secrets` as `listUrlSecrets` has them. */
export function describeServerSecret(secrets: readonly string[], place: Place): Problem {
  return openApiProblem(
    'warning',
    'url-secret',
    place,
    `The URL of this server holds a secret: ${secrets.join(' and ')}. It is left out of the site, and the document is not published.`,
    'Remove it from the URL, and declare how requests are authorized under "securitySchemes".',
  );
}

/** `secrets` as `listUrlSecrets` has them. */
export function describeReferenceSecret(secrets: readonly string[], place: Place): Problem {
  return openApiProblem(
    'warning',
    'url-secret',
    place,
    `The URL of this $ref holds a secret: ${secrets.join(' and ')}. It is left out of the site, and the document is not published.`,
    'Copy the file into the site and point to the copy.',
  );
}

export function describeUnresolvedReference(
  reference: string,
  reason: string,
  nearest: string | undefined,
  place: Place,
): Problem {
  return openApiProblem(
    'error',
    'unresolved-reference',
    place,
    `The $ref ${quoteText(reference)} ${reason}; what stands there is shown as "any".`,
    nearest === undefined
      ? reason.includes('itself')
        ? 'One $ref of the circle must lead to the thing itself.'
        : 'Add what it points to, or correct the reference.'
      : `Did you mean ${quoteText(nearest)}?`,
  );
}

export function describeUnknownType(type: string, nearest: string | undefined, place: Place): Problem {
  return openApiProblem(
    'error',
    'unknown-type',
    place,
    `A schema's type must be one of array, boolean, integer, null, number, object, string, but is ${quoteText(type)}.`,
    nearest === undefined ? 'Write one of these.' : `Did you mean "${nearest}"?`,
  );
}

export function describeDuplicateOperationId(operationId: string, first: Place, place: Place): Problem {
  return openApiProblem(
    'warning',
    'duplicate-operation-id',
    place,
    `The operationId ${quoteText(operationId)} is used twice, first in line ${first.line}, but must be unique.`,
    'Give one of the two operations another one.',
  );
}

export function describeUndefinedScheme({
  scheme,
  nearest,
  home,
  place,
}: {
  readonly scheme: string;
  readonly nearest: string | undefined;
  /** Where schemes are defined. */
  readonly home: string;
  readonly place: Place;
}): Problem {
  // Generators leave it out so often that it must not keep a site from being built.
  return openApiProblem(
    'warning',
    'undefined-security-scheme',
    place,
    `The security scheme ${quoteText(scheme)} is not defined, so the page cannot say how to authorize.`,
    nearest === undefined ? `Define it under ${home}.${scheme}.` : `Did you mean ${quoteText(nearest)}?`,
  );
}

export function describeUndeclaredPathParameter(name: string, path: string, place: Place): Problem {
  return openApiProblem(
    'error',
    'undeclared-path-parameter',
    place,
    `The path ${quoteText(path)} has {${name}}, but no parameter with in: path and this name is declared.`,
    `Add it: { name: ${name}, in: path, required: true, schema: { type: string } }`,
  );
}

export function describeStrayPathParameter(name: string, path: string, place: Place): Problem {
  return openApiProblem(
    'warning',
    'stray-path-parameter',
    place,
    `The path parameter ${quoteText(name)} does not occur in the path ${quoteText(path)}.`,
    `Add {${name}} to the path, or take the parameter out.`,
  );
}

export function describeManyProblems(count: number, place: Place): Problem {
  return problem(
    place,
    'openapi/many-problems',
    'note',
    `The document has more than ${count.toLocaleString('en')} problems; further ones are not looked for.`,
    'Correct these first, and check again.',
  );
}

/** A description of more characters than are shown. */
export function describeLongText(length: number, limit: number, place: Place): Problem {
  return openApiProblem(
    'warning',
    'long-text',
    place,
    `This description has ${length} characters, of which only the first ${limit} are shown.`,
    'Move the rest into a page of the site, and link to it.',
  );
}

/** A description whose tags or quotations are nested deeper than Markdown is rendered. */
export function describeDeepText(limit: number, place: Place): Problem {
  return openApiProblem(
    'warning',
    'deep-text',
    place,
    `This description nests tags or quotations more than ${limit} levels deep, so it is shown as it is written.`,
    'Close tags where they end, and take quotations out of each other.',
  );
}

/** A description with a table whose rows lack more cells than the limit. */
export function describePaddedDescription(limit: number, place: Place): Problem {
  return openApiProblem(
    'warning',
    'padded-table',
    place,
    `This description has a table whose rows have more than ${limit} cells fewer than its header, so it is shown as it is written.`,
    'Give the header as many cells as the rows have.',
  );
}

export function describeNoPaths(place: Place): Problem {
  return openApiProblem(
    'error',
    'no-paths',
    place,
    'The document has no "paths", so there is nothing to show.',
    'Add them: paths: { /users: { get: { responses: { default: { description: OK } } } } }',
  );
}

export function describePathWithoutSlash(path: string, place: Place): Problem {
  return openApiProblem(
    'error',
    'path-without-slash',
    place,
    `The path ${quoteText(path)} must begin with "/", because it is put behind the server's address.`,
    `Write ${quoteText(`/${path}`)}.`,
  );
}

export function describeSamePaths(method: string, path: string, earlier: string, place: Place): Problem {
  return openApiProblem(
    'warning',
    'same-paths',
    place,
    `${method.toUpperCase()} ${quoteText(path)} has the same addresses as ${quoteText(earlier)}, so no request tells them apart.`,
    'Keep one of the two, or make the paths differ in more than the names of their parameters.',
  );
}

/** `homes` are the fields of which one says the type. */
export function describeNoParameterSchema(
  kind: string,
  name: string,
  homes: readonly string[],
  place: Place,
): Problem {
  const [first = ''] = homes;
  return openApiProblem(
    'error',
    'no-parameter-schema',
    place,
    `The ${kind} ${quoteText(name)} has no ${homes.map((home) => quoteText(home)).join(' or ')}, so its type is not known.`,
    first === 'type' ? 'Add it: type: string' : 'Add one: schema: { type: string }',
  );
}

export function describeNoResponse(place: Place): Problem {
  return openApiProblem(
    'warning',
    'no-response',
    place,
    '"responses" is empty, so the page does not say what comes back.',
    "Add at least one: '200': { description: OK }",
  );
}

export function describeOptionalPathParameter(name: string, place: Place): Problem {
  return openApiProblem(
    'warning',
    'optional-path-parameter',
    place,
    `The path parameter ${quoteText(name)} must have required: true, because a path cannot lack a part of it.`,
    'Add required: true.',
  );
}

export function describeRepeatedParameter(name: string, where: string, place: Place): Problem {
  return openApiProblem(
    'warning',
    'repeated-parameter',
    place,
    `The ${where} parameter ${quoteText(name)} is declared twice in one list, so the earlier one is lost.`,
    'Keep one of the two.',
  );
}

export function describeIncompleteScheme(
  what: string,
  missing: string,
  example: string,
  place: Place,
): Problem {
  return openApiProblem(
    'error',
    'incomplete-security-scheme',
    place,
    `A security scheme with ${what} must have ${quoteText(missing)}, but has not.`,
    `Add it: ${example}`,
  );
}

export function describeStatus(status: string, place: Place): Problem {
  return openApiProblem(
    'error',
    'unknown-status',
    place,
    `${quoteText(status)} is no status of a response: it must be a code such as 200, a range such as 4XX, or default.`,
    'Write the code that the server answers with.',
  );
}

export function describeRequiredForm(value: unknown, place: Place): Problem {
  const isFlag = typeof value === 'boolean';
  return openApiProblem(
    'error',
    'required-form',
    place,
    `"required" of a schema must be a list of property names, but ${isFlag ? `is ${String(value)}` : 'holds or is something else'}.`,
    isFlag
      ? 'Name the property in the "required" list of the object that it belongs to.'
      : 'Write a list: required: [id, name]',
  );
}

export function describeUndeclaredRequired(name: string, nearest: string | undefined, place: Place): Problem {
  return openApiProblem(
    'warning',
    'undeclared-required',
    place,
    `The property ${quoteText(name)} is required, but not among the properties, so it is not shown.`,
    nearest === undefined
      ? `Add it to "properties", or take it out of "required".`
      : `Did you mean ${quoteText(nearest)}?`,
  );
}

/** `reason` is the engine's own: `Unterminated group`. */
export function describeBadPattern(pattern: string, reason: string, place: Place): Problem {
  const isForeign = /\(\?[Pimsx#-]/.test(pattern);
  return openApiProblem(
    'warning',
    'bad-pattern',
    place,
    `The pattern ${quoteText(pattern)} is no regular expression: ${endSentence(reason.charAt(0).toLowerCase() + reason.slice(1))}`,
    isForeign
      ? 'Patterns are those of JavaScript: they have no inline flags such as (?i), and groups are named (?<name>...).'
      : 'Correct it; a sign that is meant as itself stands behind a backslash.',
  );
}

/** `reason` is why a valid pattern is not run: `it has a back reference`. */
export function describeUncheckedPattern(pattern: string, reason: string, place: Place): Problem {
  return openApiProblem(
    'note',
    'unchecked-pattern',
    place,
    `The pattern ${quoteText(pattern)} is shown, but values are not compared with it: ${endSentence(reason)}`,
    'Your API still checks it. To have examples and the playground checked too, avoid back references and large nested repetitions.',
  );
}

export function describeEmptyEnum(place: Place): Problem {
  return openApiProblem(
    'error',
    'empty-enum',
    place,
    '"enum" is an empty list, so that no value at all is allowed.',
    'List the values, or take "enum" out.',
  );
}

export function describeImpossibleSchema(
  low: string,
  least: number,
  high: string,
  most: number,
  place: Place,
): Problem {
  return openApiProblem(
    'warning',
    'impossible-schema',
    place,
    `${low} is ${least} but ${high} is ${most}, so that no value at all is allowed.`,
    `Make ${low} the smaller one.`,
  );
}

export function describeSelfContaining(place: Place): Problem {
  return openApiProblem(
    'error',
    'circular-all-of',
    place,
    'The schema is made of itself: this part of allOf leads back to it.',
    'Take the part out; a property, or items of a list, may point back.',
  );
}

export function describeWrongKind(reference: string, found: string, wanted: string, place: Place): Problem {
  return openApiProblem(
    'error',
    'wrong-reference',
    place,
    `The $ref ${quoteText(reference)} leads to one of the ${found}, but what stands here must be one of the ${wanted}.`,
    `Point to one of components.${wanted}.`,
  );
}

export function describeUnusedComponents(names: readonly string[], place: Place): Problem {
  const shown = names.slice(0, 5).join(', ');
  const rest = names.length - 5;
  return openApiProblem(
    'note',
    'unused-components',
    place,
    `${names.length === 1 ? 'One component is' : `${names.length} components are`} used by no operation: ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`,
    'Nothing to do if they are there for later; else take them out.',
  );
}
