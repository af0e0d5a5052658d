import type { Template } from '../request/template.ts';

/**
 * A text as one word of a POSIX shell, in single quotes, in which nothing has a meaning (POSIX.1-2024, XCU 2.2.2).
 * NUL, which no argument can hold, is dropped.
 */
export function quoteSingle(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}

/**
 * A template as one word of a POSIX shell: variables as `$NAME`. In double quotes where the texts need no escape there,
 * else each text in single quotes beside its variables; interactive shells expand `!` in double quotes, so that counts.
 * Base64 parts are not for a shell and stand as what they encode.
 */
export function quoteTemplate(template: Template): string {
  const parts = template
    .flatMap((part): Template => (typeof part === 'object' && 'base64' in part ? part.base64 : [part]))
    .filter((part) => part !== '');
  const isPlain = parts.every((part) => typeof part !== 'string' || !/["\\$`!\n\r\0]/.test(part));
  if (isPlain) return `"${parts.map((part, index) => writePlain(part, parts[index + 1])).join('')}"`;
  return parts.map((part) => (typeof part === 'string' ? quoteSingle(part) : `"$${nameOf(part)}"`)).join('');
}

function writePlain(part: Template[number], next: Template[number] | undefined): string {
  if (typeof part === 'string') return part;
  const needsBraces = typeof next === 'string' && /^\w/.test(next);
  return needsBraces ? `\${${nameOf(part)}}` : `$${nameOf(part)}`;
}

function nameOf(part: Exclude<Template[number], string>): string {
  const name = 'variable' in part ? part.variable : '';
  return /^[A-Za-z_]\w*$/.test(name) ? name : 'VALUE';
}
