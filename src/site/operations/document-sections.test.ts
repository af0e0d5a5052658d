import { describe, expect, it } from 'vitest';
import { buildSample, listSidebar, pageAt, sampleOperation } from '../../../tests/support/sample-site.ts';

const start = sampleOperation('POST', '/start', { summary: 'Start' });
const stop = sampleOperation('POST', '/stop', { summary: 'Stop' });
const openapi = ['openapi.yaml'];
const build = (file: Readonly<Record<string, unknown>>) =>
  buildSample(file, [''], { operations: [start, stop] });
const pathsOf = (site: ReturnType<typeof build>['site']) => site.pages.map(({ path }) => path);

describe('a document of several sections', () => {
  const products = [
    { name: 'Java', url: 'java', openapi },
    { name: 'Go', url: 'go', openapi },
  ];

  it('has pages of its operations in each that names them', () => {
    const { site, problems } = build({
      products,
      navigation: [
        { group: 'Home', pages: ['index'] },
        { group: 'API', product: 'Java', pages: ['POST /start', 'POST /stop'] },
        { group: 'API', product: 'Go', pages: ['POST /start'] },
      ],
    });
    expect(problems).toEqual([]);
    expect(pathsOf(site)).toEqual(['', 'java/start', 'java/stop', 'go/start']);
    expect(site.products[pageAt(site, 'go/start').product ?? -1]?.name).toBe('Go');
    expect(listSidebar(site, 'go/start')).toEqual(['API > Start']);
    expect(pageAt(site, 'java/start').next?.url).toBe('/java/stop/');
    expect(pageAt(site, 'go/start').next).toBeUndefined();
  });

  it('has all of them in each where nothing names one', () => {
    const { site, problems } = build({ products, navigation: [{ group: 'Home', pages: ['index'] }] });
    expect(problems).toEqual([]);
    expect(pathsOf(site).sort()).toEqual(['', 'go/start', 'go/stop', 'java/start', 'java/stop']);
    expect(listSidebar(site, 'go/stop')).toHaveLength(2);
  });

  it('has the pages of a version in the section of that', () => {
    const { site } = build({
      versions: ['v2', 'v1'],
      tabs: [
        { name: 'API', url: 'v2/api', version: 'v2', openapi },
        { name: 'API', url: 'v1/api', version: 'v1', openapi },
      ],
      navigation: [
        { group: 'Home', pages: ['index'] },
        { group: 'New', version: 'v2', pages: ['POST /start'] },
        { group: 'Old', version: 'v1', pages: ['POST /start'] },
      ],
    });
    expect(pathsOf(site)).toEqual(['', 'v2/api/start', 'v1/api/start']);
    expect(pageAt(site, 'v1/api/start').versions).toEqual(['v1']);
  });

  it('has them once where a group names no section, in the first', () => {
    const { site } = build({ products, navigation: [{ group: 'API', pages: ['index', 'POST /start'] }] });
    expect(pathsOf(site)).toEqual(['', 'java/start']);
  });

  it('has them once where its sections differ by their language or kind alone', () => {
    const { site } = build({
      languages: ['en', 'de'],
      tabs: [
        { name: 'API', url: 'api', language: 'en', openapi },
        { name: 'API', url: 'de/api', language: 'de', openapi },
      ],
      anchors: [{ name: 'Reference', url: 'reference', openapi }],
      navigation: [{ group: 'Home', pages: ['index'] }],
    });
    expect(pathsOf(site).filter((path) => path.includes('start') && !path.startsWith('de/'))).toEqual([
      'api/start',
    ]);
  });
});
