import type { HttpRequest } from '../request/http-request.ts';
import type { Base64, Template, Variable } from '../request/template.ts';

type Part = string | Variable | Base64;

/** The name of a part's variable as every language and shell takes it; `VALUE` for one that none takes. */
export function nameVariable({ variable }: Variable): string {
  return /^[A-Za-z_]\w*$/.test(variable) ? variable : 'VALUE';
}

/** The parts that hold something, neighbouring texts put together; '' alone for nothing. */
export function listParts(template: Template): readonly Part[] {
  const parts: Part[] = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts.length === 0 ? [''] : parts;
}

/** The whole as one text, when no part is a variable or encoded; else undefined. */
export function readPlainText(template: Template): string | undefined {
  const [first, ...others] = listParts(template);
  return typeof first === 'string' && others.length === 0 ? first : undefined;
}

/** User name and password of a request with basic authentication (RFC 7617), and the headers without it. */
export function splitBasic(headers: HttpRequest['headers']): {
  readonly basic: readonly [user: Template, password: Template] | undefined;
  readonly others: HttpRequest['headers'];
} {
  for (const header of headers) {
    const [name, [scheme, secret]] = header;
    if (name.toLowerCase() !== 'authorization' || scheme !== 'Basic ') continue;
    const basic = typeof secret === 'object' && 'base64' in secret ? splitColon(secret.base64) : undefined;
    if (basic) return { basic, others: headers.filter((other) => other !== header) };
  }
  return { basic: undefined, others: headers };
}

function splitColon(template: Template): readonly [Template, Template] | undefined {
  const index = template.findIndex((part) => typeof part === 'string' && part.includes(':'));
  const part = template[index];
  if (typeof part !== 'string') return undefined;
  const at = part.indexOf(':');
  const user = [...template.slice(0, index), part.slice(0, at)];
  const password = [part.slice(at + 1), ...template.slice(index + 1)];
  return [user, password];
}

/** How a language that puts texts together with an operator writes the parts of a template. */
interface Concatenation {
  readonly quote: (text: string) => string;
  readonly read: (variable: string) => string;
  readonly encode: (expression: string) => string;
  /** With its spaces. */
  readonly operator: string;
}

/** A template as an expression of such a language. */
export function concatenate(template: Template, syntax: Concatenation): string {
  const text = readPlainText(template);
  if (text !== undefined) return syntax.quote(text);
  return listParts(template)
    .map((part) => {
      if (typeof part === 'string') return syntax.quote(part);
      return 'variable' in part
        ? syntax.read(nameVariable(part))
        : syntax.encode(concatenate(part.base64, syntax));
    })
    .join(syntax.operator);
}
