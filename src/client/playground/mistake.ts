/** Says beside an input what is wrong with its value; '' takes that back. */
export function showMistake(input: HTMLElement, message: string): void {
  const line = input.closest('.field')?.querySelector<HTMLElement>('.error');
  input.setAttribute('aria-invalid', `${message !== ''}`);
  if (!line) return;
  line.textContent = message;
  line.hidden = message === '';
}
