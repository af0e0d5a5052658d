/** A text as it stands in an element of HTML or XML. https://html.spec.whatwg.org/#escapingString */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text as it stands in an attribute between double quotes, or in an element. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}

/**
 * A text as it stands in XML, in an element or an attribute between double quotes, with `substitute` for characters that
 * XML cannot hold. https://www.w3.org/TR/xml/#charsets
 */
export function escapeXml(text: string, substitute = ''): string {
  const allowed = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  return escapeAttribute(text.toWellFormed().replace(allowed, substitute));
}

/** A value as JavaScript that can stand inside a `<script>` element. */
export function quoteScript(value: string | readonly string[]): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
