import type { Template } from '../request/template.ts';
import { listParts, nameVariable, readText } from './template-parts.ts';

/** How a language that puts texts together with an operator writes the parts of a template. */
export interface Concatenation {
  readonly quote: (text: string) => string;
  readonly read: (variable: string) => string;
  readonly encode: (expression: string) => string;
  /** With its spaces. */
  readonly operator: string;
}

/** A template as an expression of such a language. */
export function concatenate(template: Template, syntax: Concatenation): string {
  const text = readText(template);
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
