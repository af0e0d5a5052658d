/**
 * Lets a reader pick the date and time of a text field in the browser's own picker, and writes what they picked as RFC 3339
 * has it, in UTC. `button` stands beside the field's input.
 */
export function pickDate(button: HTMLElement): void {
  const field = button.closest('.field');
  const control = field?.querySelector<HTMLInputElement>('input.control');
  if (!field || !control) return;
  const known = field.querySelector<HTMLInputElement>('.picker');
  const picker = known ?? document.createElement('input');
  if (!known) {
    picker.type = 'datetime-local';
    picker.step = '1';
    picker.className = 'picker';
    picker.tabIndex = -1;
    picker.ariaHidden = 'true';
    picker.addEventListener('input', (event) => {
      event.stopPropagation();
      if (picker.value === '') return;
      control.value = new Date(picker.value).toISOString().replace('.000Z', 'Z');
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
    field.append(picker);
  }
  const start = new Date(control.value || Date.now());
  if (!Number.isNaN(start.getTime())) picker.value = writeLocal(start);
  picker.showPicker();
}

/** A time as `<input type="datetime-local">` has it: without a zone, in that of the reader. */
function writeLocal(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
