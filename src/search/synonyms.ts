import { readQuery } from './words.ts';

/** Words that mean the same, or are looked for instead of each other; each may be several words. */
export type SynonymGroup = readonly string[];

/** Those of English that readers of documentation write for each other. */
export const englishSynonyms: readonly SynonymGroup[] = [
  ['delete', 'remove', 'erase'],
  ['create', 'add'],
  ['update', 'edit', 'modify'],
  ['get', 'fetch', 'retrieve'],
  ['sign in', 'login', 'log in', 'signin', 'authenticate', 'authentication', 'auth'],
  ['sign out', 'logout', 'log out', 'signout'],
  ['enable', 'activate', 'turn on'],
  ['disable', 'deactivate', 'turn off'],
  ['configure', 'config', 'configuration'],
  ['install', 'installation', 'setup'],
  ['quickstart', 'getting started', 'get started'],
  ['error', 'failure'],
  ['limit', 'quota'],
  ['pricing', 'price', 'cost', 'billing', 'charged'],
  ['upgrade', 'migrate', 'migration'],
  ['repository', 'repo'],
  ['environment', 'env'],
  ['organization', 'organisation', 'org'],
  ['application', 'app'],
  ['identifier', 'id'],
  ['parameter', 'param', 'argument'],
  ['directory', 'folder'],
  ['picture', 'image', 'photo'],
  ['color', 'colour'],
  ['customize', 'customise'],
  ['translate', 'translation', 'localization', 'languages', 'i18n'],
  ['accordion', 'collapsible', 'expandable'],
  ['database', 'db'],
  ['pull request', 'pr'],
  ['command line', 'cli', 'terminal'],
  ['regular expression', 'regex', 'regexp'],
  ['single sign on', 'sso'],
  ['two factor', '2fa', 'mfa'],
  ['kubernetes', 'k8s'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['python', 'py'],
];

/** For words of a query those that mean the same. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/**
 * What the words of a query may be said with, by the first word of what means the same: all words of a phrase have to be in the query.
 * Words that the query has itself are left out.
 */
export function findSynonyms(words: readonly string[], groups: readonly SynonymGroup[]): Synonyms {
  const found = new Map<string, readonly string[]>();
  for (const group of groups) {
    const phrases = group.map(readQuery);
    for (const phrase of phrases) {
      const [first] = phrase;
      if (first === undefined || !phrase.every((word) => words.includes(word))) continue;
      const others = phrases.filter((other) => other !== phrase).flat();
      const known = found.get(first) ?? [];
      found.set(first, [...new Set([...known, ...others.filter((word) => !words.includes(word))])]);
    }
  }
  return found;
}

/** A query in the words that a text has for it: each that the text has not, but a synonym of it, as that synonym. */
export function adaptQuery(words: readonly string[], synonyms: Synonyms, text: string): readonly string[] {
  if (synonyms.size === 0) return words;
  const own = new Set(readQuery(text));
  const adapted = words.map((word) =>
    own.has(word) ? word : (synonyms.get(word)?.find((other) => own.has(other)) ?? word),
  );
  return adapted.every((word, place) => word === words[place]) ? words : adapted;
}
