import { stripQuotes } from '../../lib/text/strip-quotes.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import { methods } from '../check/object-kinds.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { isRemote } from '../load/reference.ts';

/** What a page's `openapi:` names. */
export interface OperationReference {
  /** The document as written (`v1`, `openapi.yaml`, `apis/v1.json`); undefined when it is left to be found. */
  readonly document: string | undefined;
  /** Upper case; undefined for a webhook. */
  readonly method: string | undefined;
  /** `/api/user`, or the webhook's name. */
  readonly path: string;
}

const anyMethod = methods.join('|');
const operationForm = new RegExp(`^(?:(\\S.*?)\\s+)?(${anyMethod})\\s+(/\\S*)$`, 'i');
const webhookForm = /^(?:(\S.*?)\s+)?webhook\s+(\S.*)$/i;

/**
 * Reads `METHOD /path`, `document METHOD /path`, `webhook name` and `document webhook name`: any letter case of the
 * method, white space around, quotes around the whole. Undefined when the text has none of these forms.
 */
export function parseOperationReference(text: string): OperationReference | undefined {
  const plain = stripQuotes(text);
  const operation = operationForm.exec(plain);
  if (operation) {
    const [, document, method = '', path = ''] = operation;
    return { document, method: method.toUpperCase(), path };
  }
  const webhook = webhookForm.exec(plain);
  return webhook ? { document: webhook[1], method: undefined, path: webhook[2] ?? '' } : undefined;
}

/**
 * Whether `written` means this document: its path or URL, its file's name, each with or without extension, and letter
 * case ignored.
 */
export function isNamed(document: OpenApiDocument, written: string): boolean {
  const wanted = normalize(dropUrlSecrets(written.replace(/^\.?\//, '')));
  const name = normalize(document.name);
  if (name === wanted || stripExtension(name) === wanted) return true;
  if (isRemote(written)) return false;
  const path = isRemote(name) ? (URL.parse(name)?.pathname ?? name) : `/${name}`;
  return path.endsWith(`/${wanted}`) || stripExtension(path).endsWith(`/${wanted}`);
}

function normalize(name: string): string {
  return name.replaceAll('\\', '/').toLowerCase();
}

function stripExtension(name: string): string {
  return name.replace(/\.(?:json|ya?ml)$/, '');
}
