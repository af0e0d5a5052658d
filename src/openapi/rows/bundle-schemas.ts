import type { JsonSchema } from '../../json-schema/json-schema.ts';
import { isFormType, isJsonType } from '../../lib/text/media-type.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, followChild, getChild, identify, listChildren, readName } from '../load/node.ts';
import { findEntry } from '../read/open-operation.ts';
import type { OperationSummary } from '../read/operation.ts';
import { listParameterNodes } from '../read/read-parameters.ts';
import { cleanSchema } from './clean-schema.ts';

/** What a page needs to check a request: `PlaygroundData.schemas` and `definitions`. */
export interface SchemaBundle {
  /** By place: `path.id`, `body.0` for the first media type. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

/** Characters of JSON that a page's schemas may have together; the rest is left to the server. */
const maximumSize = 20_000;

/**
 * The schemas of what an operation takes, as JSON Schema 2020-12 without what is only shown. Those that they refer to,
 * wherever they stand, are definitions; nearer ones come first, and what is too large allows everything. `document` is the
 * operation's own.
 */
export function bundleSchemas(document: OpenApiDocument, summary: OperationSummary): SchemaBundle {
  const { pathItem, node } = findEntry([document], summary);
  const body = followChild(document, node, 'requestBody');
  const places = [
    ...listParameterNodes(document, pathItem, node).map(({ node: parameter, name, place }) => {
      const [, content] = listChildren(document, getChild(parameter, 'content'))[0] ?? [];
      return [`${place}.${name}`, getChild(content ?? parameter, 'schema')] as const;
    }),
    ...listChildren(document, body && getChild(body, 'content')).flatMap(([type, media], index) =>
      isJsonType(type) || isFormType(type) || /^multipart\//i.test(type)
        ? [[`body.${index}`, getChild(media, 'schema')] as const]
        : [],
    ),
  ];
  const whole = collect(document, places, false);
  const { schemas, definitions } = whole.isPartial ? collect(document, places, true) : whole;
  return { schemas, definitions };
}

function collect(
  document: OpenApiDocument,
  places: readonly (readonly [place: string, schema: DocumentNode | undefined])[],
  isLoose: boolean,
): SchemaBundle & { readonly isPartial: boolean } {
  const names = new Map<string, string>();
  const definitions: Record<string, JsonSchema> = {};
  const schemas: Record<string, JsonSchema> = {};
  const waiting: (readonly [name: string, node: DocumentNode])[] = [];
  let left = maximumSize;
  let isPartial = false;
  const take = (into: Record<string, JsonSchema>, key: string, node: DocumentNode) => {
    const referred = new Map<string, DocumentNode>();
    const cleaned = cleanSchema(document, node, isLoose, (target) => {
      const identity = identify(target);
      const name = names.get(identity) ?? nameDefinition(target, new Set(names.values()));
      if (!names.has(identity)) referred.set(name, target);
      names.set(identity, name);
      return name;
    });
    const size = key.length + JSON.stringify(cleaned.schema).length + 4;
    if (cleaned.isPartial || size > left) isPartial = true;
    if (size > left || cleaned.schema === true) return;
    left -= size;
    into[key] = cleaned.schema;
    waiting.push(...referred);
  };
  for (const [place, node] of places) if (node) take(schemas, place, node);
  // Grows while it is read: what a definition refers to comes after all that was named before.
  for (const [name, node] of waiting) take(definitions, name, node);
  return { schemas, definitions, isPartial };
}

/** A name that can stand in a pointer as it is and that no other definition has. */
function nameDefinition(node: DocumentNode, used: ReadonlySet<string>): string {
  const plain = readName(node).replace(/[^\w.-]+/g, '_');
  let name = plain;
  for (let number = 2; used.has(name); number++) name = `${plain}-${number}`;
  return name;
}
