import type { Problem } from '../../problem/problem.ts';
import { findShapes } from '../check/specification/find-shapes.ts';
import type { OpenApiDocument } from './document.ts';
import { type DocumentOrigin, type ReaderOptions, readReferencedFile } from './document-reader.ts';
import { describeTooManyFiles } from './file-problems.ts';
import { locateNode } from './locate-node.ts';
import { type DocumentNode, findTarget, getRoot, readReference } from './node.ts';
import { isRemote, locateReference, resolveAddress } from './reference.ts';
import type { SourceFile } from './source-file.ts';
import { type Visit, walkDocument } from './walk-document.ts';

/** A document split in more than this is not read whole. */
const maximumFiles = 5_000;
const maximumAddresses = 100;
/** What all files of a document may have together, in UTF-16 units. */
const maximumLength = 200_000_000;

export interface LoadedDocument {
  readonly document: OpenApiDocument;
  /** Every object of it that is reached, each once. */
  readonly visits: readonly Visit[];
  readonly problems: readonly Problem[];
}

/**
 * The document with the files that its references lead to, from file to file. Each file is read once, and told once when it cannot be.
 */
export async function loadReferencedFiles(
  document: OpenApiDocument,
  { address, privateHost }: DocumentOrigin,
  options: ReaderOptions,
): Promise<LoadedDocument> {
  const files = new Map(document.files);
  const whole = { ...document, files };
  const own = { file: document.file, privateHost };
  const problems: Problem[] = [];
  const tried = new Set(files.keys());
  const addresses = new Map([[document.file, address]]);
  const visited = new Set<unknown>();
  const visits: Visit[] = [];
  let length = 0;
  let isFull = false;
  let starts: readonly Visit[] = [{ node: getRoot(document), kind: 'document' }];
  while (starts.length > 0) {
    const waiting: Visit[] = [];
    walkDocument(whole, findShapes(document.version), starts, visited, (visit) => {
      if (leadsElsewhere(visit.node, files)) waiting.push(visit);
      visits.push(visit);
    });
    for (const { node } of waiting) {
      const reference = readReference(node) ?? '';
      const { file } = locateReference(reference, node.file);
      if (tried.has(file) || isFull) continue;
      const place = locateNode(whole, { file: node.file, pointer: `${node.pointer}/$ref` }, 'value');
      const remote = [...tried].filter(isRemote).length;
      const isTooMuch = tried.size >= maximumFiles || length > maximumLength;
      if (isTooMuch || (isRemote(file) && remote >= maximumAddresses)) {
        const [limit, kind] = isTooMuch
          ? ([maximumFiles, 'files'] as const)
          : ([maximumAddresses, 'addresses'] as const);
        problems.push(describeTooManyFiles(limit, kind, place));
        isFull = true;
        continue;
      }
      tried.add(file);
      const from = resolveAddress(reference, addresses.get(node.file) ?? node.file);
      addresses.set(file, from);
      const read = await readReferencedFile({ file, address: from, reference, place }, own, options);
      problems.push(...read.problems);
      if (read.source) files.set(file, read.source);
      length += read.source?.text.length ?? 0;
    }
    starts = waiting.flatMap(({ node, kind, isPart = false }) => {
      const target = findTarget(whole, node, readReference(node) ?? '');
      return target ? [{ node: target, kind, isPart }] : [];
    });
  }
  return { document: whole, visits, problems };
}

function leadsElsewhere(node: DocumentNode, files: ReadonlyMap<string, SourceFile>): boolean {
  const reference = readReference(node);
  return reference !== undefined && !files.has(locateReference(reference, node.file).file);
}
