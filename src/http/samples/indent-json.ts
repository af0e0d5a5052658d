import { isJson } from '../playground/highlight-json.ts';
import type { HttpRequest } from '../request/http-request.ts';

/**
 * What a language that keeps the white space of its literals may put before each further line of a request's body, so that
 * it stands as deep as the code around it: `indent` where the body is JSON, in which that says nothing (RFC 8259, section
 * 2), and '' for any other.
 */
export function chooseIndent({ headers, body }: HttpRequest, indent: string): string {
  const names = headers.map(([name, [value]]) => [name, typeof value === 'string' ? value : ''] as const);
  return body?.kind === 'text' && isJson(names) && canParse(body.text) ? indent : '';
}

/** A text with `indent` before each line but the first. */
export function indentLines(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
