import { isObject, type JsonObject, readKey, readObject, readText } from '../../lib/json/json-value.ts';

/** The version that a document says it has: `2.0`, `3.0.1`; undefined when it says none. */
export function readOpenApiVersion(value: JsonObject): string | undefined {
  const version = readKey(value, 'openapi') ?? readKey(value, 'swagger');
  return typeof version === 'number' ? version.toFixed(1) : readText(version);
}

/** Whether a document of this version can be read. */
export function isSupported(version: string): boolean {
  return /^(?:2\.0|3\.[012](?:\.\d+.*)?)$/.test(version);
}

/** As `recognizeOther`, for a text that is neither JSON nor YAML. */
export function recognizeText(text: string): readonly [found: string, hint: string] | undefined {
  const start = text.slice(0, 1_000).trimStart();
  if (/^<(?:!doctype|html|\?xml|head|body|svg)/i.test(start))
    return ['an HTML or XML page', 'Save the document itself: the page about it has another address.'];
  if (start === '' && text.trim() === '')
    return ['nothing at all', 'Write the document into it, or name another file.'];
  return undefined;
}

/** What a file that is no OpenAPI document seems to be, with a hint; undefined when nothing is known about it. */
export function recognizeOther(value: unknown): readonly [found: string, hint: string] | undefined {
  if (!isObject(value)) return undefined;
  const has = (key: string) => Object.hasOwn(value, key);
  if (has('swaggerVersion') || readKey(value, 'swagger') === '1.2')
    return ['one of Swagger 1.2', 'Convert it to OpenAPI 3 first.'];
  if (has('asyncapi'))
    return ['an AsyncAPI document', 'Only OpenAPI documents are shown; take it out of site.json.'];
  const info = readObject(readKey(value, 'info'));
  if (/getpostman\.com/.test(readText(readKey(info, 'schema')) ?? '') || Object.hasOwn(info, '_postman_id'))
    return ['a Postman collection', 'Export it as OpenAPI, or convert it first.'];
  if (has('arazzo')) return ['an Arazzo document', 'Name the OpenAPI document that it is about.'];
  if (has('overlay')) return ['an OpenAPI Overlay', 'Name the OpenAPI document that it changes.'];
  if (has('$schema') && !has('paths'))
    return ['a JSON Schema', 'Put it below components.schemas of an OpenAPI document.'];
  if (has('paths')) return ['one that does not say its version', 'Begin it with openapi: 3.1.1'];
  return undefined;
}

const ofTwo = ['definitions', 'securityDefinitions', 'basePath', 'host'];
const ofThree = ['components', 'servers', 'webhooks'];

/** A field that shows that the document is of the other version than it says; undefined when it has its own too. */
export function findForeignField(value: JsonObject, version: string): string | undefined {
  const [own, other] = version.startsWith('2') ? [ofTwo, ofThree] : [ofThree, ofTwo];
  if (own.some((key) => Object.hasOwn(value, key))) return undefined;
  return other.find((key) => Object.hasOwn(value, key));
}
