/** A part of a text that only the reader's own environment knows: a token, the address of the API. */
export interface Variable {
  /** Name of an environment variable: `API_TOKEN`. */
  readonly variable: string;
}

/** A part that is sent as the Base64 of another text's UTF-8 bytes: the credentials of basic authentication. */
export interface Base64 {
  readonly base64: Template;
}

/** A text in parts; without variables it is one that can be sent as it is. */
export type Template = readonly (string | Variable | Base64)[];

/** The text with values put in for variables, and Base64 applied; `show` gives the text for a variable's name. */
export function fillTemplate(template: Template, show: (variable: string) => string): string {
  return template
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'variable' in part ? show(part.variable) : encodeBase64(fillTemplate(part.base64, show));
    })
    .join('');
}

/** RFC 4648, section 4, of a text's UTF-8 bytes. */
export function encodeBase64(text: string): string {
  return encodeBytes(new TextEncoder().encode(text));
}

/** The names of the variables in a template, each once, in order. */
export function listVariables(template: Template): readonly string[] {
  const names = template.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'variable' in part ? [part.variable] : listVariables(part.base64);
  });
  return [...new Set(names)];
}

/** RFC 4648, section 4. */
export function encodeBytes(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
