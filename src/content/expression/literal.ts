/** A JavaScript value that needs no running to be known; `undefined` inside stands for JavaScript's own. */
export type Literal = string | number | boolean | null | undefined;

const simpleString = /^(["'`])((?:(?!\1)[^\\\n$])*)\1$/;

/** The value of an expression that is one literal, such as `"a"`, `2` or `true`; without it, undefined. */
export function readLiteral(expression: string): { readonly value: Literal } | undefined {
  const source = expression.trim();
  const text = simpleString.exec(source)?.[2];
  if (text !== undefined) return { value: text };
  if (/^-?\d+(?:\.\d+)?$/.test(source)) return { value: Number(source) };
  if (source === 'true' || source === 'false') return { value: source === 'true' };
  if (source === 'null') return { value: null };
  if (source === 'undefined') return { value: undefined };
  return undefined;
}
