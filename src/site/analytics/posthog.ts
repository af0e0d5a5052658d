import { type Analytics, quote } from './analytics.ts';

/** PostHog's cloud: its old addresses and those of today. */
const cloud = /^https:\/\/(?:(?:app|us|eu)\.posthog\.com|(?:us|eu)\.i\.posthog\.com)\/?$/i;

/**
 * PostHog. Its script takes its settings from `window.posthog._i`, as its own snippet leaves them.
 * https://posthog.com/docs/libraries/js, https://posthog.com/docs/advanced/content-security-policy
 */
export function buildPosthog(apiKey: string, apiHost = 'https://app.posthog.com'): Analytics {
  const host = apiHost.replace(/\/+$/, '');
  const isCloud = cloud.test(host);
  const region = /\/\/eu\./i.test(host) ? 'eu' : 'us';
  const scripts = isCloud ? `https://${region}-assets.i.posthog.com` : host;
  const origin = URL.parse(scripts)?.origin ?? scripts;
  const origins = isCloud ? [origin, 'https://*.posthog.com'] : [origin];
  const init = `[[${quote(apiKey)},{api_host:${quote(host)}},'posthog']]`;
  return {
    scripts: [
      { text: `window.posthog=[];posthog.people=[];posthog.__SV=1;posthog._i=${init}` },
      { src: `${scripts}/static/array.js`, isAsync: true, attributes: {} },
    ],
    allowed: { 'script-src': origins, 'connect-src': origins, 'img-src': origins },
  };
}
