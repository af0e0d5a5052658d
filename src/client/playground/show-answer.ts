import type { Way } from '../../request/choose-way.ts';
import type { Exchange } from '../../request/exchange.ts';
import type { Failure } from '../../request/failure.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';

/** Where the answer is shown: `<octavo-answer>`, which components/playground/answer renders. */
interface AnswerElement extends HTMLElement {
  readonly show?: (exchange: Exchange) => Promise<void>;
  readonly fail?: (failure: Failure) => void;
  readonly wait?: (cancel: () => void) => void;
}

/** Where the request is shown as it is sent: `<octavo-wire>`. */
interface WireElement extends HTMLElement {
  readonly show?: (prepared: PreparedRequest, way: Way) => void;
}

export interface Answer {
  /** Shows a request as it would be sent now. */
  readonly preview: (prepared: PreparedRequest, way: Way) => void;
  readonly wait: (cancel: () => void) => void;
  /** Settles when the whole answer has arrived. */
  readonly show: (exchange: Exchange) => Promise<void>;
  readonly fail: (failure: Failure) => void;
}

/** Finds the elements that show requests and answers; where there are none, an answer is shown as plain text. */
export function openAnswer(page: HTMLElement): Answer {
  const answer = page.querySelector<AnswerElement>('octavo-answer');
  const wire = page.querySelector<WireElement>('octavo-wire');
  const outcome = page.querySelector('.answer > .outcome');
  const pre = page.querySelector<HTMLElement>('.answer > pre');
  const say = (words: string, text: string) => {
    if (outcome) outcome.textContent = words;
    if (!pre) return;
    pre.hidden = text === '';
    pre.textContent = text;
  };
  return {
    preview: (prepared, way) => wire?.show?.(prepared, way),
    wait: (cancel) => (answer?.wait ? answer.wait(cancel) : say('Waiting for an answer.', '')),
    show: async (exchange) => {
      if (answer?.show) return answer.show(exchange);
      const { status, statusText, duration, body } = exchange;
      say(`${status} ${statusText} ${duration} ms`, await new Response(body).text());
    },
    fail: (failure) => (answer?.fail ? answer.fail(failure) : say(failure.title, '')),
  };
}
