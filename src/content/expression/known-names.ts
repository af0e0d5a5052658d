/**
 * Names that JavaScript in a page may read without declaring them: the language's own, the same in every
 * Node.js.
 */
export const knownNames: ReadonlySet<string> = new Set(
  `undefined NaN Infinity globalThis Array ArrayBuffer BigInt Boolean DataView Date Error EvalError Float32Array
  Float64Array Function Int16Array Int32Array Int8Array Intl Iterator JSON Map Math Number Object Promise Proxy
  RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError URL URLSearchParams
  Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet atob btoa decodeURI decodeURIComponent
  encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt structuredClone arguments props`.split(
    /\s+/,
  ),
);

/** Names that a browser gives: functions in a page's exports may read them, for when a reader clicks. */
export const browserNames: ReadonlySet<string> = new Set(
  `alert clearInterval clearTimeout console customElements document event fetch history localStorage location
  matchMedia navigator performance queueMicrotask requestAnimationFrame sessionStorage setInterval setTimeout
  window`.split(/\s+/),
);
