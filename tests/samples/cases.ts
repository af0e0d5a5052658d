import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { toCallable } from '../../src/http/form/callable.ts';
import { applyApiAuth } from '../../src/http/request/api-auth.ts';
import { buildRequest } from '../../src/http/request/build-request.ts';
import type { HttpRequest } from '../../src/http/request/http-request.ts';
import { loadDocuments } from '../../src/openapi/load/load-documents.ts';
import type { Operation } from '../../src/openapi/read/operation.ts';
import { listOperations, readOperation } from '../../src/openapi/read/read-operations.ts';
import { openText } from '../support/document-fixture.ts';
import { nastyDocument } from './nasty-document.ts';

/** A documented request that every language has to send. */
export interface Case {
  readonly name: string;
  /** The request below a base URL. */
  readonly build: (baseUrl: string) => HttpRequest;
}

/** The operations of the example site, each also with a base URL that only the environment knows, and the nasty ones. */
export async function listCases(): Promise<readonly Case[]> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { config } = readSiteConfig(readFileSync(`${root}site.json`, 'utf8'), 'site.json');
  const { documents } = await loadDocuments(root, config?.openapi ?? []);
  const own = documents.flatMap(listOperations).map(readOperation);
  const withAuth = own.map((operation) => ({
    ...operation,
    security: applyApiAuth(operation.security, config?.api.auth),
  }));
  const { document } = await openText(nastyDocument);
  return [
    ...withAuth.map((operation) => describeCase(`${operation.method} ${operation.path}`, operation)),
    ...withAuth.map((operation) => ({
      name: `${operation.method} ${operation.path}, base URL from the environment`,
      build: () => buildRequest(toCallable(operation), { baseUrl: '/sandbox' }),
    })),
    ...listOperations(document)
      .map(readOperation)
      .map((operation) => describeCase(operation.summary ?? operation.path, operation)),
  ];
}

function describeCase(name: string, operation: Operation): Case {
  return { name, build: (baseUrl) => buildRequest(toCallable(operation), { baseUrl }) };
}
