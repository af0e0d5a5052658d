import { findNearest } from '../../lib/text/nearest.ts';
import { type Place, problemsByCode } from '../../problem/problem.ts';
import { endSentence, quoteText } from '../load/problems.ts';

/** A problem of what a document says: its code without `openapi/`, its place, and what its sentences are made of. */
export const checkProblem = problemsByCode('openapi', {
  error: {
    'unknown-value': (field: string, key: string, value: unknown, words: readonly string[]) => [
      `${field} must be one of ${words.join(', ')}, but is ${quoteText(String(value))}.`,
      adviseWord(key, String(value), words),
    ],
    'unresolved-reference': (reference: string, reason: string, nearest: string | undefined) => [
      `The $ref ${quoteText(reference)} ${reason}; what stands there is shown as "any".`,
      nearest === undefined
        ? reason.includes('itself')
          ? 'One $ref of the circle must lead to the thing itself.'
          : 'Add what it points to, or correct the reference.'
        : `Did you mean ${quoteText(nearest)}?`,
    ],
    'no-channels': () => [
      'The document has no "channels", so there is nothing to show.',
      'Add them: channels: { chat: { address: /chat, messages: { text: { payload: { type: string } } } } }',
    ],
    'no-paths': () => [
      'The document has no "paths", so there is nothing to show.',
      'Add them: paths: { /users: { get: { responses: { default: { description: OK } } } } }',
    ],
    'wrong-reference': (reference: string, found: string, wanted: string) => [
      `The $ref ${quoteText(reference)} leads to one of the ${found}, but what stands here must be one of the ${wanted}.`,
      `Point to one of components.${wanted}.`,
    ],
  },
  warning: {
    'circular-reference': (reference: string) => [
      `The $ref ${quoteText(reference)} of a schema leads back to itself, so that is shown as "any".`,
      'One $ref of the circle must lead to the thing itself.',
    ],
    /** `homes` are the fields of which one says the type. */
    'no-parameter-schema': (kind: string, name: string, homes: readonly string[]) => [
      `The ${kind} ${quoteText(name)} has no ${homes.map(quoteText).join(' or ')}, so it is shown as of any type.`,
      homes[0] === 'type' ? 'Add it: type: string' : 'Add one: schema: { type: string }',
    ],
    'required-form': (value: unknown) => [
      `"required" of a schema must be a list of property names, but ${typeof value === 'boolean' ? `is ${String(value)}` : 'holds or is something else'}.`,
      typeof value === 'boolean'
        ? 'Name the property in the "required" list of the object that it belongs to.'
        : 'Write a list: required: [id, name]',
    ],
    'unknown-type': (type: string, nearest: string | undefined) => [
      `A schema's type must be one of array, boolean, integer, null, number, object, string, but is ${quoteText(type)}.`,
      nearest === undefined ? 'Write one of these.' : `Did you mean "${nearest}"?`,
    ],
    /** An operation of AsyncAPI 3. */
    'unlisted-channel': (operation: string) => [
      `The channel of the operation ${quoteText(operation)} is not one of "channels", so its messages are not shown.`,
      'Lead to a member of "channels": { $ref: "#/channels/chat" }',
    ],
    'undescribed-channel-parameter': (name: string, address: string, nearest: string | undefined) => [
      `The address ${quoteText(address)} has {${name}}, but "parameters" of the channel has no such name, so it is shown as a string.`,
      nearest === undefined
        ? `Add it: parameters: { ${name}: { description: What it means. } }`
        : `Did you mean ${quoteText(nearest)} there?`,
    ],
    'undeclared-path-parameter': (name: string, path: string) => [
      `The path ${quoteText(path)} has {${name}}, but no parameter with in: path and this name is declared, so it is shown as a string.`,
      `Add it: { name: ${name}, in: path, required: true, schema: { type: string } }`,
    ],
    'path-without-slash': (path: string) => [
      `The path ${quoteText(path)} must begin with "/", because it is put behind the server's address; it is shown so.`,
      `Write ${quoteText(`/${path}`)}.`,
    ],
    'incomplete-security-scheme': (what: string, missing: string, example: string) => [
      `A security scheme with ${what} must have ${quoteText(missing)}, but has not.`,
      `Add it: ${example}`,
    ],
    'unknown-status': (status: string) => [
      `${quoteText(status)} is no status of a response: it must be a code such as 200, a range such as 4XX, or default.`,
      'Write the code that the server answers with.',
    ],
    'empty-enum': () => [
      '"enum" is an empty list, so that no value at all is allowed; the schema is shown without it.',
      'List the values, or take "enum" out.',
    ],
    'circular-all-of': () => [
      'The schema is made of itself: this part of allOf leads back to it.',
      'Take the part out; a property, or items of a list, may point back.',
    ],
    /** `form` is what must be there: `a list`. */
    'empty-field': (field: string, form: string, key: string) => [
      `${field} is empty.`,
      `Write ${form} there, or take ${quoteText(key)} out.`,
    ],
    /** `home` is where schemes are defined. Generators leave it out so often that it must not keep a site from being built. */
    'undefined-security-scheme': (scheme: string, nearest: string | undefined, home: string) => [
      `The security scheme ${quoteText(scheme)} is not defined, so the page cannot say how to authorize.`,
      nearest === undefined ? `Define it under ${home}.${scheme}.` : `Did you mean ${quoteText(nearest)}?`,
    ],
    /** `reason` is the engine's own: `Unterminated group`. */
    'bad-pattern': (pattern: string, reason: string) => [
      `The pattern ${quoteText(pattern)} is no regular expression: ${endSentence(reason.charAt(0).toLowerCase() + reason.slice(1))}`,
      /\(\?[Pimsx#-]/.test(pattern)
        ? 'Patterns are those of JavaScript: they have no inline flags such as (?i), and groups are named (?<name>...).'
        : 'Correct it; a sign that is meant as itself stands behind a backslash.',
    ],
    /** `secrets` as `listUrlSecrets` has them. */
    'url-secret': (owner: 'server' | '$ref', secrets: readonly string[]) => [
      `The URL of this ${owner} holds a secret: ${secrets.join(' and ')}. It is left out of the site, and the document is not published.`,
      owner === 'server'
        ? 'Remove it from the URL, and declare how requests are authorized under "securitySchemes".'
        : 'Copy the file into the site and point to the copy.',
    ],
    'duplicate-operation-id': (operationId: string, first: Place) => [
      `The operationId ${quoteText(operationId)} is used twice, first in line ${first.line}, but must be unique.`,
      'Give one of the two operations another one.',
    ],
    'stray-channel-parameter': (name: string, channel: string) => [
      `The parameter ${quoteText(name)} does not occur in the address of the channel ${quoteText(channel)}.`,
      `Add {${name}} to the address, or take the parameter out.`,
    ],
    'stray-path-parameter': (name: string, path: string) => [
      `The path parameter ${quoteText(name)} does not occur in the path ${quoteText(path)}.`,
      `Add {${name}} to the path, or take the parameter out.`,
    ],
    /** A description of more characters than are shown. */
    'long-text': (length: number, limit: number) => [
      `This description has ${length} characters, of which only the first ${limit} are shown.`,
      'Move the rest into a page of the site, and link to it.',
    ],
    /** A description whose tags or quotations are nested deeper than Markdown is rendered. */
    'deep-text': (limit: number) => [
      `This description nests tags or quotations more than ${limit} levels deep, so it is shown as it is written.`,
      'Close tags where they end, and take quotations out of each other.',
    ],
    /** A description with a table whose rows lack more cells than the limit. */
    'padded-table': (limit: number) => [
      `This description has a table whose rows have more than ${limit} cells fewer than its header, so it is shown as it is written.`,
      'Give the header as many cells as the rows have.',
    ],
    'same-paths': (method: string, path: string, earlier: string) => [
      `${method.toUpperCase()} ${quoteText(path)} has the same addresses as ${quoteText(earlier)}, so no request tells them apart.`,
      'Keep one of the two, or make the paths differ in more than the names of their parameters.',
    ],
    'no-response': () => [
      '"responses" is empty, so the page does not say what comes back.',
      "Add at least one: '200': { description: OK }",
    ],
    'optional-path-parameter': (name: string) => [
      `The path parameter ${quoteText(name)} must have required: true, because a path cannot lack a part of it.`,
      'Add required: true.',
    ],
    'repeated-parameter': (name: string, where: string) => [
      `The ${where} parameter ${quoteText(name)} is declared twice in one list, so the earlier one is lost.`,
      'Keep one of the two.',
    ],
    'undeclared-required': (name: string, nearest: string | undefined) => [
      `The property ${quoteText(name)} is required, but not among the properties, so it is not shown.`,
      nearest === undefined
        ? `Add it to "properties", or take it out of "required".`
        : `Did you mean ${quoteText(nearest)}?`,
    ],
    'impossible-schema': (low: string, least: number, high: string, most: number) => [
      `${low} is ${least} but ${high} is ${most}, so that no value at all is allowed.`,
      `Make ${low} the smaller one.`,
    ],
  },
  note: {
    'misplaced-reference': (label: string) => [
      `${label} is a $ref, which OpenAPI does not allow there. What it leads to is shown.`,
      'Nothing to do for Octavo; other programs may need it written out here.',
    ],
    'unused-components': (names: readonly string[]) => [
      `${names.length === 1 ? 'One component is' : `${names.length} components are`} used by no operation: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}.`,
      'Nothing to do if they are there for later; else take them out.',
    ],
    'many-problems': (count: number) => [
      `The document has more than ${count.toLocaleString('en')} problems; further ones are not looked for.`,
      'Correct these first, and check again.',
    ],
    /** `reason` is why a valid pattern is not run: `it has a back reference`. */
    'unchecked-pattern': (pattern: string, reason: string) => [
      `The pattern ${quoteText(pattern)} is shown, but values are not compared with it: ${endSentence(reason)}`,
      'Your API still checks it. To have examples and the playground checked too, avoid back references and large nested repetitions.',
    ],
  },
});

function adviseWord(key: string, value: string, words: readonly string[]): string {
  if (key === 'in' && value === 'body')
    return 'In OpenAPI 3 the body stands in requestBody: { content: { application/json: { schema: ... } } }.';
  if (key === 'in' && value === 'formData')
    return 'In OpenAPI 3 a form stands in requestBody: { content: { multipart/form-data: { schema: ... } } }.';
  const nearest = findNearest(value, words);
  return nearest === undefined ? 'Write one of these.' : `Did you mean ${quoteText(nearest)}?`;
}
