/** `<octavo-feedback>`: sends the answer in its form without leaving the page, by a script that comes with the answer. */
class Feedback extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', async (event) => {
      event.preventDefault();
      const { submitter } = event;
      (await import('./send-feedback.lazy.ts')).answer(this, submitter);
    });
  }
}

customElements.define('octavo-feedback', Feedback);
