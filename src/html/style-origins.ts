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
  if (!css.includes('//') && !css.includes('data:')) return [];
  return [...css.matchAll(/(@import\s+)?(?:url\(\s*(["']?)(.*?)\2\s*\)|(?<=@import\s+)(["'])(.*?)\4)/gi)].flatMap(
    ([, isImport, , url, , imported]): readonly StyleOrigin[] => {
      const origin = readOrigin(url ?? imported ?? '');
      if (origin === undefined) return [];
      if (isImport === undefined && imported === undefined)
        return [{ directive: isFont(url ?? '') ? 'font-src' : 'img-src', origin }];
      return [
        { directive: 'style-src', origin },
        { directive: 'font-src', origin: fontHosts[origin] ?? origin },
        { directive: 'img-src', origin },
      ];
    },
  );
}

function isFont(url: string): boolean {
  return /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)|^data:(?:font|application\/[\w-]*font)/i.test(url);
}
