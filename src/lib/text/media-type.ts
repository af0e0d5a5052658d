/** Whether a media type holds JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** Whether it holds one JSON value in each line or record: JSON Lines, NDJSON, RFC 7464. */
export function isJsonLinesType(mediaType: string): boolean {
  return /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-seq|[\w.-]+\+json-seq)\s*(?:;|$)/i.test(
    mediaType,
  );
}

/** Whether it is a stream of server-sent events. */
export function isEventStream(mediaType: string): boolean {
  return /^text\/event-stream\s*(?:;|$)/i.test(mediaType);
}

/** Whether it holds XML (RFC 7303); HTML and images are none. */
export function isXmlType(mediaType: string): boolean {
  return /^(?!image\/)(?:(?:application|text)\/xml|[^;]*\+xml)\s*(?:;|$)/i.test(mediaType);
}

export function isFormType(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(mediaType);
}

const languages: readonly (readonly [RegExp, string])[] = [
  [/^[^;]*[/+](?:json|x?ndjson|x-ndjson|jsonl|json-seq)\s*(?:;|$)/i, 'json'],
  [/^image\/svg|[/+]xml\s*(?:;|$)/i, 'xml'],
  [/^text\/html|^application\/xhtml/i, 'html'],
  [/^text\/css/i, 'css'],
  [/[/+](?:x-)?ya?ml\s*(?:;|$)/i, 'yaml'],
  [/[/](?:x-)?javascript\s*(?:;|$)/i, 'javascript'],
  [/^text\/(?:x-)?markdown/i, 'markdown'],
  [/^text\/csv/i, 'csv'],
  [/graphql/i, 'graphql'],
];

/** The language that a message of this media type is highlighted in; `text` where it has none. */
export function findMediaLanguage(mediaType: string): string {
  return languages.find(([pattern]) => pattern.test(mediaType))?.[1] ?? 'text';
}

/** Whether a media type is a file of bytes that nobody reads as text. */
export function holdsBytes(mediaType: string): boolean {
  return (
    /^(?:audio|video|font|model)\/|^image\/(?!svg\b)/i.test(mediaType) ||
    /^application\/(?:octet-stream|pdf|zip|gzip|x-(?:gzip|tar|bzip2?|7z-compressed|rar-compressed)|java-archive|wasm|cbor|msgpack|x-msgpack|(?:x-)?protobuf|vnd\.(?:ms-|openxmlformats-|oasis\.)[^;]*)\s*(?:;|$)/i.test(
      mediaType,
    )
  );
}
