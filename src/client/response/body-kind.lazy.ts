/** How a body is shown: `lines` is JSON on each line, `events` server-sent events, `bytes` only as a download. */
export type ResponseKind = 'json' | 'lines' | 'events' | 'text' | 'image' | 'audio' | 'video' | 'bytes';

/** What a body of this media type is shown as. */
export function chooseKind(type: string): ResponseKind {
  if (isJsonType(type)) return 'json';
  if (type === 'text/event-stream') return 'events';
  if (/\/(?:x-)?(?:nd-?json|jsonl(?:ines)?|json-seq)$/.test(type)) return 'lines';
  if (/^image\/(?:png|jpeg|gif|webp|avif|bmp|svg\+xml|(?:vnd\.microsoft\.|x-)icon)$/.test(type))
    return 'image';
  const media = /^(?:audio|video)(?=\/)/.exec(type)?.[0];
  if (media) return media === 'audio' ? 'audio' : 'video';
  const isText =
    /^text\/|[/+](?:xml|yaml)$|^application\/(?:x-)?(?:javascript|ecmascript|yaml|toml|graphql|sql|www-form-urlencoded)$/;
  return type === '' || isText.test(type) ? 'text' : 'bytes';
}

/** Whether a body of this kind is text. */
export function isTextKind(kind: ResponseKind): boolean {
  return /^(?:json|lines|events|text)$/.test(kind);
}

/** What a `Content-Type` says (RFC 9110, section 8.3). */
interface ContentType {
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
function isJsonType(mediaType: string): boolean {
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
