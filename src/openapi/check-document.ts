import type { Problem } from '../problem/problem.ts';
import { checkOperation, checkSecurity, createOperationIdCheck } from './check-operations.ts';
import { checkReference } from './check-references.ts';
import { checkType } from './check-schemas.ts';
import type { OpenApiDocument } from './document.ts';
import { getRoot } from './node.ts';
import { walkDocument } from './walk-document.ts';

/** What is wrong in a document beyond its syntax and its form: each object that is reached is looked at once. */
export function checkDocument(document: OpenApiDocument): readonly Problem[] {
  const root = getRoot(document);
  const problems: Problem[] = [...checkSecurity(document, root)];
  const checkOperationId = createOperationIdCheck(document);
  walkDocument(document, [{ node: root, kind: 'document' }], new Set(), ({ node, kind }) => {
    problems.push(...checkReference(document, node));
    if (kind === 'schema') problems.push(...checkType(document, node));
    if (kind === 'operation')
      problems.push(
        ...checkOperationId(node),
        ...checkSecurity(document, node),
        ...checkOperation(document, node),
      );
  });
  return problems;
}
