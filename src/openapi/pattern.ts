import { createContext, Script } from 'node:vm';

/**
 * A regular expression of a schema (ECMA-262, as JSON Schema asks), or what is wrong with it. Patterns that only the
 * older syntax knows, such as `\-`, are taken.
 */
export function compilePattern(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    try {
      return new RegExp(pattern);
    } catch (error) {
      return error instanceof Error ? error.message.replace(/^.*\/: /, '') : 'it cannot be read';
    }
  }
}

const context = createContext({ pattern: /^/, text: '' });
const script = new Script('pattern.test(text)');
const milliseconds = 50;
/** Patterns that took too long once; when there are many, no further one is tried. */
const slow = new Set<string>();
const mostSlow = 20;

/** Whether a text matches. A pattern that is none, or that takes too long, matches everything. */
export function testPattern(pattern: string, text: string): boolean {
  const compiled = compilePattern(pattern);
  if (typeof compiled === 'string') return true;
  // With one repetition at most the time is about that of reading the text.
  if (!/[*+}].*[*+}]/.test(pattern)) return compiled.test(text);
  if (slow.has(pattern) || slow.size >= mostSlow) return true;
  try {
    Object.assign(context, { pattern: compiled, text });
    return script.runInContext(context, { timeout: milliseconds }) === true;
  } catch {
    slow.add(pattern);
    return true;
  }
}
