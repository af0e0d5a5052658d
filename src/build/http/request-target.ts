/** What a request asks for. */
export interface RequestTarget {
  /** Begins with a slash; percent-encoded as it came, without dot segments and backslashes. */
  readonly pathname: string;
  /** With its `?`; empty without a query. */
  readonly search: string;
}

/**
 * Reads the target of a request (RFC 9112, 3.2) as browsers read a URL (https://url.spec.whatwg.org/): dot segments are
 * resolved, also as `%2e`, and a backslash is a slash. Undefined for what is none, such as `*`, and for a path in which a
 * program that decodes it once more would find a dot segment.
 */
export function readTarget(target = '/'): RequestTarget | undefined {
  const utf8 = Buffer.from(target, 'latin1').toString();
  const url = utf8.startsWith('/')
    ? URL.parse(`http://site.invalid${utf8}`)
    : /^https?:\/\//i.test(utf8)
      ? URL.parse(utf8)
      : null;
  if (!url || hidesDots(url.pathname)) return undefined;
  return { pathname: url.pathname, search: url.search };
}

/** The decoded segments of a path, without empty ones; undefined when one is malformed or cannot be the name of a file. */
export function readSegments(pathname: string): readonly string[] | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((name) => /[/\\\0]/.test(name) || name === '.' || name === '..')
      ? undefined
      : segments;
  } catch {
    return undefined;
  }
}

/** Whether `.` or `..` is a segment once everything is decoded that some server may decode. */
function hidesDots(pathname: string): boolean {
  let text = pathname;
  for (;;) {
    // Not `decodeURIComponent`, which gives up on all at the first malformed part.
    const decoded = text.replace(/%(25|2e|2f|5c)/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    );
    if (decoded === text) break;
    text = decoded;
  }
  return /(?:^|[/\\])\.\.?(?:[/\\;]|$)/.test(text);
}
