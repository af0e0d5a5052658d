import type { Problem } from '../problem/problem.ts';
import { checkDocument } from './check-document.ts';
import type { OpenApiDocument } from './document.ts';
import {
  describeFailedUpgrade,
  describeInvalid,
  describeNewerVersion,
  describeNoDocument,
  describeVersion,
} from './document-problems.ts';
import { isObject } from './json-value.ts';
import { loadReferencedFiles } from './load-referenced-files.ts';
import { locateNode } from './locate-node.ts';
import { formatPointer } from './pointer.ts';
import type { SourceFile } from './source-file.ts';
import { isSupported, readVersion, upgradeDocument, validateDocument } from './upgrade-document.ts';

export interface OpenResult {
  /** Undefined when the file is no OpenAPI document that can be read. */
  readonly document: OpenApiDocument | undefined;
  readonly problems: readonly Problem[];
}

/**
 * The document whose own file is `source`: brought into the form of 3.1, with the files below `siteRoot` that it
 * refers to, and with everything that is wrong in it.
 */
export async function openDocument(siteRoot: string, source: SourceFile): Promise<OpenResult> {
  const { file, value } = source;
  const start = source.locator.toPlace(0);
  const version = isObject(value) ? readVersion(value) : undefined;
  if (!isObject(value) || version === undefined)
    return { document: undefined, problems: [describeNoDocument(start)] };
  const versionOffset =
    source.locator.findOffset(['openapi'], 'value') ?? source.locator.findOffset(['swagger'], 'value');
  const versionPlace = source.locator.toPlace(versionOffset ?? 0);
  if (!isSupported(version))
    return { document: undefined, problems: [describeVersion(version, versionPlace)] };

  const upgraded = upgradeDocument(value);
  const main = { ...source, value: upgraded ?? value };
  const alone: OpenApiDocument = { name: file, file, version, files: new Map([[file, main]]) };
  const { document, problems } = await loadReferencedFiles(siteRoot, alone);
  const findings = (await validateDocument(value)).map(({ message, segments }) => {
    const pointer = formatPointer(segments);
    return describeInvalid(message, pointer, locateNode(document, { file, pointer }, 'key'));
  });
  return {
    document,
    problems: [
      ...(version.startsWith('3.2') ? [describeNewerVersion(version, versionPlace)] : []),
      ...(upgraded ? [] : [describeFailedUpgrade(version, versionPlace)]),
      ...findings,
      ...problems,
      ...checkDocument(document),
    ],
  };
}
