import { writeChoice } from '../page/page-state.ts';

/** Pixels that a press of an arrow key moves it. */
const step = 24;

/** Pixels that form and answer have at least, the gap between them with the form: as `styles/optional/playground.css` has it. */
const least = { form: 496, answer: 320 };

/**
 * Takes over the divider between the form and its answer: it is dragged, moved with the arrow keys, and put back by a double
 * click. The width of the answer is remembered, and a script of `components/reference/ExampleRail.astro` reads it.
 */
export function openDivider(divider: HTMLElement, page: HTMLElement): void {
  const { style } = document.documentElement;
  const isMirrored = () => getComputedStyle(page).direction === 'rtl';
  const measure = () => page.querySelector('.rail')?.getBoundingClientRect().width ?? 0;
  const set = (width: number) => {
    const most = page.getBoundingClientRect().width - least.form;
    const kept = Math.round(Math.max(least.answer, Math.min(most, width)));
    style.setProperty('--rail', `${kept}px`);
    divider.ariaValueNow = `${Math.round((100 * (most - kept)) / (most - least.answer))}`;
  };
  const keep = () => writeChoice('rail', style.getPropertyValue('--rail'));
  divider.addEventListener('pointerdown', (event) => {
    divider.setPointerCapture(event.pointerId);
    const [from, width] = [event.clientX, measure()];
    const move = ({ clientX }: PointerEvent) => set(width + (isMirrored() ? clientX - from : from - clientX));
    divider.addEventListener('pointermove', move);
    divider.addEventListener(
      'lostpointercapture',
      () => {
        divider.removeEventListener('pointermove', move);
        keep();
      },
      { once: true },
    );
  });
  divider.addEventListener('dblclick', () => {
    style.removeProperty('--rail');
    keep();
  });
  divider.addEventListener('keydown', (event) => {
    const way = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    set(measure() + (isMirrored() ? -way : way) * step);
    keep();
  });
  set(measure());
}
