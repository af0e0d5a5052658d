/** A problem as the development server sends it: texts only. */
export interface ShownProblem {
  /** `site.json:3:26`. */
  readonly place: string;
  readonly message: string;
  readonly hint: string;
  readonly code: string;
  readonly frame: string;
}

const styles = `
  dialog { box-sizing: border-box; width: min(56rem, calc(100vw - 2rem)); max-height: calc(100dvh - 4rem); margin: 2rem auto; padding: 1.5rem;
    overflow: auto; border: 1px solid var(--color-red-border); border-top: 3px solid var(--color-red-fg); border-radius: .75rem;
    background: var(--color-bg); color: var(--color-text); font: 400 .9375rem/1.6 var(--font-sans); }
  dialog::backdrop { background: var(--color-scrim); }
  h2 { margin: 0; color: var(--color-heading); font-size: 1.125rem; }
  section { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--color-border); }
  p { margin: .25rem 0; overflow-wrap: anywhere; }
  .place, .code { font: 500 .8125rem/1.6 var(--font-mono); color: var(--color-muted); }
  .message { color: var(--color-heading); font-weight: 500; }
  pre { margin: .75rem 0; padding: .75rem 1rem; overflow-x: auto; border: 1px solid var(--color-border); border-radius: .5rem;
    background: var(--color-surface); font: 400 .8125rem/1.6 var(--font-mono); }
`;

/** `<octavo-problem-overlay>`: shows mistakes over the last good page while a site is being written. */
class ProblemOverlay extends HTMLElement {
  /** Opens it with these; without any it goes away. */
  show(problems: readonly ShownProblem[]): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren();
    if (problems.length === 0) return;
    const sheet = document.createElement('style');
    sheet.textContent = styles;
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Problems');
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    dialog.append(
      makeElement('h2', '', `${count} to fix`),
      makeElement(
        'p',
        '',
        'The last page that built is behind this message and updates when you save. Press Esc to close.',
      ),
      ...problems.map(describeProblem),
    );
    root.append(sheet, dialog);
    dialog.showModal();
  }
}

function describeProblem(problem: ShownProblem): HTMLElement {
  const section = document.createElement('section');
  section.append(
    makeElement('p', 'place', problem.place),
    makeElement('p', 'message', problem.message),
    ...(problem.frame === '' ? [] : [makeElement('pre', '', problem.frame)]),
    makeElement('p', 'hint', problem.hint),
    makeElement('p', 'code', problem.code),
  );
  return section;
}

function makeElement(name: string, className: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

customElements.define('octavo-problem-overlay', ProblemOverlay);

/** Shows mistakes over the page; without any, what was shown goes away. */
export function coverWithProblems(problems: readonly ShownProblem[]): void {
  const found = document.querySelector('octavo-problem-overlay');
  if (!found && problems.length === 0) return;
  const overlay = found instanceof ProblemOverlay ? found : new ProblemOverlay();
  if (!found) document.body.append(overlay);
  overlay.show(problems);
}
