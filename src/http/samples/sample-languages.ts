/** A language that Octavo writes request samples in. */
export interface SampleLanguage {
  readonly id: SampleId;
  /** What its tab says. */
  readonly title: string;
  /** What the highlighter calls it. */
  readonly highlight: string;
  /** Other names that writers use, in lower case. */
  readonly aliases: readonly string[];
}

export type SampleId =
  | 'curl'
  | 'javascript'
  | 'node'
  | 'python'
  | 'go'
  | 'ruby'
  | 'php'
  | 'java'
  | 'csharp'
  | 'rust';

/** All of them, in the order in which they stand unless `site.json` says another. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {
    id: 'curl',
    title: 'cURL',
    highlight: 'bash',
    aliases: ['bash', 'sh', 'shell', 'zsh', 'shellscript', 'terminal'],
  },
  {
    id: 'javascript',
    title: 'JavaScript',
    highlight: 'javascript',
    aliases: ['js', 'fetch', 'browser', 'javascript-fetch'],
  },
  {
    id: 'node',
    title: 'Node.js',
    highlight: 'javascript',
    aliases: ['nodejs', 'node.js', 'node-fetch', 'javascript-node'],
  },
  { id: 'python', title: 'Python', highlight: 'python', aliases: ['py', 'python3', 'requests'] },
  { id: 'go', title: 'Go', highlight: 'go', aliases: ['golang'] },
  { id: 'ruby', title: 'Ruby', highlight: 'ruby', aliases: ['rb'] },
  { id: 'php', title: 'PHP', highlight: 'php', aliases: ['php-curl'] },
  { id: 'java', title: 'Java', highlight: 'java', aliases: ['jdk'] },
  { id: 'csharp', title: 'C#', highlight: 'csharp', aliases: ['c#', 'cs', 'dotnet', '.net', 'c-sharp'] },
  { id: 'rust', title: 'Rust', highlight: 'rust', aliases: ['rs', 'reqwest'] },
];

/** The language that a writer's word means, in any letter case: `Golang`, `c#`, `bash`; undefined for another. */
export function findSampleLanguage(name: string): SampleLanguage | undefined {
  const word = name.trim().toLowerCase();
  return sampleLanguages.find(
    ({ id, title, aliases }) => id === word || title.toLowerCase() === word || aliases.includes(word),
  );
}
