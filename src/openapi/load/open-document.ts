import { isObject } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import { listUrlSecrets } from '../../problem/url-secrets.ts';
import { checkDocument } from '../check/check-document.ts';
import { checkUrlSecrets } from '../check/check-url-secrets.ts';
import type { OpenApiDocument } from './document.ts';
import {
  describeFailedUpgrade,
  describeMixedVersions,
  describeNoDocument,
  describeVersion,
} from './document-problems.ts';
import type { DocumentOrigin, ReaderOptions } from './document-reader.ts';
import { liftDocument } from './lift-document.ts';
import { loadReferencedFiles } from './load-referenced-files.ts';
import { findForeignField, isSupported, readVersion, recognizeOther } from './recognize-version.ts';
import type { SourceFile } from './source-file.ts';
import { upgradeFromTwo } from './upgrade-from-two.ts';

export interface OpenResult {
  /** Undefined when the file is no OpenAPI document that can be read. */
  readonly document: OpenApiDocument | undefined;
  readonly problems: readonly Problem[];
}

/**
 * The document whose own file is `source`, with the files that it refers to: checked as it is written, then brought
 * into the form of 3.1.
 */
export async function openDocument(
  source: SourceFile,
  origin: DocumentOrigin,
  options: ReaderOptions,
): Promise<OpenResult> {
  const { file, value, locator } = source;
  const version = isObject(value) ? readVersion(value) : undefined;
  const refuse = (problem: Problem) => ({ document: undefined, problems: [problem] });
  if (!isObject(value) || version === undefined)
    return refuse(describeNoDocument(recognizeOther(value), locator.toPlace(0)));
  const place = locator.toPlace(
    locator.findOffset(['openapi'], 'value') ?? locator.findOffset(['swagger'], 'value') ?? 0,
  );
  if (!isSupported(version)) return refuse(describeVersion(version, place));
  const foreign = findForeignField(value, version);
  if (foreign !== undefined) return refuse(describeMixedVersions(version, foreign, place));

  const alone: OpenApiDocument = { name: file, file, version, files: new Map([[file, source]]) };
  const { document: loaded, visits, problems } = await loadReferencedFiles(alone, origin, options);
  const secrets = checkUrlSecrets(loaded, visits);
  const document: OpenApiDocument = {
    ...loaded,
    hasSecretAddress: origin.address !== file && listUrlSecrets(origin.address).length > 0,
    holdsSecret: secrets.length > 0,
  };
  const found = [...problems, ...secrets, ...checkDocument(document, visits)];
  if (!version.startsWith('2')) {
    liftDocument(document, visits);
    return { document, problems: found };
  }
  const upgraded = upgradeFromTwo(value);
  const files = new Map(document.files).set(file, { ...source, value: upgraded ?? value });
  return {
    document: { ...document, files },
    problems: upgraded ? found : [...found, describeFailedUpgrade(version, place)],
  };
}
