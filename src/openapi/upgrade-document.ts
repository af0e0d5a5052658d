import { upgrade, validate } from '@scalar/openapi-parser';
import { type JsonObject, readKey, readText } from './json-value.ts';
import { parsePointer } from './pointer.ts';

/** The version that a document says it has: `2.0`, `3.0.1`; undefined when it says none. */
export function readVersion(value: JsonObject): string | undefined {
  const version = readKey(value, 'openapi') ?? readKey(value, 'swagger');
  return typeof version === 'number' ? version.toFixed(1) : readText(version);
}

/** Whether a document of this version can be read. */
export function isSupported(version: string): boolean {
  return /^(?:2\.0|3\.[012](?:\.\d+.*)?)$/.test(version);
}

/**
 * A document of 2.0 or 3.0 in the form of 3.1; a newer one as it is; undefined when it is too broken to be brought
 * into that form. The input is left alone.
 */
export function upgradeDocument(value: JsonObject): JsonObject | undefined {
  const version = readVersion(value) ?? '';
  if (!/^(?:2|3\.0)/.test(version)) return value;
  try {
    return upgrade(structuredClone(nameVersion(value))).specification ?? undefined;
  } catch {
    return undefined;
  }
}

/** One finding of the parser's own validation; `segments` are the steps to what it is about. */
export interface Finding {
  readonly message: string;
  readonly segments: readonly string[];
}

/**
 * What the parser's validation against the specification's JSON Schema finds. References and path parameters are
 * left to our own checks, which know places and further files. The input is left alone.
 */
export async function validateDocument(value: JsonObject): Promise<readonly Finding[]> {
  const findings = await runValidation(value);
  return findings
    .filter(({ code, message }) => code === undefined && !/path parameter/i.test(message))
    .map(({ message, path }) => ({
      message,
      segments: typeof path === 'string' ? parsePointer(path) : (path ?? []),
    }));
}

async function runValidation(value: JsonObject) {
  try {
    return (await validate(structuredClone(nameVersion(value)))).errors ?? [];
  } catch {
    // It follows references without a limit and fails on documents that our own reading copes with.
    return [];
  }
}

/** An unquoted `swagger: 2.0` or `openapi: 3.0` of YAML is a number, which the package takes for no version. */
function nameVersion(value: JsonObject): JsonObject {
  const version = readVersion(value) ?? '';
  if (version.startsWith('2')) return { ...value, swagger: '2.0' };
  return /^3\.\d$/.test(version) ? { ...value, openapi: `${version}.0` } : value;
}
