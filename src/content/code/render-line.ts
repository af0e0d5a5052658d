import type { ThemedToken } from 'shiki/types';
import { type CodeRole, findRole } from './theme.ts';

/** Text as HTML. */
export function escapeCode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** One line as HTML: neighbours of one role share one span, and white space joins the role before it. */
export function renderLine(tokens: readonly ThemedToken[]): string {
  let html = '';
  let role: CodeRole | undefined;
  let text = '';
  let space = '';
  const close = () => {
    html +=
      (role && text !== '' ? `<span class="tk-${role}">${escapeCode(text)}</span>` : escapeCode(text)) +
      space;
    text = space = '';
  };
  for (const token of tokens) {
    if (token.content.trim() === '') {
      space += token.content;
      continue;
    }
    const next = findRole(token.color, token.content);
    if (next !== role) close();
    text += space + token.content;
    space = '';
    role = next;
  }
  close();
  return html;
}
