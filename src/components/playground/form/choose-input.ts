import type { FormControl } from '../../../http/form/form-field.ts';

/** The attributes of an `<input>`. */
export interface InputAttributes {
  readonly type?: 'date' | 'email' | 'password' | 'url' | undefined;
  readonly inputmode?: 'decimal' | 'email' | 'numeric' | 'url' | undefined;
  readonly placeholder?: string | undefined;
  readonly autocomplete?: 'off' | undefined;
}

const placeholders: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T09:30:00Z',
  time: '09:30:00Z',
};

/**
 * How a text or a number is typed. Numbers are texts, since a number input may round them; a date has the browser's own
 * input where that can show what it holds at first.
 */
export function chooseInput(control: FormControl, value: string): InputAttributes {
  if (control.kind === 'number')
    return {
      inputmode: control.isInteger && (control.minimum ?? -1) >= 0 ? 'numeric' : 'decimal',
      placeholder: control.placeholder,
    };
  if (control.kind !== 'text') return {};
  const { format = '' } = control;
  if (format === 'password') return { type: 'password', autocomplete: 'off' };
  if (format === 'date' && (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value))) return { type: 'date' };
  return {
    inputmode: format === 'email' ? 'email' : /^ur[il]$/.test(format) ? 'url' : undefined,
    placeholder: control.placeholder ?? placeholders[format],
  };
}
