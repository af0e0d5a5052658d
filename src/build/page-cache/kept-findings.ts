import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, tryParseJson } from '../../lib/json/json-value.ts';
import type { KeepFindings } from '../../openapi/load/document-reader.ts';
import type { Problem } from '../../problem/problem.ts';
import { hashCode } from './page-inputs.ts';
import { hashData } from './track-site.ts';

/**
 * Keeps what is found in OpenAPI documents in `.octavo/findings` of a site root (absolute), a file for each document: to check
 * GitHub's takes a second. What is kept counts for the same texts of all its files, read by the same code; where nothing can be
 * written, and where a file is damaged, everything is found anew.
 */
export function createFindingsKeeper(siteRoot: string): KeepFindings {
  const folder = join(siteRoot, '.octavo', 'findings');
  let code: string | undefined;
  return (document, find) => {
    code ??= hashCode();
    const { name, version, hasSecretAddress, holdsSecret } = document;
    const files = [...document.files].map(([path, { text }]) => [path, hashText(text)]);
    const key = hashData([code, name, version, hasSecretAddress, holdsSecret, files]);
    const file = join(folder, `${hashData(name)}.json`);
    const kept = readKept(file, key);
    if (kept) return kept;
    const problems = find();
    keep(folder, file, { key, problems });
    return problems;
  };
}

interface Kept {
  readonly key: string;
  readonly problems: readonly Problem[];
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function readKept(file: string, key: string): readonly Problem[] | undefined {
  try {
    const kept = tryParseJson(readFileSync(file, 'utf8'));
    if (!isObject(kept) || kept['key'] !== key || !Array.isArray(kept['problems'])) return undefined;
    const { problems } = kept;
    return problems.every(isProblem) ? problems : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return (
    isObject(value) &&
    ['file', 'code', 'severity', 'message', 'hint'].every((key) => typeof value[key] === 'string') &&
    ['line', 'column'].every((key) => typeof value[key] === 'number')
  );
}

/** Writes the file in one step: two commands may be at work on a site. */
function keep(folder: string, file: string, kept: Kept): void {
  try {
    mkdirSync(folder, { recursive: true });
    const next = `${file}.${randomUUID()}`;
    writeFileSync(next, JSON.stringify(kept));
    renameSync(next, file);
  } catch {
    // It is found anew the next time.
  }
}
