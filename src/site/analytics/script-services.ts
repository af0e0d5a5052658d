import { quoteScript } from '../../lib/html/escape.ts';
import type { Analytics, AnalyticsScript } from './analytics-script.ts';

/** A service whose script takes what is done before it is there from a queue. */
type Service = Analytics;

const after = (src: string, isAsync = true): AnalyticsScript => ({ src, isAsync, attributes: {} });

/** A list as a queue of calls, for a script that replaces it: `track('a')` becomes `['track', 'a']`. */
function makeQueue(name: string, methods: string): string {
  const queue = `window.${name}`;
  return `${queue}=${queue}||[];for(const m of ${quoteScript(methods.split(' '))})${queue}[m]=(...a)=>(${queue}.push([m,...a]),${queue})`;
}

/** https://experienceleague.adobe.com/docs/experience-platform/tags/publish/environments/embed-code.html */
export function buildAdobe(launchUrl: string): Service {
  const origin = URL.parse(launchUrl)?.origin ?? launchUrl;
  const collected = ['https://*.adobedc.net', 'https://*.omtrdc.net', 'https://*.demdex.net'];
  return {
    scripts: [after(launchUrl)],
    allowed: { 'script-src': [origin], 'connect-src': [origin, ...collected], 'img-src': collected },
  };
}

/** https://amplitude.com/docs/sdks/analytics/browser/browser-sdk-2 */
export function buildAmplitude(apiKey: string): Service {
  const origin = 'https://cdn.amplitude.com';
  return {
    scripts: [
      after(`${origin}/script/${encodeURIComponent(apiKey)}.js`, false),
      { text: `addEventListener('load',()=>window.amplitude?.init(${quoteScript(apiKey)}))` },
    ],
    allowed: { 'script-src': [origin], 'connect-src': ['https://*.amplitude.com'] },
  };
}

/** https://learn.microsoft.com/clarity/setup-and-installation/clarity-csp */
export function buildClarity(projectId: string): Service {
  const origin = 'https://*.clarity.ms';
  return {
    scripts: [
      { text: 'window.clarity=window.clarity||function(){(clarity.q=clarity.q||[]).push(arguments)}' },
      after(`https://www.clarity.ms/tag/${encodeURIComponent(projectId)}`),
    ],
    allowed: {
      'script-src': [origin],
      'connect-src': [origin],
      'img-src': [origin, 'https://c.bing.com'],
    },
  };
}

/** https://dashboard.clearbit.com/docs#tag */
export function buildClearbit(publicApiKey: string): Service {
  return {
    scripts: [after(`https://tag.clearbitscripts.com/v1/${encodeURIComponent(publicApiKey)}/tags.js`)],
    allowed: {
      'script-src': ['https://tag.clearbitscripts.com', 'https://x.clearbitjs.com'],
      'connect-src': ['https://x.clearbitjs.com', 'https://app.clearbit.com'],
    },
  };
}

/** https://developers.heap.io/docs/web#content-security-policy-csp */
export function buildHeap(appId: string): Service {
  const origin = 'https://heapanalytics.com';
  const methods =
    'addEventProperties addUserProperties clearEventProperties identify resetIdentity removeEventProperty setEventProperties track unsetEventProperty';
  return {
    scripts: [
      { text: `${makeQueue('heap', methods)};heap.appid=${quoteScript(appId)};heap.config={}` },
      after(`https://cdn.heapanalytics.com/js/heap-${encodeURIComponent(appId)}.js`),
    ],
    allowed: {
      'script-src': ['https://cdn.heapanalytics.com', origin],
      'connect-src': [origin],
      'img-src': [origin],
    },
  };
}

/** https://hightouch.com/docs/events/sdks/browser */
export function buildHightouch(writeKey: string, apiHost = 'us-east-1.hightouch-events.com'): Service {
  const origin = 'https://cdn.hightouch-events.com';
  const host = apiHost.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
  const sent = URL.parse(`https://${host}`)?.origin;
  const text = `${makeQueue('htevents', 'track page identify group alias ready reset on once off')};htevents._writeKey=${quoteScript(writeKey)};htevents._loadOptions={apiHost:${quoteScript(host)}};htevents.page()`;
  return {
    scripts: [{ text }, after(`${origin}/browser/release/v1-latest/events.min.js`)],
    allowed: { 'script-src': [origin], 'connect-src': [origin, ...(sent === undefined ? [] : [sent])] },
  };
}

/** https://help.hotjar.com/hc/en-us/articles/115011640307 */
export function buildHotjar(hjid: string, hjsv: string): Service {
  const origin = 'https://*.hotjar.com';
  const settings = `{hjid:+${quoteScript(hjid)},hjsv:+${quoteScript(hjsv)}}`;
  return {
    scripts: [
      {
        text: `window.hj=window.hj||function(){(hj.q=hj.q||[]).push(arguments)};window._hjSettings=${settings}`,
      },
      after(
        `https://static.hotjar.com/c/hotjar-${encodeURIComponent(hjid)}.js?sv=${encodeURIComponent(hjsv)}`,
      ),
    ],
    allowed: {
      'script-src': [origin],
      'connect-src': [origin, 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      'img-src': [origin],
      'font-src': [origin],
      'frame-src': [origin],
    },
  };
}

/** https://docs.logrocket.com/docs/content-security-policy-csp */
export function buildLogrocket(appId: string): Service {
  return {
    scripts: [
      after('https://cdn.logr-in.com/LogRocket.min.js', false),
      { text: `addEventListener('load',()=>window.LogRocket?.init(${quoteScript(appId)}))` },
    ],
    allowed: {
      'script-src': ['https://cdn.logr-in.com'],
      'connect-src': ['https://*.logr-in.com'],
      'worker-src': ["'self'", 'blob:'],
    },
  };
}

/** https://docs.mixpanel.com/docs/tracking-methods/sdks/javascript; its script takes its settings from `mixpanel._i`. */
export function buildMixpanel(projectToken: string): Service {
  const text = `window.mixpanel=[];mixpanel.people=[];mixpanel.__SV=1.2;mixpanel._i=[[${quoteScript(projectToken)},{track_pageview:true},'mixpanel']]`;
  return {
    scripts: [{ text }, after('https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js')],
    allowed: { 'script-src': ['https://cdn.mxpnl.com'], 'connect-src': ['https://*.mixpanel.com'] },
  };
}

/** https://docs.pirsch.io/get-started/frontend-integration */
export function buildPirsch(id: string): Service {
  const origin = 'https://api.pirsch.io';
  return {
    scripts: [{ src: `${origin}/pa.js`, isAsync: false, attributes: { id: 'pianjs', 'data-code': id } }],
    allowed: { 'script-src': [origin], 'connect-src': [origin] },
  };
}

/** https://segment.com/docs/connections/sources/catalog/libraries/website/javascript/ */
export function buildSegment(key: string): Service {
  const origin = 'https://cdn.segment.com';
  const text = `${makeQueue('analytics', 'track page identify group alias ready reset on once off')};analytics._writeKey=${quoteScript(key)};analytics._cdn=${quoteScript(origin)};analytics.page()`;
  return {
    scripts: [{ text }, after(`${origin}/analytics.js/v1/${encodeURIComponent(key)}/analytics.min.js`)],
    allowed: { 'script-src': [origin], 'connect-src': [origin, 'https://api.segment.io'] },
  };
}
