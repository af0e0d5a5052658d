import type { Problem } from '../problem/problem.ts';
import type { OpenApiDocument } from './document.ts';
import { describeOutsideRoot } from './file-problems.ts';
import { locateNode } from './locate-node.ts';
import { type DocumentNode, getRoot, readReference } from './node.ts';
import type { ParseResult } from './parse-json.ts';
import { parseText } from './parse-text.ts';
import { readLocalFile } from './read-local-file.ts';
import { isRemote, locateReference } from './reference.ts';
import type { SourceFile } from './source-file.ts';
import { type Visit, walkDocument } from './walk-document.ts';

/** A document split in more files than this is not read whole. */
const maximumFiles = 5_000;

/**
 * The document with the files below `siteRoot` that its references lead to, from file to file. What cannot be read is
 * left out and found by the check of references; only syntax and files outside the root are told here.
 */
export async function loadReferencedFiles(
  siteRoot: string,
  document: OpenApiDocument,
): Promise<{ readonly document: OpenApiDocument; readonly problems: readonly Problem[] }> {
  const files = new Map(document.files);
  const whole = { ...document, files };
  const problems: Problem[] = [];
  const tried = new Set(files.keys());
  const visited = new Set<string>();
  let starts: readonly Visit[] = [{ node: getRoot(document), kind: 'document' }];
  while (starts.length > 0) {
    const waiting: Visit[] = [];
    walkDocument(whole, starts, visited, (visit) => {
      if (leadsElsewhere(visit.node, files)) waiting.push(visit);
    });
    for (const { node } of waiting) {
      const { file } = locateReference(readReference(node) ?? '', node.file);
      if (tried.has(file) || tried.size >= maximumFiles) continue;
      tried.add(file);
      const read = await readSource(siteRoot, file, whole, node);
      problems.push(...read.problems);
      if (read.source) files.set(file, read.source);
    }
    starts = waiting.filter(({ node }) => !leadsElsewhere(node, files));
    for (const { node } of starts) visited.delete(`${node.file}#${node.pointer}`);
  }
  return { document: whole, problems };
}

function leadsElsewhere(node: DocumentNode, files: ReadonlyMap<string, SourceFile>): boolean {
  const reference = readReference(node);
  return reference !== undefined && !files.has(locateReference(reference, node.file).file);
}

async function readSource(
  siteRoot: string,
  file: string,
  document: OpenApiDocument,
  node: DocumentNode,
): Promise<ParseResult> {
  if (isRemote(file)) return { source: undefined, problems: [] };
  const read = await readLocalFile(siteRoot, file);
  if (read.kind === 'text') return parseText(file, read.text);
  if (read.kind === 'unreadable') return { source: undefined, problems: [] };
  const place = locateNode(document, { file: node.file, pointer: `${node.pointer}/$ref` }, 'value');
  return { source: undefined, problems: [describeOutsideRoot(readReference(node) ?? '', place)] };
}
