import type { SecurityScheme } from '../../http/form/callable.ts';
import type { PlaygroundData } from '../../http/form/playground-form.ts';
import { dropPrefix, separatePrefix } from '../../http/request/api-auth.ts';

/** What a reader authorizes with. */
export interface Credentials {
  /** Which alternative of `Callable.security`, and its schemes with the prefixes that the reader gave them. */
  readonly index: number;
  readonly schemes: readonly SecurityScheme[];
  /** The first variable. */
  readonly variable: string;
  /** By variable, as they are sent; undefined while nothing is typed. */
  readonly values: Readonly<Record<string, string>> | undefined;
  /** The reader wants them to be seen in the samples. */
  readonly isShown: boolean;
}

/**
 * Takes over the inputs for credentials and gives what reads them. What is typed is kept as
 * `keepValues` does.
 */
export function openCredentials(
  root: HTMLElement,
  { call, canRelay }: PlaygroundData,
  change: () => void,
): { readonly read: () => Credentials; readonly renew: () => Promise<void> } {
  const section = root.querySelector<HTMLElement>('.credentials');
  const select = section?.querySelector<HTMLSelectElement>(':scope > header select');
  const shown = section?.querySelector<HTMLInputElement>('[data-show]');
  const index = () => select?.selectedIndex ?? 0;
  const follow = () => {
    for (const [place, part] of root.querySelectorAll<HTMLElement>('[data-alternative]').entries())
      part.hidden = place !== index();
    const inputs = [
      ...root.querySelectorAll<HTMLInputElement>('[data-alternative]:not([hidden]) [data-value]'),
    ];
    inputs.forEach(tidy);
    return inputs;
  };
  const changed = () => {
    follow();
    change();
  };
  section?.addEventListener('input', changed);
  section?.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button || button.closest('.oauth')) return;
    const { pressCredentialButton } = await import('./credential-buttons.lazy.ts');
    if (pressCredentialButton(root, button)) changed();
  });
  const panels =
    root.querySelector('.oauth') &&
    import('../oauth/token-panel.lazy.ts').then(
      ({ openTokenPanels }) => openTokenPanels(root, canRelay),
      () => undefined,
    );
  const read = () => {
    // They may have been typed before this script came.
    const inputs = follow();
    const isTyped = inputs.some(({ value, defaultValue }) => value.trim() && value !== defaultValue);
    return {
      index: index(),
      schemes: (call.security[index()] ?? []).map((scheme) => {
        const input = inputs.find(({ dataset }) => dataset['scheme'] === scheme.key);
        return { ...scheme, prefix: (input && readPrefix(input)) ?? scheme.prefix };
      }),
      variable: inputs[0]?.dataset['variable'] ?? '',
      values: isTyped
        ? Object.fromEntries(inputs.map((input) => [input.dataset['variable'], join(input)]))
        : undefined,
      isShown: shown?.checked ?? false,
    };
  };
  return { read, renew: async () => (await panels)?.() };
}

/** A prefix that was pasted together with a token is before it already, or in the input itself. */
function tidy(input: HTMLInputElement): void {
  const { value, defaultValue } = input;
  const rest = dropPrefix(value, readPrefix(input) ?? defaultValue);
  if (rest !== value && defaultValue + rest !== value) input.value = defaultValue + rest;
}

/** The text in the input for the prefix, where there is one. */
function readPrefix({ parentElement }: HTMLInputElement): string | undefined {
  const prefix = parentElement?.querySelector<HTMLInputElement>('[data-prefix]');
  return prefix ? separatePrefix(prefix.value.trim()) : undefined;
}

/** What is sent: the prefix, one space after it when it ends in a letter or digit, what was typed. */
function join(input: HTMLInputElement): string {
  return input.dataset['value'] === 'basic' ? input.value : (readPrefix(input) ?? '') + input.value.trim();
}
