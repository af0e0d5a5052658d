import { readText } from '../../lib/json/json-value.ts';
import { methods } from '../check/object-kinds.ts';
import { type DocumentNode, followReferences, getChild, listChildren } from '../load/node.ts';
import { weighText } from '../rows/html-budget.ts';
import type { RowBuilder } from '../rows/schema-rows.ts';
import type { Callback } from './operation.ts';
import { readRequestBody, readResponses } from './read-messages.ts';
import { readParameters } from './read-parameters.ts';

/** The callbacks of an operation, one for each expression and method, in the document's order. */
export function readCallbacks(rows: RowBuilder, operation: DocumentNode): readonly Callback[] {
  const { document } = rows;
  return listChildren(document, getChild(operation, 'callbacks')).flatMap(([name, reference]) =>
    listChildren(document, followReferences(document, reference)).flatMap(([expression, item]) => {
      const pathItem = expression.startsWith('x-') ? undefined : followReferences(document, item);
      if (!pathItem) return [];
      return listChildren(document, pathItem).flatMap(([method, node]) =>
        methods.includes(method) ? [readCallback(rows, { name, expression, method, pathItem, node })] : [],
      );
    }),
  );
}

interface Entry {
  readonly name: string;
  readonly expression: string;
  readonly method: string;
  readonly pathItem: DocumentNode;
  readonly node: DocumentNode;
}

function readCallback(rows: RowBuilder, { name, expression, method, pathItem, node }: Entry): Callback {
  const id = rows.claimId(`callback-${name}`);
  const description = readText(getChild(node, 'description')?.value);
  rows.spend(weighText(description));
  return {
    id,
    name,
    method: method.toUpperCase(),
    expression,
    summary: readText(getChild(node, 'summary')?.value),
    description,
    deprecated: getChild(node, 'deprecated')?.value === true,
    parameters: readParameters(rows, pathItem, node, `${id}-`),
    requestBody: readRequestBody(rows, node, rows.claimId(`${id}-body`)),
    responses: readResponses(rows, node, `${id}-response`),
  };
}
