import { type AnswerCard, openCard } from './open-card.ts';

/** `<octavo-answer>`: shows what a request was answered, from the moment it is sent. */
export class AnswerElement extends HTMLElement {
  /** A request was sent. `cancel` ends it, and its body while that arrives. */
  declare readonly wait: AnswerCard['wait'];
  /** Shows an answer while it arrives; resolves with the whole of it, however it ends. */
  declare readonly show: AnswerCard['show'];
  /** Nothing came back, or nothing was sent. */
  declare readonly fail: AnswerCard['fail'];
  /** The form was changed since the request was sent. */
  declare readonly markEdited: AnswerCard['markEdited'];

  connectedCallback(): void {
    if (!this.wait) Object.assign(this, openCard(this));
  }
}

customElements.define('octavo-answer', AnswerElement);
