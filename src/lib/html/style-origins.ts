import { type FetchDirective, readOrigin } from './origin.ts';

interface StyleOrigin {
  readonly directive: FetchDirective;
  readonly origin: string;
}

/** Where style sheets of these hosts take their fonts from. */
const fontHosts: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
};

/** What CSS takes from elsewhere: imported style sheets, fonts and images. */
export function listStyleOrigins(css: string): readonly StyleOrigin[] {
  const found: StyleOrigin[] = [];
  for (let at = css.search(/\/\/|data:/); at >= 0; at = next(css, at)) {
    const before = css.slice(Math.max(0, at - 120), at);
    const [, isImport, isUrl] = /(@import\s+)?(url\()?\s*["']?(?:[a-z]{1,6}:)?$/i.exec(before) ?? [];
    if (isImport === undefined && isUrl === undefined) continue;
    const scheme = /[a-z]{1,6}:$/i.exec(before)?.[0] ?? '';
    const url = scheme + (/^[^"'()\s]*/.exec(css.slice(at, at + 2048))?.[0] ?? '');
    const origin = readOrigin(url);
    if (origin === undefined) continue;
    if (isImport === undefined) found.push({ directive: isFont(url) ? 'font-src' : 'img-src', origin });
    else
      found.push(
        { directive: 'style-src', origin },
        { directive: 'font-src', origin: fontHosts[origin] ?? origin },
        { directive: 'img-src', origin },
      );
  }
  return found;
}

/** The next place where a URL that leads elsewhere may stand; -1 when there is none. */
function next(css: string, at: number): number {
  const slashes = css.indexOf('//', at + 2);
  const data = css.indexOf('data:', at + 2);
  return slashes < 0 || data < 0 ? Math.max(slashes, data) : Math.min(slashes, data);
}

function isFont(url: string): boolean {
  return /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)|^data:(?:font|application\/[\w-]*font)/i.test(url);
}
