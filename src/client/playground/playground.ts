/** `<octavo-playground>`: loads what is behind the form when a reader comes to it. */
class Playground extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('focusin', () => void import('./run-playground.ts').then((run) => run.run(this)), {
      once: true,
    });
  }
}

customElements.define('octavo-playground', Playground);
