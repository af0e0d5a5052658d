import { dropRepeatedPrefix, separatePrefix } from '../../request/api-auth.ts';
import type { SecurityScheme } from '../../request/callable.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { showMistake } from './mistake.ts';
import { readFromTab } from './tab-storage.ts';

/** What a reader authorizes with. */
export interface Credentials {
  /** Which alternative of `Callable.security`, and its schemes with the prefixes that the reader gave them. */
  readonly index: number;
  readonly schemes: readonly SecurityScheme[];
  /** The first variable of each scheme. */
  readonly variables: readonly string[];
  /** By variable, as they are sent; undefined while nothing is typed. */
  readonly values: Readonly<Record<string, string>> | undefined;
  /** The reader wants them to be seen in the samples. */
  readonly isShown: boolean;
}

export interface CredentialFields {
  readonly read: () => Credentials;
  /** Says beside its field what no header can hold, and gives it. */
  readonly check: () => HTMLElement | undefined;
  /** Offers the demo token where `isDemo` says so. */
  readonly offer: (isDemo: boolean) => void;
}

export interface CredentialField {
  readonly alternative: number;
  readonly scheme: SecurityScheme;
  readonly variable: string;
  readonly input: HTMLInputElement;
  readonly prefix: HTMLInputElement | null;
  /** The prefix that stands in the input itself. */
  readonly before: string;
  /** Where it is kept in the tab. */
  readonly kept: string;
}

/** Takes over the inputs for credentials. What is typed is kept in memory, or in this tab if the reader wants that. */
export function openCredentials(
  root: HTMLElement,
  data: PlaygroundData,
  change: () => void,
): CredentialFields {
  const { security } = data.call;
  const section = root.querySelector<HTMLElement>('.credentials');
  const find = <Found extends HTMLElement>(selector: string) => [
    ...(section?.querySelectorAll<Found>(selector) ?? []),
  ];
  const [select] = find<HTMLSelectElement>('select');
  const [remember] = find<HTMLInputElement>('[data-remember]');
  const [shown] = find<HTMLInputElement>('[data-show]');
  const parts = find('[data-alternative]');
  const demos = find('.demo');
  const fields = parts.flatMap((part, alternative) =>
    listFields(part, alternative, security[alternative] ?? []),
  );
  const index = () => select?.selectedIndex ?? 0;
  const chosen = () => fields.filter(({ alternative }) => alternative === index());
  const show = () => {
    for (const [place, part] of parts.entries()) part.hidden = place !== index();
  };
  const changed = async (target?: EventTarget | null) => {
    chosen().forEach(dropPrefix);
    show();
    change();
    if (remember && (remember.checked || remember === target))
      (await import('./kept-credentials.ts')).keep(chosen(), remember.checked);
  };
  section?.addEventListener('input', ({ target }) => void changed(target));
  section?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const input = fields.find((field) => button?.parentElement?.contains(field.input))?.input;
    if (button && demos.includes(button)) {
      for (const field of chosen()) field.input.value = field.scheme.demoToken ?? field.input.value;
      void changed();
    } else if (button && input) {
      const isOpen = input.type === 'text';
      input.type = isOpen ? 'password' : 'text';
      button.ariaPressed = `${!isOpen}`;
    }
  });
  // They may have been typed before this script came.
  fields.forEach(dropPrefix);
  show();
  if (remember && fields.some(({ kept }) => readFromTab(kept) !== undefined))
    void import('./kept-credentials.ts').then(({ restore }) => {
      remember.checked = restore(fields) || remember.checked;
      change();
    });
  return {
    read: () => {
      const own = chosen();
      const isTyped = own.some(
        ({ input, scheme }) => input.value.trim() !== '' && input.value !== scheme.prefix,
      );
      const schemes = security[index()] ?? [];
      const first = schemes.map((scheme) => own.find((field) => field.scheme === scheme));
      return {
        index: index(),
        schemes: schemes.map((scheme, place) => {
          const prefix = first[place]?.prefix;
          return prefix ? { ...scheme, prefix: readPrefix(prefix) } : scheme;
        }),
        variables: first.map((field) => field?.variable ?? ''),
        values: isTyped ? Object.fromEntries(own.map((field) => [field.variable, join(field)])) : undefined,
        isShown: shown?.checked ?? false,
      };
    },
    check: () => {
      // https://fetch.spec.whatwg.org/#concept-header-value: bytes.
      const wrong = chosen().filter(({ input, scheme }) => {
        const isWrong = !isEncoded(scheme) && /[^\t -~\xa0-\xff]/.test(input.value);
        showMistake(input, isWrong ? 'Has a character that no header can hold.' : '');
        return isWrong;
      });
      return wrong[0]?.input;
    },
    offer: (isDemo) => {
      for (const demo of demos) demo.hidden = !isDemo;
    },
  };
}

function listFields(
  part: HTMLElement,
  alternative: number,
  schemes: readonly SecurityScheme[],
): readonly CredentialField[] {
  const elements = [...part.querySelectorAll<HTMLElement>('.field')];
  return elements.flatMap((element) => {
    const { scheme: key, variable = '' } = element.dataset;
    const scheme = schemes.find((one) => one.key === key);
    const input = element.querySelector<HTMLInputElement>('[data-value]');
    const prefix = element.querySelector<HTMLInputElement>('[data-prefix]');
    const kept = `credential:${key}:${variable}`;
    // Beside an input for its prefix there is only one for the rest; else the first one has it.
    const own =
      prefix || elements.find((one) => one.dataset['scheme'] === key) !== element ? '' : scheme?.prefix;
    return scheme && input ? [{ alternative, scheme, variable, input, prefix, before: own ?? '', kept }] : [];
  });
}

/** A prefix that was pasted together with a token stands before it already. */
function dropPrefix({ input, prefix, before }: CredentialField): void {
  const own = readPrefix(prefix);
  const trim = (text: string) => (prefix ? text.trimStart() : text);
  const text = trim(dropRepeatedPrefix(own + trim(input.value), own || before).slice(own.length));
  if (text !== input.value) input.value = text;
}

function readPrefix(prefix: HTMLInputElement | null): string {
  return separatePrefix(prefix?.value.trim() ?? '');
}

/** Whether a credential is sent in another form, which any text has. */
function isEncoded({ scheme, in: place }: SecurityScheme): boolean {
  return scheme === 'basic' || place === 'query';
}

/** What is sent: the prefix, one space after it when it ends in a letter or digit, what was typed. */
function join({ input, prefix, scheme }: CredentialField): string {
  return scheme.scheme === 'basic' ? input.value : readPrefix(prefix) + input.value.trim();
}
