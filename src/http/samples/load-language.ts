/**
 * The languages that Octavo writes request samples in, in the order in which a page shows them unless `site.json` says
 * another. Each is loaded by itself: a browser gets only the one whose tab is open.
 */
export const loadLanguage = {
  curl: async () => (await import('./curl.ts')).curl,
  javascript: async () => (await import('./javascript.ts')).javascript,
  node: async () => (await import('./node.ts')).node,
  python: async () => (await import('./python.ts')).python,
  go: async () => (await import('./go.ts')).go,
  ruby: async () => (await import('./ruby.ts')).ruby,
  php: async () => (await import('./php.ts')).php,
  java: async () => (await import('./java.ts')).java,
  csharp: async () => (await import('./csharp.ts')).csharp,
  rust: async () => (await import('./rust.ts')).rust,
  kotlin: async () => (await import('./kotlin.ts')).kotlin,
  swift: async () => (await import('./swift.ts')).swift,
  dart: async () => (await import('./dart.ts')).dart,
  powershell: async () => (await import('./powershell.ts')).powershell,
} as const;

export type SampleId = keyof typeof loadLanguage;
