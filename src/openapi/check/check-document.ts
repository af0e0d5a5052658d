import { readObject, readText, readTexts } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import { listUrlSecrets } from '../../problem/url-secrets.ts';
import { checkChannels } from '../channels/check-channels.ts';
import {
  type DocumentNode,
  getRoot,
  locateNode,
  type OpenApiDocument,
  readReference,
} from '../load/document.ts';
import { isAsyncApi } from '../load/document-version.ts';
import type { Visit } from '../load/walk-document.ts';
import { createExampleCheck } from './check-examples.ts';
import {
  checkOperation,
  checkParameter,
  checkPaths,
  checkRepeatedParameters,
  checkScheme,
  checkSecurity,
  checkStatuses,
  createOperationIdCheck,
} from './check-operations.ts';
import { checkUnused, createReferenceCheck } from './check-references.ts';
import { checkSchemaKeywords, createContainmentCheck } from './check-schemas.ts';
import { type CheckContext, checkShape } from './check-shape.ts';
import { checkProblem } from './problems.ts';
import { findShapes } from './specification/version-shapes.ts';
import { checkDescription } from './text-limits.ts';

/** Maximum number of problems reported for one document: finding the place of each takes time. */
const mostProblems = 2_000;

/**
 * What is wrong in a document beyond its syntax; `visits` are all its objects. `document` is as its files have it, not
 * yet in the form of 3.1, so that every place is that of the file. `validate` of @scalar/openapi-parser is not asked too:
 * of 81 documents, the broken ones of the tests among them, it refused none that is without a problem here.
 */
export function checkDocument(document: OpenApiDocument, visits: readonly Visit[]): readonly Problem[] {
  const root = getRoot(document);
  const shapes = findShapes(document.version);
  const context: CheckContext = {
    document,
    shapes,
    isJson: (file) => /^\s*[{[]/.test(document.files.get(file)?.text.slice(0, 100) ?? ''),
  };
  const problems: Problem[] = isAsyncApi(document.version)
    ? [...checkChannels(document)]
    : [...checkSecurity(document, root), ...checkPaths(document)];
  const checkOperationId = createOperationIdCheck(document);
  const checkReference = createReferenceCheck(context);
  const checkContainment = createContainmentCheck(document);
  const checkExamples = createExampleCheck(document);
  for (const visit of visits) {
    if (problems.length >= mostProblems) {
      const { file, line, column } = problems.at(-1) ?? { file: document.file, line: 1, column: 1 };
      return [...problems, checkProblem('many-problems', { file, line, column }, mostProblems)];
    }
    const { node, kind } = visit;
    problems.push(...checkShape(context, visit), ...checkReference(visit), ...checkExamples(visit));
    problems.push(...checkDescription(document, node));
    if (kind === 'schema') problems.push(...checkSchemaKeywords(document, visit), ...checkContainment(node));
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

/** The URLs of servers and references that hold a secret; `visits` are all objects of the document. */
export function checkUrlSecrets(document: OpenApiDocument, visits: readonly Visit[]): readonly Problem[] {
  return visits.flatMap(({ node, kind }) => {
    const placeOf = (key: string) =>
      locateNode(document, { file: node.file, pointer: `${node.pointer}/${key}` }, 'value');
    const reference = listUrlSecrets(readReference(node) ?? '');
    return [
      ...(reference.length > 0 ? [checkProblem('url-secret', placeOf('$ref'), '$ref', reference)] : []),
      ...listServerUrls(node, kind).flatMap(([key, url]) => {
        const secrets = listUrlSecrets(url);
        return secrets.length > 0 ? [checkProblem('url-secret', placeOf(key), 'server', secrets)] : [];
      }),
    ];
  });
}

/** URLs of a server object, and the host of a document of 2.0, with the steps of a pointer to them. */
function listServerUrls({ value }: DocumentNode, kind: string): readonly (readonly [string, string])[] {
  const object = readObject(value);
  if (kind === 'document') {
    const host = readText(object['host']);
    return host === undefined ? [] : [['host', `//${host}`]];
  }
  if (kind !== 'server' && kind !== 'asyncServer') return [];
  const variables = Object.entries(readObject(object['variables'])).flatMap(([name, variable]) => {
    const { default: usual, enum: choices } = readObject(variable);
    const path = `variables/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [
      [`${path}/default`, readText(usual) ?? ''] as const,
      ...readTexts(choices).map((choice, index) => [`${path}/enum/${index}`, choice] as const),
    ];
  });
  const host = readText(object['host']);
  return [
    ['url', readText(object['url']) ?? ''],
    ...(kind === 'asyncServer' && host !== undefined ? [['host', `//${host}`] as const] : []),
    ...variables,
  ];
}
