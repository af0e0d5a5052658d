/** What a `Content-Type` says (RFC 9110, section 8.3). */
export interface ContentType {
  /** `application/json`, in lower case; '' when the response has none. */
  readonly mediaType: string;
  /** As the response names it; UTF-8 when it does not. */
  readonly charset: string;
}

/** Reads a `Content-Type`. */
export function readContentType(text: string): ContentType {
  const mediaType = /^[^;\s]*/.exec(text.trim())?.[0].toLowerCase() ?? '';
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(text)?.[1] ?? 'utf-8';
  return { mediaType, charset };
}

/** Whether a body of this type is one JSON value. */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

/** Decodes piece by piece; what the response calls a charset and is none is read as UTF-8. */
export function openDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
