import type { PlaygroundData } from '../../request/playground-data.ts';
import { type OpenForm, openForm } from '../form/open-form.ts';

/** Starts the playground of a page. */
export function run(root: HTMLElement): OpenForm | undefined {
  const form = root.querySelector<HTMLElement>('.form');
  const text = root.querySelector('script[type="application/json"]')?.textContent;
  if (!form || !text) return undefined;
  const data: PlaygroundData = JSON.parse(text);
  return openForm(form, data);
}
