/** What a tool answers with (Model Context Protocol 2026-07-28, tools). */
export interface ToolAnswer {
  readonly [key: string]: unknown;
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: boolean;
}

/** An answer that is a text. */
export function answerText(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }] };
}

/** An answer that says what was wrong with the question, so that it can be asked better. */
export function answerMistake(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }], isError: true };
}

const longest = 60_000;

/** A part of a long text, from a sign on, with a last line that says how to go on. */
export function answerPart(text: string, offset: number): ToolAnswer {
  const end = offset + longest;
  const part = text.slice(offset, end).toWellFormed();
  return answerText(text.length <= end ? part : `${part}\n\n[Cut here: ask again with offset ${end}.]`);
}
