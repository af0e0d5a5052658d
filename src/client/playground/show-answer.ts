import type { Way } from '../../request/choose-way.ts';
import type { Exchange } from '../../request/exchange.ts';
import type { Failure } from '../../request/failure.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';
import '../answer/cards.ts';
import type { AnswerElement, WireElement } from '../answer/cards.ts';

/** A request for the wire view. */
export interface Shown {
  readonly prepared: PreparedRequest;
  readonly way: Way['way'];
  /** The credentials as they are sent. */
  readonly secrets: readonly string[];
}

export interface AnswerCards {
  /** Shows a request as it would be sent now. */
  readonly preview: (shown: Shown) => void;
  readonly wait: (cancel: () => void) => void;
  /** Settles when the whole answer has arrived. */
  readonly show: (shown: Shown, exchange: Exchange) => Promise<void>;
  /** `help` is what the reader may do instead. */
  readonly fail: (failure: Failure, help: Help | undefined) => void;
  /** The form was changed after what is shown was sent. */
  readonly markEdited: () => void;
}

export interface Help {
  readonly label: string;
  readonly run: () => void;
}

/** Finds the cards that show requests and answers. */
export function openAnswer(page: HTMLElement): AnswerCards {
  const answer = page.querySelector<AnswerElement>('octavo-answer');
  const wire = page.querySelector<WireElement>('octavo-wire');
  return {
    preview: ({ prepared, way, secrets }) => wire?.show(prepared, undefined, way, secrets),
    wait: (cancel) => answer?.wait(cancel),
    show: async ({ prepared, secrets }, exchange) => {
      wire?.show(prepared, exchange.sent, exchange.route, secrets);
      await answer?.show(exchange);
    },
    fail: ({ title, message }, action) => answer?.fail({ title, text: message, action }),
    markEdited: () => answer?.markEdited(),
  };
}
