import { readContentType } from './body-kind.lazy.ts';
import { create } from './elements.ts';
import type { AnswerParts } from './response-card.ts';

/** Lets the browser save the body that is shown as a file. Its URL never has a type that a browser would open as a page. */
export function saveBody({ shown }: AnswerParts): void {
  if (!shown) return;
  const { request, headers } = shown.exchange;
  const read = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
  const { mediaType } = readContentType(read('content-type'));
  const link = create('a');
  link.href = URL.createObjectURL(new Blob([shown.body()], { type: 'application/octet-stream' }));
  link.download = nameFile(read('content-disposition'), request.url, mediaType);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The name under which a body is saved: what the response calls it (RFC 6266), else the end of its URL, else "response". */
export function nameFile(disposition: string, url: string, mediaType: string): string {
  const named = clean(readExtended(disposition) || readPlain(disposition));
  if (named) return named;
  const last = clean(decode(URL.parse(url)?.pathname.split('/').findLast(Boolean) ?? '')) || 'response';
  const extension = nameExtension(mediaType);
  return last.endsWith(`.${extension}`) || (/\.\w{1,5}$/.test(last) && extension === 'bin')
    ? last
    : `${last}.${extension}`;
}

function readExtended(disposition: string): string {
  return decode(/;\s*filename\*\s*=\s*utf-8'[^']*'([^\s;]+)/i.exec(disposition)?.[1] ?? '');
}

function readPlain(disposition: string): string {
  const found = /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;]+))/i.exec(disposition);
  return found?.[1]?.replace(/\\(.)/g, '$1') ?? found?.[2] ?? '';
}

/** Without folders, signs that no file system or no eye can take, and a dot in front. */
function clean(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return base
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(-100);
}

function nameExtension(mediaType: string): string {
  const subtype = mediaType.split('/')[1] ?? '';
  const known: Readonly<Record<string, string>> = {
    plain: 'txt',
    jpeg: 'jpg',
    javascript: 'js',
    mpeg: 'mp3',
  };
  const found = known[subtype] ?? subtype.replace(/^.*\+|^x-/, '');
  return /^[a-z\d]{2,6}$/.test(found) ? found : 'bin';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
