import type { Exchange } from '../../http/playground/exchange.ts';

/** The card of an answer, for what fills it. */
export interface AnswerParts {
  readonly card: HTMLElement;
  /** Writes into one of its parts, in place of what stands there. */
  readonly write: (part: string, ...content: (Node | string)[]) => void;
  /** What its buttons work on. */
  shown: ShownAnswer | undefined;
}

interface ShownAnswer {
  readonly exchange: Exchange;
  /** What has arrived of its body. */
  readonly body: () => Blob;
  /** That as text, as it came; undefined where it is none. */
  readonly text: (() => string) | undefined;
}

/** What a reader may do instead. */
export interface Help {
  readonly label: string;
  readonly run: () => void;
}
