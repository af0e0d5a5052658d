import { expect, test } from 'vitest';
import { buildAnalytics } from './analytics.ts';
import { writeConsentScript } from './analytics-script.ts';

const none = { amplitude: undefined };

test('nothing is loaded and nobody is allowed without a service', () => {
  expect(buildAnalytics({ ...none } as never)).toEqual({ scripts: [], allowed: {}, consent: undefined });
});

test('what a writer typed cannot leave its string', () => {
  const { scripts } = buildAnalytics({
    ...none,
    ga4: { measurementId: `');alert(1)</script>` },
    hotjar: { hjid: `1)</script>`, hjsv: '6' },
    mixpanel: { projectToken: `']]</script>` },
    segment: { key: `'</script>` },
    posthog: { apiKey: `'</script>`, apiHost: undefined },
  } as never);
  const text = JSON.stringify(scripts);
  expect(text).not.toContain('</script');
  expect(text).toContain('\\\\u003c/script>');
});

test('only Tag Manager opens more than the origins of a service', () => {
  const all = {
    ga4: { measurementId: 'G-1' },
    gtm: { tagId: 'GTM-1' },
    plausible: { domain: 'docs.example.com', server: undefined },
    posthog: { apiKey: 'k', apiHost: undefined },
    fathom: { siteId: 'A' },
    adobe: { launchUrl: 'https://assets.adobedtm.com/a.js' },
    amplitude: { apiKey: 'A' },
    clarity: { projectId: 'A' },
    clearbit: { publicApiKey: 'A' },
    heap: { appId: '1' },
    hightouch: { writeKey: 'A', apiHost: undefined },
    hotjar: { hjid: '1', hjsv: '6' },
    mixpanel: { projectToken: 'A' },
    pirsch: { id: 'A' },
    segment: { key: 'A' },
  };
  const wide = Object.entries(all).filter(([name, service]) => {
    const { allowed } = buildAnalytics({ ...none, [name]: service } as never);
    return Object.values(allowed).some((origins) =>
      origins.some((origin) => !/^(?:https|wss):\/\/\w/.test(origin.replace('*.', ''))),
    );
  });
  expect(wide.map(([name]) => name)).toEqual(['gtm']);
  const { allowed } = buildAnalytics({ ...none, gtm: all.gtm } as never);
  expect(Object.keys(allowed).filter((directive) => allowed[directive]?.includes('https:'))).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'frame-src',
    'connect-src',
  ]);
  expect(Object.values(allowed).flat()).not.toContain("'unsafe-inline'");
});

test('PostHog’s cloud is asked where its region has its scripts', () => {
  const find = (apiHost?: string) =>
    buildAnalytics({ ...none, posthog: { apiKey: 'k', apiHost } } as never).scripts.flatMap((script) =>
      'src' in script ? [script.src] : [],
    );
  expect(find()).toEqual(['https://us-assets.i.posthog.com/static/array.js']);
  expect(find('https://eu.i.posthog.com')).toEqual(['https://eu-assets.i.posthog.com/static/array.js']);
  expect(find('https://p.example.com/x/')).toEqual(['https://p.example.com/x/static/array.js']);
});

test('chats are loaded with the policy that they need, Intercom’s with styles in the page', () => {
  const { scripts, allowed } = buildAnalytics({ ...none } as never, { intercom: 'a"b', frontchat: 'c' });
  expect(scripts.flatMap((script) => ('src' in script ? [script.src] : []))).toEqual([
    'https://widget.intercom.io/widget/a%22b',
    'https://chat-assets.frontapp.com/v1/chat.bundle.js',
  ]);
  expect(allowed['style-src']).toEqual(["'unsafe-inline'", 'blob:']);
  expect(allowed['frame-src']).toContain('https://intercom-sheets.com');
});

test('what readers agree to is quoted for a script', () => {
  const script = writeConsentScript({ key: "a'</script>", value: '"b"' });
  expect(script).not.toContain('</script>');
  expect(() => new Function(script)).not.toThrow();
});
