#!/usr/bin/env node
// The program that Playwright starts as Firefox: it starts the real one and passes WebDriver BiDi on, but for what Firefox does not know.
// https://w3c.github.io/webdriver-bidi/
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** Commands that Playwright 1.65 sends to every page and that Firefox 153 refuses: they set what no test here asks for. */
const unknownCommands = new Set(['emulation.setMediaFeaturesOverride']);

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});

/** Opens a server that passes on to `address`, and says so in the words of Firefox, for which Playwright waits. */
function passOn(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client) => {
    const browser = new WebSocket(`${address}/session`, { perMessageDeflate: false });
    const waiting = [];
    browser.on('open', () => {
      for (const text of waiting.splice(0)) browser.send(text);
    });
    browser.on('message', (data) => client.send(String(data)));
    browser.on('close', () => client.close());
    client.on('message', (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (unknownCommands.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else waiting.push(text);
    });
    client.on('close', () => browser.close());
  });
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
}

let told = '';
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  told += text;
  const [line, address] = /^WebDriver BiDi listening on (ws:\/\/\S+)\r?\n/m.exec(told) ?? [];
  if (line === undefined) return;
  told = '';
  passOn(address);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));
