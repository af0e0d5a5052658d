import { safeUrl } from '../../lib/html/safe-url.ts';

/** A piece of a title or caption. */
export type TextPiece =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em' | 'del'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'link'; readonly href: string; readonly pieces: readonly TextPiece[] };

const marks =
  /(?<code>`[^`]+`)|\*\*(?<strong>(?=\S)(?:(?!\*\*).)+?\S?)\*\*|(?<![\w*])\*(?<em>(?=\S)[^*]*?[^\s*])\*(?![\w*])|~~(?<del>(?=\S)[^~]+)~~|\[(?<label>[^\][]+)\]\((?<url>[^()\s]+)\)/s;

/**
 * The pieces of a short text that a writer gave to a component: `code`, **bold**, *italic*, ~~struck out~~ and
 * [links](/x) as in Markdown; all else, a lone mark and an unsafe link among it, is itself.
 */
export function splitText(text: string): readonly TextPiece[] {
  const match = marks.exec(text);
  if (!match?.groups) return text === '' ? [] : [{ kind: 'text', text }];
  const piece = readPiece(match.groups, match[0]);
  return [
    ...splitText(text.slice(0, match.index)),
    piece,
    ...splitText(text.slice(match.index + match[0].length)),
  ];
}

function readPiece(groups: Readonly<Record<string, string | undefined>>, whole: string): TextPiece {
  const { code, strong, em, del, label, url } = groups;
  if (code !== undefined) return { kind: 'code', text: code.slice(1, -1) };
  if (strong !== undefined) return { kind: 'strong', pieces: splitText(strong) };
  if (em !== undefined) return { kind: 'em', pieces: splitText(em) };
  if (del !== undefined) return { kind: 'del', pieces: splitText(del) };
  const href = safeUrl(url ?? '');
  return href === undefined || label === undefined
    ? { kind: 'text', text: whole }
    : { kind: 'link', href, pieces: splitText(label) };
}
