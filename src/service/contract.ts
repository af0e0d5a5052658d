import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** What a request's body must be, by `operationId`. */
export interface Contract {
  /** The first mistake of a body, in words, with the place as a JSON Pointer (RFC 6901); undefined when it has none. */
  readonly findMistake: (operationId: string, body: unknown) => string | undefined;
}

const document = 'contract';

/**
 * The contract of an OpenAPI 3.1 document in YAML: the schemas of its request bodies (`application/json`) compiled as
 * they stand there (JSON Schema 2020-12). Throws when the text is no such document.
 */
export function readContract(text: string): Contract {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: document, ...parse(text) });
  const validators = new Map<string, ValidateFunction>();
  for (const { operationId, pointer } of listBodies(parse(text)))
    validators.set(operationId, ajv.compile({ $ref: `${document}#${pointer}` }));
  return {
    findMistake(operationId, body) {
      const validate = validators.get(operationId);
      if (!validate) throw new Error(`The contract has no body for ${operationId}.`);
      return validate(body) ? undefined : describe(validate.errors?.[0]);
    },
  };
}

interface DocumentShape {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId?: string; requestBody?: unknown }>>>
  >;
}

function listBodies({ paths }: DocumentShape): readonly { operationId: string; pointer: string }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, requestBody }]) =>
      operationId === undefined || requestBody === undefined
        ? []
        : [
            {
              operationId,
              pointer: point('paths', path, method, 'requestBody', 'content', 'application/json', 'schema'),
            },
          ],
    ),
  );
}

/** A JSON Pointer as a URI fragment (RFC 6901, section 6). */
function point(...keys: readonly string[]): string {
  return keys
    .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

function describe(error: ErrorObject | undefined): string {
  if (!error) return 'The body is not valid.';
  const { instancePath, keyword, params, message = 'is not valid' } = error;
  if (keyword === 'required') return `${instancePath}/${params['missingProperty']}: is required`;
  const type = keyword === 'type' && typeof params['type'] === 'string' ? params['type'] : undefined;
  const article = type !== undefined && /^[aio]/.test(type) ? 'an' : 'a';
  return `${instancePath || 'The body'}: ${type === undefined ? message : `must be ${article} ${type}`}`;
}
