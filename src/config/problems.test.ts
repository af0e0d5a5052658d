import { describe, expect, it } from 'vitest';
import { readSiteConfig } from './read-site-config.ts';

const MINIMAL = { name: 'Docs', navigation: [{ group: 'Start', pages: ['introduction'] }] };

function show(fields: object): readonly string[] {
  return readSiteConfig(JSON.stringify({ ...MINIMAL, ...fields }), 'site.json').problems.map(
    ({ message, hint }) => `${message} ${hint}`,
  );
}

describe('the sentences', () => {
  it.each([
    [
      { colors: { primary: '0D9373' } },
      'colors.primary must be a hex color such as "#0D9373", but is "0D9373". Add the "#".',
    ],
    [
      { colors: { primary: 'rebeccapurple' } },
      'colors.primary must be a hex color such as "#0D9373", but is "rebeccapurple". Write "#663399".',
    ],
    [
      { colors: { primary: '/0A' } },
      'colors.primary must be a hex color such as "#0D9373", but is "/0A". Write "#" and three or six digits from 0 to 9 and A to F.',
    ],
    [
      { colors: { primary: '#0D9373FF' } },
      'colors.primary must be a hex color such as "#0D9373", but is "#0D9373FF". Leave out the transparency: "#0D9373".',
    ],
    [
      { logo: 5 },
      'logo must be a path or an object with "light" and "dark", but is 5. Write for example "/logo.svg".',
    ],
    [
      { logo: {} },
      'logo must have "light" and "dark", but has neither. Add both, for example "light": "/logo/light.svg", "dark": "/logo/dark.svg".',
    ],
    [
      { logo: { light: 'a.svg' } },
      'logo has no "dark", so dark mode shows the logo of light mode. Add "dark", the path of a logo that can be read in dark mode.',
    ],
    [
      { topbarCtaButton: { url: '/' } },
      'topbarCtaButton.name is required when its type is "link", but missing. Add "name", the button’s text, for example "name": "Get started"; or write "type": "github".',
    ],
    [
      { topbarCtaButton: { type: 'github', url: 'https://github.com/a/b', name: 'x' } },
      'topbarCtaButton.name is ignored because the type of the button is "github". Remove "name", or write "type": "link".',
    ],
    [
      { topbarCtaButton: { type: 'github', url: 'https://github.com/a' } },
      'topbarCtaButton.url must name a repository when the type is "github", but is "https://github.com/a". Write it as "https://github.com/owner/repository".',
    ],
    [
      { variables: { 'api url': 'x' } },
      'variables["api url"] is ignored because the name of a variable has letters, digits and hyphens alone. Write for example "api-url".',
    ],
    [
      { languages: ['en', { language: 'de', folder: 'docs/de' }] },
      'languages[1].folder is ignored because it is not the name of one folder. Write "de".',
    ],
    [
      { languages: ['en', { language: 'de', folder: 'EN' }] },
      'languages[1].folder is ignored because an earlier language has the same folder. Give each language a folder of its own.',
    ],
    [
      { languages: ['en', 'de'], footer: { links: [{ title: 'A', links: [], language: 'fr' }] } },
      'footer.links[0].language is "fr", which "languages" does not declare. Add "fr" to "languages", or use "en" or "de".',
    ],
    [
      { seo: { indexHiddenPages: { toString: null } } },
      'seo.indexHiddenPages must be true or false, but is an object. Write true or false.',
    ],
    [
      { seo: { indexHiddenPages: 'true' } },
      'seo.indexHiddenPages must be true or false, but is "true". Write true without quotes.',
    ],
    [
      { font: { family: 'Inter', weight: '400' } },
      'font.weight must be a number, but is "400". Write 400 without quotes.',
    ],
    [
      { font: { family: 'Inter', weight: 4.5 } },
      'font.weight must be a whole number, but is 4.5. Write for example 400.',
    ],
    [
      { font: { family: 'Inter', weight: 4000 } },
      'font.weight must be a number from 1 to 1000, but is 4000. Write for example 400.',
    ],
    [{ tabs: { name: 'x' } }, 'tabs must be a list, but is an object. Put it in square brackets: [{ … }].'],
    [
      { api: { baseUrl: 'localhost:4000' } },
      'api.baseUrl must be a path or an http, https, mailto or tel URL, but is "localhost:4000". Write "http://localhost:4000".',
    ],
    [
      { favicon: 'htps://a.b/c.svg' },
      'favicon must be a path or an http, https, mailto or tel URL, but is "htps://a.b/c.svg". Did you mean "https:"?',
    ],
    [
      { favicon: 'C:\\a.ico' },
      'favicon must be a path or an http, https, mailto or tel URL, but is "C:\\\\a.ico". Write the path relative to the folder of site.json.',
    ],
    [
      { favicon: 'data:image/png;base64,AA' },
      'favicon must be a path or an http, https, mailto or tel URL, but is "data:image/png;base64,AA". Put the file into the site’s folder and write its path.',
    ],
    [
      { siteUrl: 'docs.example.com' },
      'siteUrl must be an http or https URL such as "https://docs.example.com", but is "docs.example.com". Write "https://docs.example.com".',
    ],
    [
      { language: 'english language' },
      'language must be a BCP 47 language tag such as "en" or "pt-BR", but is "english language". Write the tag of a language, such as "en".',
    ],
    [{ metadata: { 'og:image': 5 } }, 'metadata["og:image"] must be text, but is 5. Put it in quotes: "5".'],
    [
      { navigation: [{ group: 'A', pages: ['a', 5] }] },
      'navigation[0].pages[1] must be the path of a page or a group with "group" and "pages", but is 5. Write for example "guides/quickstart".',
    ],
    [
      { suggestEdit: true },
      'suggestEdit is not a field of site.json, so it is ignored. Did you mean "feedback.suggestEdit"?',
    ],
    [
      { zzzzzz: true },
      'zzzzzz is not a field of site.json, so it is ignored. Remove it, or look for its right name in the list of fields.',
    ],
    [
      { modeToggle: { zzzzzz: true } },
      'modeToggle.zzzzzz is not a field of site.json, so it is ignored. Remove it, or write one of "default" or "isHidden".',
    ],
    [{ theme: 'prism' }, 'theme is accepted, but has no effect. You can leave it or remove it.'],
    [{ primaryTab: {} }, 'primaryTab is ignored because there are no tabs. Add "tabs", or remove it.'],
    [
      { feedback: { url: '/f' } },
      'feedback.url is ignored because "thumbsRating" is not on. Add "thumbsRating": true, or remove it.',
    ],
    [
      { feedback: { thumbsRating: true, url: 'mailto:docs@example.com' } },
      'feedback.thumbsRating is ignored because no "url" is given to post the answers to. Add "url": "https://example.com/feedback", or remove it.',
    ],
    [{ font: { weight: 400 } }, 'font.weight is ignored because no "family" is given with it. Add "family".'],
    [
      { font: { family: 'A', headings: { family: 'B' }, body: { family: 'C' } } },
      'font.family is ignored because both "headings" and "body" are given. Remove "family".',
    ],
    [
      { api: { auth: { method: 'basic', name: 'user' } } },
      'api.auth.name must have the form "[usernameName]:[passwordName]" when the method is "basic", but is "user". Write both names with a colon between them, such as "username:password".',
    ],
    [
      { anchors: [{ name: 'A', url: 'https://a.b', isDefaultHidden: true }] },
      'anchors[0].isDefaultHidden is ignored because its url leads out of the site, so that no page is inside it. Remove it, or give the path of pages as "url".',
    ],
    [{ versions: ['v1', 'v1'] }, 'versions[1] declares "v1" again. Remove one of the two.'],
    [
      {
        versions: [
          { name: 'a', default: true },
          { name: 'b', default: true },
        ],
      },
      'versions[1].default is ignored because an earlier version is the default. Remove one of the two.',
    ],
  ])('for %j', (fields, sentence) => {
    expect(show(fields)).toEqual([sentence]);
  });

  it('name every version that is used but not declared, with the nearest', () => {
    const navigation = [{ group: 'A', pages: [{ group: 'B', pages: [], version: 'v2.1' }], version: 'v2.0' }];
    const tabs = [{ name: 'T', url: 't', version: 'v2.0x' }];
    const anchors = [{ name: 'A', url: 'a', version: 'beta' }];
    expect(show({ navigation, tabs, anchors, versions: ['v2.0', 'v1.0'] })).toEqual([
      'navigation[0].pages[0].version is "v2.1", which "versions" does not declare. Did you mean "v2.0"?',
      'tabs[0].version is "v2.0x", which "versions" does not declare. Did you mean "v2.0"?',
      'anchors[0].version is "beta", which "versions" does not declare. Add "beta" to "versions", or use "v2.0" or "v1.0".',
    ]);
    expect(show({ anchors })).toEqual([
      'anchors[0].version is "beta", which "versions" does not declare. Add "beta" to "versions".',
    ]);
  });
});
