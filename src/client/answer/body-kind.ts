/** How a body is shown: `lines` is JSON on each line, `events` server-sent events, `bytes` only as a download. */
export type BodyKind = 'json' | 'lines' | 'events' | 'text' | 'image' | 'audio' | 'video' | 'bytes';

export interface BodyType {
  readonly kind: BodyKind;
  /** `application/json`, in lower case; '' when the response has none. */
  readonly mediaType: string;
  /** As the response names it; UTF-8 when it does not. */
  readonly charset: string;
}

/** What a response with this `Content-Type` is shown as (RFC 9110, section 8.3). */
export function readBodyType(contentType: string): BodyType {
  const mediaType = /^[^;\s]*/.exec(contentType.trim())?.[0].toLowerCase() ?? '';
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  return { kind: chooseKind(mediaType), mediaType, charset };
}

function chooseKind(type: string): BodyKind {
  if (/[/+]json$/.test(type)) return 'json';
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
export function isTextKind(kind: BodyKind): boolean {
  return /^(?:json|lines|events|text)$/.test(kind);
}

/** Decodes piece by piece; what the response calls a charset and is none is read as UTF-8. */
export function openDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
