import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { quoteScript } from '../../lib/html/escape.ts';
import type { Analytics, AnalyticsScript } from './analytics-script.ts';
import { buildFrontChat, buildIntercom } from './chat-services.ts';
import {
  buildAdobe,
  buildAmplitude,
  buildClarity,
  buildClearbit,
  buildHeap,
  buildHightouch,
  buildHotjar,
  buildLogrocket,
  buildMixpanel,
  buildPirsch,
  buildSegment,
} from './script-services.ts';

type Service = Analytics;

/** The services that `site.json` names; nothing is loaded, and nobody is asked, without one. */
export function buildAnalytics(
  config: SiteConfig['analytics'],
  { intercom, frontchat, cookies }: Partial<SiteConfig['integrations']> = {},
): Analytics {
  const { ga4, gtm, plausible, posthog, fathom, adobe, amplitude, clarity, clearbit, heap } = config;
  const { hightouch, hotjar, logrocket, mixpanel, pirsch, segment } = config;
  const services: readonly Service[] = [
    ...(ga4 ? [buildGoogle(ga4.measurementId)] : []),
    ...(gtm ? [buildTagManager(gtm.tagId)] : []),
    ...(plausible ? [buildPlausible(plausible.domain, plausible.server)] : []),
    ...(posthog ? [buildPosthog(posthog.apiKey, posthog.apiHost)] : []),
    ...(fathom ? [buildFathom(fathom.siteId)] : []),
    ...(adobe ? [buildAdobe(adobe.launchUrl)] : []),
    ...(amplitude ? [buildAmplitude(amplitude.apiKey)] : []),
    ...(clarity ? [buildClarity(clarity.projectId)] : []),
    ...(clearbit ? [buildClearbit(clearbit.publicApiKey)] : []),
    ...(heap ? [buildHeap(heap.appId)] : []),
    ...(hightouch ? [buildHightouch(hightouch.writeKey, hightouch.apiHost)] : []),
    ...(hotjar ? [buildHotjar(hotjar.hjid, hotjar.hjsv)] : []),
    ...(logrocket ? [buildLogrocket(logrocket.appId)] : []),
    ...(mixpanel ? [buildMixpanel(mixpanel.projectToken)] : []),
    ...(pirsch ? [buildPirsch(pirsch.id)] : []),
    ...(segment ? [buildSegment(segment.key)] : []),
    ...(intercom ? [buildIntercom(intercom)] : []),
    ...(frontchat ? [buildFrontChat(frontchat)] : []),
  ];
  const allowed: Record<string, readonly string[]> = {};
  for (const service of services)
    for (const [directive, origins] of Object.entries(service.allowed))
      allowed[directive] = [...new Set([...(allowed[directive] ?? []), ...origins])];
  return { scripts: services.flatMap(({ scripts }) => scripts), allowed, consent: cookies };
}

/** https://developers.google.com/tag-platform/gtagjs, https://developers.google.com/tag-platform/security/guides/csp */
function buildGoogle(id: string): Service {
  const tagManager = ['https://www.googletagmanager.com', 'https://*.googletagmanager.com'];
  const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return {
    scripts: [
      load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`, true),
      {
        text: `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config',${quoteScript(id)})`,
      },
    ],
    allowed: {
      'script-src': tagManager,
      'img-src': [...tagManager, ...analytics],
      'connect-src': [...tagManager, ...analytics],
    },
  };
}

/**
 * A container loads what its owner puts into it, which is known to the container alone, so any secure origin is allowed
 * for what its tags load; scripts inside the page are not. https://developers.google.com/tag-platform/security/guides/csp
 */
function buildTagManager(id: string): Service {
  return {
    scripts: [
      {
        text: "window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'})",
      },
      load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`, true),
    ],
    allowed: Object.fromEntries(
      ['script-src', 'style-src', 'img-src', 'font-src', 'frame-src', 'connect-src'].map((name) => [
        name,
        ['https://www.googletagmanager.com', 'https:'],
      ]),
    ),
  };
}

/** https://plausible.io/docs/plausible-script */
function buildPlausible(domain: string, server = 'plausible.io'): Service {
  const origin = `https://${server.replace(/^https?:\/\//i, '').replace(/\/+$/, '')}`;
  return {
    scripts: [load(`${origin}/js/script.js`, false, { 'data-domain': domain })],
    allowed: allow(origin, 'script-src', 'connect-src'),
  };
}

/** https://usefathom.com/docs/script/embed */
function buildFathom(siteId: string): Service {
  const origin = 'https://cdn.usefathom.com';
  return {
    scripts: [load(`${origin}/script.js`, false, { 'data-site': siteId })],
    allowed: allow(origin, 'script-src', 'img-src', 'connect-src'),
  };
}

function load(
  src: string,
  isAsync: boolean,
  attributes: Readonly<Record<string, string>> = {},
): AnalyticsScript {
  return { src, isAsync, attributes };
}

function allow(origin: string, ...directives: readonly string[]): Service['allowed'] {
  return Object.fromEntries(
    directives.map((directive) => [directive, [URL.parse(origin)?.origin ?? origin]]),
  );
}

/** PostHog's cloud: its old addresses and those of today. */
const cloud = /^https:\/\/(?:(?:app|us|eu)\.posthog\.com|(?:us|eu)\.i\.posthog\.com)\/?$/i;

/**
 * PostHog. Its script takes its settings from `window.posthog._i`, as its own snippet leaves them.
 * https://posthog.com/docs/libraries/js, https://posthog.com/docs/advanced/content-security-policy
 */
function buildPosthog(apiKey: string, apiHost = 'https://app.posthog.com'): Analytics {
  const host = apiHost.replace(/\/+$/, '');
  const isCloud = cloud.test(host);
  const region = /\/\/eu\./i.test(host) ? 'eu' : 'us';
  const scripts = isCloud ? `https://${region}-assets.i.posthog.com` : host;
  const origin = URL.parse(scripts)?.origin ?? scripts;
  const origins = isCloud ? [origin, 'https://*.posthog.com'] : [origin];
  const init = `[[${quoteScript(apiKey)},{api_host:${quoteScript(host)}},'posthog']]`;
  return {
    scripts: [
      { text: `window.posthog=[];posthog.people=[];posthog.__SV=1;posthog._i=${init}` },
      { src: `${scripts}/static/array.js`, isAsync: true, attributes: {} },
    ],
    allowed: { 'script-src': origins, 'connect-src': origins, 'img-src': origins },
  };
}
