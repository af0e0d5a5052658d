import { expect, it } from 'vitest';
import { importConfig } from '../import-config.ts';

const link = (label: string) => ({ label, href: `https://${label}.example.com` });

function importLanguages(settings: object, languages: readonly object[]) {
  const source = JSON.stringify({
    name: 'Lantern',
    theme: 'mint',
    colors: { primary: '#333333' },
    ...settings,
    navigation: { languages: languages.map((one) => ({ pages: ['a'], ...one })) },
  });
  const { text = '', changes } = importConfig(source, 'docs.json');
  return { site: JSON.parse(text), lost: changes.filter(({ kind }) => kind === 'left-out') };
}

it('links of the topbar and columns of the footer name their language, those of the site the others', () => {
  const { site, lost } = importLanguages(
    {
      navbar: { links: [link('all')], primary: { type: 'button', ...link('go') } },
      footer: { links: [{ header: 'More', items: [link('all')] }], socials: { x: 'https://x.com/a' } },
    },
    [
      { language: 'en' },
      {
        language: 'fr',
        navbar: { links: [link('aide')], primary: { type: 'button', ...link('aller') } },
        footer: { links: [{ header: 'Plus', items: [link('plus')] }], socials: { x: 'https://x.com/a' } },
      },
      { language: 'de', footer: { socials: { github: 'https://github.com/de' } } },
    ],
  );
  expect(site.topbarLinks).toEqual([
    { name: 'all', url: 'https://all.example.com', language: 'en' },
    { name: 'aide', url: 'https://aide.example.com', language: 'fr' },
    { name: 'all', url: 'https://all.example.com', language: 'de' },
  ]);
  expect(site.topbarCtaButton).toMatchObject({ name: 'go' });
  expect(site.languages[1].topbarCtaButton).toEqual({
    type: 'link',
    name: 'aller',
    url: 'https://aller.example.com',
  });
  expect(site.footer.links).toMatchObject([
    { title: 'More', language: 'en' },
    { title: 'Plus', links: [{ label: 'plus' }], language: 'fr' },
    { title: 'More', language: 'de' },
  ]);
  expect(site.footerSocials).toEqual({ x: 'https://x.com/a', github: 'https://github.com/de' });
  expect(lost).toEqual([]);
});

it('what the only language has is that of the site, and another account than the site’s is left out', () => {
  const alone = importLanguages({}, [
    { language: 'fr', navbar: { links: [link('aide')], primary: link('aller') } },
  ]);
  expect(alone.site).toMatchObject({ topbarLinks: [{ name: 'aide' }], topbarCtaButton: { name: 'aller' } });
  const other = importLanguages({ footer: { socials: { x: 'https://x.com/a' } } }, [
    { language: 'en' },
    { language: 'fr', footer: { socials: { x: 'https://x.com/b' } } },
  ]);
  expect(other.lost).toMatchObject([{ what: 'navigation.languages[1].footer.socials.x' }]);
});
