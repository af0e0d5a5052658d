import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Everything that a page and its browser keep or show of a reader, by the name of the place. */
export type Traces = Readonly<Record<string, string>>;

/**
 * Collects what a page leaves behind. The live values of its inputs are no part of its HTML; `around` is that without
 * the cards that show the request and its answer.
 */
export async function collectTraces(page: Page): Promise<Traces> {
  const around = await page.evaluate(() => {
    const root = document.documentElement.cloneNode(true);
    if (!(root instanceof HTMLElement)) return '';
    for (const card of root.querySelectorAll('octavo-answer, octavo-wire, #samples')) card.remove();
    return root.outerHTML;
  });
  const inPage = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    'history.state': JSON.stringify(history.state),
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    'document.cookie': document.cookie,
    'document.title': document.title,
    'window.name': window.name,
  }));
  const databases = await page.evaluate(async () =>
    JSON.stringify([await indexedDB.databases(), await caches.keys()]),
  );
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  return { ...inPage, around, url: page.url(), databases, cookies: JSON.stringify({ cookies, origins }) };
}

/** The bytes of every file below a folder, the packed ones of the search unpacked, as Latin-1: a search finds any ASCII text in them. */
export async function readFiles(folder: string): Promise<Traces> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(file);
        const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
        return [file, (isPacked ? gunzipSync(bytes) : bytes).toString('latin1')] as const;
      }),
    ),
  );
}

/** The places that hold a secret: as it is, or encoded as URLs, Base64 and JSON in it would have it. */
export function findSecret(traces: Traces, secret: string): readonly string[] {
  const hiddenIn = (text: string) => listForms(secret).some((form) => text.includes(form));
  // What is packed as base64url, such as a shared request, is read as what it holds.
  const unpack = (text: string) =>
    (text.match(/[\w+/-]{24,}/g) ?? []).map((word) => Buffer.from(word, 'base64').toString()).join('\n');
  return Object.entries(traces)
    .filter(([, text]) => hiddenIn(text) || hiddenIn(unpack(text)))
    .map(([place]) => place);
}

function listForms(secret: string): readonly string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').slice(0, -4)];
}
