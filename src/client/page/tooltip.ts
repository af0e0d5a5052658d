/**
 * `<octavo-tooltip>`: its popover, which a press opens without a script, also opens under a mouse that rests on its
 * words, and stays while the mouse is on either. https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
 */
class Tooltip extends HTMLElement {
  private timer = 0;

  connectedCallback(): void {
    const button = this.querySelector('button');
    const box = this.querySelector<HTMLElement>('[popover]');
    if (!button || !box || !('showPopover' in box)) return;
    this.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'touch') this.later(150, () => this.show(box, button));
    });
    this.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch') this.later(200, () => box.hidePopover());
    });
    // A press opens it; one on words whose tip the mouse has opened leaves it there.
    button.popoverTargetAction = 'show';
    button.addEventListener('click', () => clearTimeout(this.timer));
    button.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !box.contains(event.relatedTarget)) box.hidePopover();
    });
  }

  private show(box: HTMLElement, source: HTMLElement): void {
    if (!box.matches(':popover-open')) box.showPopover({ source });
  }

  private later(delay: number, run: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(run, delay);
  }
}

customElements.define('octavo-tooltip', Tooltip);
