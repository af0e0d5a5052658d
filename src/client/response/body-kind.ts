import { isJsonType } from './media-type.ts';

/** How a body is shown: `lines` is JSON on each line, `events` server-sent events, `bytes` only as a download. */
export type BodyKind = 'json' | 'lines' | 'events' | 'text' | 'image' | 'audio' | 'video' | 'bytes';

/** What a body of this media type is shown as. */
export function chooseKind(type: string): BodyKind {
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
export function isTextKind(kind: BodyKind): boolean {
  return /^(?:json|lines|events|text)$/.test(kind);
}
