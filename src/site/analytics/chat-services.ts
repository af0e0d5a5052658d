import { quoteScript } from '../../lib/html/escape.ts';
import type { Analytics } from './analytics-script.ts';

/**
 * The Intercom Messenger. Its styles stand in the page, so that the policy cannot tell them from others.
 * https://developers.intercom.com/installing-intercom/web/installation,
 * https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
 */
export function buildIntercom(appId: string): Analytics {
  const settings = `{app_id:${quoteScript(appId)}}`;
  const scripts = ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'];
  const files = [
    'https://*.intercomcdn.com',
    'https://*.intercomcdn.eu',
    'https://*.intercomusercontent.com',
  ];
  const attachments = [5, 6, 9].map((number) => `https://*.intercom-attachments-${number}.com`);
  return {
    scripts: [
      {
        text: `window.intercomSettings=${settings};window.Intercom=window.Intercom||function(){(Intercom.q=Intercom.q||[]).push(arguments)}`,
      },
      {
        src: `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`,
        isAsync: true,
        attributes: {},
      },
    ],
    allowed: {
      'script-src': scripts,
      'style-src': ["'unsafe-inline'"],
      'connect-src': [
        ...['https://*.intercom.io', 'wss://*.intercom.io'],
        ...['https://*.intercom-messenger.com', 'wss://*.intercom-messenger.com', ...files],
      ],
      'img-src': [
        'blob:',
        'https://*.intercom.io',
        'https://static.intercomassets.com',
        ...files,
        ...attachments,
      ],
      'media-src': ['https://*.intercomcdn.com'],
      'font-src': ['https://*.intercomcdn.com'],
      'frame-src': [
        ...['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
        ...['https://www.youtube.com', 'https://player.vimeo.com', 'https://fast.wistia.net'],
      ],
      'form-action': ['https://intercom.help', 'https://*.intercom.io'],
    },
  };
}

/** Front Chat. https://dev.frontapp.com/docs/chat-widget-sdk, https://dev.frontapp.com/docs/content-security-policy */
export function buildFrontChat(chatId: string): Analytics {
  const assets = 'https://chat-assets.frontapp.com';
  const chat = 'https://chat.frontapp.com';
  const settings = `{chatId:${quoteScript(chatId)},useDefaultLauncher:true}`;
  return {
    scripts: [
      { src: `${assets}/v1/chat.bundle.js`, isAsync: false, attributes: {} },
      { text: `addEventListener('load',()=>window.FrontChat?.('init',${settings}))` },
    ],
    allowed: {
      'script-src': [assets],
      'style-src': ['blob:'],
      'connect-src': [
        ...[assets, chat, 'https://chat-webhook.frontapp.com'],
        ...['us-west-1', 'us-west-2', 'eu-west-1'].map(
          (region) => `https://${region}-chat-server.frontapp.com`,
        ),
        ...['wss://front-us-realtime.ably.io', 'wss://front-eu-realtime.ably.io'],
      ],
      'img-src': [chat, 'https://chat-assets.frontusercontent.com'],
    },
  };
}
