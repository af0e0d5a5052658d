import type { Template } from './template.ts';

/** The names of the variables in a template, each once, in order. */
export function listVariables(template: Template): readonly string[] {
  const names = template.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'variable' in part ? [part.variable] : listVariables(part.base64);
  });
  return [...new Set(names)];
}
