import { z } from 'zod';
import { readScheme, safeUrl } from '../../lib/html/safe-url.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';

/** A relative URL or path, or one of http, https, mailto or tel; read without control characters and outer space. */
export const url = z
  .stringFormat('safe-url', (value) => value.trim() !== '' && safeUrl(value) !== undefined)
  .transform((value) => safeUrl(value) ?? '');

/** An absolute `http:` or `https:` URL, read without secrets and a slash at its end. */
export const webUrl = z
  .stringFormat('web-url', (value) => /^https?$/.test(readScheme(value) ?? '') && URL.canParse(value))
  .transform((value) => dropUrlSecrets(safeUrl(value) ?? '').replace(/(?<!\/)\/+$/, ''));

/** One URL or path, or several; read as a list. */
export const urlOrUrls = z
  .union([url, z.array(url)], { error: 'a URL or path, or a list of them' })
  .transform((value): readonly string[] => (typeof value === 'string' ? [value] : value));

/** Whether a form can be posted to a URL: it is relative, or one of http or https. */
export function isPostable(value: string): boolean {
  return /^(?:https?)?$/.test(readScheme(value) ?? '');
}
