import { answerHeaders } from '../../../src/relay/rules/answer-rules.ts';
import { type HostileCase, type RelayParts, respond, send, without } from '../relay-parts.ts';

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const hostile = (type: string) => () => ({
  transport: async () =>
    respond(
      [script],
      [
        ['Content-Type', type],
        ['Set-Cookie', 'session=evil; Path=/'],
        ['set-cookie2', 'session=evil'],
        ['Access-Control-Allow-Origin', '*'],
        ['Access-Control-Allow-Credentials', 'true'],
        ['Content-Security-Policy', "script-src 'unsafe-inline'"],
        ['Service-Worker-Allowed', '/'],
        ['Cache-Control', 'public, max-age=9999'],
      ],
    ),
});

/** The relay that says what the server said, in place of its own headers. */
function answering(headers: Readonly<Record<string, string>>): (parts: RelayParts) => RelayParts {
  return (parts) => ({ ...parts, rules: { ...parts.rules, answerHeaders: headers } });
}

function drop(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(answerHeaders).filter(([other]) => other !== name));
}

/** Answers that would do something to the reader's browser. */
export const answers: readonly HostileCase[] = [
  ...['text/html', 'image/svg+xml', 'application/xhtml+xml'].map(
    (type): HostileCase => ({
      name: `an answer is a document with a script (${type})`,
      options: hostile(type),
      weaken: answering({ ...answerHeaders, 'Content-Type': type }),
      attack: async (parts) => (await send(parts)).headers.get('content-type') !== 'application/octet-stream',
    }),
  ),
  ...(
    [
      ['X-Content-Type-Options', 'nosniff', 'a browser guesses that an answer is a page'],
      ['Content-Security-Policy', 'sandbox', 'an answer is opened as a page of the site'],
      ['Content-Disposition', 'attachment', 'an answer is shown in a tab of its own'],
      ['Cross-Origin-Resource-Policy', 'same-origin', 'another site embeds an answer'],
      ['Cache-Control', 'no-store', 'an answer stays in a cache'],
    ] as const
  ).map(
    ([header, value, name]): HostileCase => ({
      name,
      options: hostile('text/html'),
      weaken: answering(drop(header)),
      attack: async (parts) => (await send(parts)).headers.get(header) !== value,
    }),
  ),
  {
    name: 'an answer sets a cookie on the site',
    options: hostile('text/html'),
    weaken: answering({ ...answerHeaders, 'Set-Cookie': 'session=evil' }),
    attack: async (parts) => (await send(parts)).headers.has('set-cookie'),
  },
  {
    name: 'scripts of the page read the cookies that a server sets',
    options: hostile('text/html'),
    weaken: without('headers', 'dropCookies'),
    attack: async (parts) => /set-cookie/i.test(await (await send(parts)).text()),
  },
  {
    name: 'an answer lets other sites read it',
    options: hostile('text/html'),
    weaken: answering({ ...answerHeaders, 'Access-Control-Allow-Origin': '*' }),
    attack: async (parts) =>
      [...(await send(parts)).headers.keys()].some((name) => name.startsWith('access-control-')),
  },
];
