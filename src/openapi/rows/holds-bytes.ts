/** Whether a media type is a file of bytes that nobody reads as text. */
export function holdsBytes(mediaType: string): boolean {
  return (
    /^(?:audio|video|font|model)\/|^image\/(?!svg\b)/i.test(mediaType) ||
    /^application\/(?:octet-stream|pdf|zip|gzip|x-(?:gzip|tar|bzip2?|7z-compressed|rar-compressed)|java-archive|wasm|cbor|msgpack|x-msgpack|(?:x-)?protobuf|vnd\.(?:ms-|openxmlformats-|oasis\.)[^;]*)\s*(?:;|$)/i.test(
      mediaType,
    )
  );
}
