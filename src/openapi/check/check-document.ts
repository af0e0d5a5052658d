import type { Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { getRoot } from '../load/node.ts';
import type { Visit } from '../load/walk-document.ts';
import { createContainmentCheck } from './check-containment.ts';
import type { CheckContext } from './check-context.ts';
import { createExampleCheck } from './check-examples.ts';
import { checkOperation, checkSecurity, createOperationIdCheck } from './check-operations.ts';
import { checkParameter, checkRepeatedParameters, checkScheme, checkStatuses } from './check-parameters.ts';
import { checkPaths } from './check-paths.ts';
import { createReferenceCheck } from './check-references.ts';
import { checkSchema } from './check-schemas.ts';
import { checkShape } from './check-shape.ts';
import { checkUnused } from './check-unused.ts';
import { describeManyProblems } from './document-problems.ts';
import { findShapes } from './specification/find-shapes.ts';
import { checkDescription } from './text-limits.ts';

/** Who has so many is helped by the first of them; finding the place of each takes its time. */
const mostProblems = 2_000;

/**
 * What is wrong in a document beyond its syntax; `visits` are all its objects. `document` is as its files have it, not
 * yet in the form of 3.1, so that every place is that of the file.
 */
export function checkDocument(document: OpenApiDocument, visits: readonly Visit[]): readonly Problem[] {
  const root = getRoot(document);
  const shapes = findShapes(document.version);
  const context: CheckContext = {
    document,
    shapes,
    isJson: (file) => /^\s*[{[]/.test(document.files.get(file)?.text.slice(0, 100) ?? ''),
  };
  const problems: Problem[] = [...checkSecurity(document, root), ...checkPaths(document)];
  const checkOperationId = createOperationIdCheck(document);
  const checkReference = createReferenceCheck(context);
  const checkContainment = createContainmentCheck(document);
  const checkExamples = createExampleCheck(document);
  for (const visit of visits) {
    if (problems.length >= mostProblems) {
      const { file, line, column } = problems.at(-1) ?? { file: document.file, line: 1, column: 1 };
      return [...problems, describeManyProblems(mostProblems, { file, line, column })];
    }
    const { node, kind } = visit;
    problems.push(...checkShape(context, visit), ...checkReference(visit), ...checkExamples(visit));
    problems.push(...checkDescription(document, node));
    if (kind === 'schema') problems.push(...checkSchema(document, visit), ...checkContainment(node));
    if (kind === 'parameter' || kind === 'header') problems.push(...checkParameter(document, visit));
    if (kind === 'securityScheme') problems.push(...checkScheme(document, node));
    if (kind === 'responses') problems.push(...checkStatuses(document, node));
    if (kind === 'operation' || kind === 'pathItem')
      problems.push(...checkRepeatedParameters(document, node));
    if (kind === 'operation')
      problems.push(
        ...checkOperationId(node),
        ...checkSecurity(document, node),
        ...checkOperation(document, node),
      );
  }
  return [...problems, ...checkUnused(document)];
}
