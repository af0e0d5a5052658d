import type { Way } from '../../http/playground/choose-way.ts';
import type { Exchange } from '../../http/playground/exchange.ts';
import type { PreparedRequest } from '../../http/playground/prepared-request.ts';
import { type AnswerCard, openCard } from '../response/response-card.ts';
import { openWire } from '../response/wire-view.ts';

/** A request for the wire view. */
interface Shown {
  readonly prepared: PreparedRequest;
  readonly way: Way['way'];
  /** The credentials as they are sent. */
  readonly secrets: readonly string[];
}

export interface AnswerCards extends Pick<AnswerCard, 'wait' | 'fail' | 'markEdited'> {
  /** Shows a request as it would be sent now. */
  readonly preview: (shown: Shown) => void;
  /** Settles when the whole answer has arrived. */
  readonly show: (shown: Shown, exchange: Exchange) => Promise<void>;
}

/** Finds the cards that show requests and answers. */
export function openAnswer(page: HTMLElement): AnswerCards {
  const find = (name: string) => page.querySelector(name) as HTMLElement;
  const { wait, show, fail, markEdited } = openCard(find('octavo-answer'));
  const { showWire } = openWire(find('octavo-wire'));
  return {
    wait,
    fail,
    markEdited,
    preview: ({ prepared, way, secrets }) =>
      void showWire({ request: prepared, sent: undefined, way, secrets }),
    show: async ({ prepared, secrets }, exchange) => {
      void showWire({ request: prepared, sent: exchange.sent, way: exchange.route, secrets });
      await show(exchange);
    },
  };
}
