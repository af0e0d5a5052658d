import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { findLanguage, listLanguages } from './code-languages.ts';

describe('findLanguage', () => {
  it.each([
    ['Python', 'python'],
    ['PY', 'py'],
    ['cURL', 'bash'],
    ['env', 'dotenv'],
    ['Shell-Session', 'shellsession'],
    ['console', 'console'],
    ['golang', 'go'],
    ['C#', 'c#'],
    ['c++', 'c++'],
    ['apl', 'kusto'],
    ['spl', 'spl'],
    ['tf', 'tf'],
    ['Gradle', 'groovy'],
    ['vrl', 'rust'],
    ['PlainText', 'text'],
    ['url', 'text'],
    ['', 'text'],
  ])('takes %s for %s', (written, language) => {
    expect(findLanguage(written)).toBe(language);
  });

  it('knows no language of a made-up name, nor what every object has', () => {
    for (const name of ['brrr', '__proto__', 'constructor']) expect(findLanguage(name)).toBeUndefined();
  });

  it('leads every name that it lists to a grammar', () => {
    const lost = listLanguages().filter((name) => {
      const language = findLanguage(name);
      return language !== 'text' && (language === undefined || !Object.hasOwn(bundledLanguages, language));
    });
    expect(lost).toEqual([]);
  });
});
