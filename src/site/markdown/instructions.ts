import type { Site } from '../site.ts';

/** A text for agents with what `markdown.instructions` of `site.json` tells them, behind a rule at its end. */
export function addInstructions({ instructions }: Pick<Site, 'instructions'>, markdown: string): string {
  return instructions === undefined ? markdown : `${markdown.trimEnd()}\n\n---\n\n${instructions}\n`;
}
