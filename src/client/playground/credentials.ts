import { dropRepeatedPrefix, separatePrefix } from '../../request/api-auth.ts';
import type { SecurityScheme } from '../../request/callable.ts';
import { nameVariables } from '../../request/credential.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { showMistake } from './mistake.ts';
import { keepForTab, readFromTab } from './tab-storage.ts';

/** What a reader authorizes with. */
export interface Credentials {
  /** Which alternative of `Callable.security`, and its schemes with the prefixes that the reader gave them. */
  readonly index: number;
  readonly schemes: readonly SecurityScheme[];
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

interface Field {
  readonly alternative: number;
  readonly scheme: SecurityScheme;
  readonly variable: string;
  readonly input: HTMLInputElement;
  readonly prefix: HTMLInputElement | null;
}

/** Takes over the inputs for credentials. What is typed is kept in memory, or in this tab if the reader wants that. */
export function openCredentials(
  root: HTMLElement,
  data: PlaygroundData,
  change: () => void,
): CredentialFields {
  const { security } = data.call;
  const section = root.querySelector<HTMLElement>('.credentials');
  const select = section?.querySelector('select');
  const remember = section?.querySelector<HTMLInputElement>('[data-remember]');
  const shown = section?.querySelector<HTMLInputElement>('[data-show]');
  const parts = [...(section?.querySelectorAll<HTMLElement>('[data-alternative]') ?? [])];
  const fields = parts.flatMap((part, alternative) =>
    listFields(part, alternative, security[alternative] ?? []),
  );
  const index = () => select?.selectedIndex ?? 0;
  const chosen = () => fields.filter(({ alternative }) => alternative === index());
  const store = () => {
    for (const field of chosen())
      keepForTab(
        nameKept(field),
        remember?.checked ? JSON.stringify([field.prefix?.value, field.input.value]) : '',
      );
  };
  const show = () => {
    for (const [place, part] of parts.entries()) part.hidden = place !== index();
  };
  for (const field of fields) {
    const kept = readKept(field);
    if (kept) {
      if (field.prefix) field.prefix.value = kept.prefix;
      field.input.value = kept.value;
      if (remember) remember.checked = true;
    }
    // It may have been typed before this script came.
    dropPrefix(field);
    const eye = field.input.parentElement?.querySelector('button');
    eye?.addEventListener('click', () => {
      const isOpen = field.input.type === 'text';
      field.input.type = isOpen ? 'password' : 'text';
      eye.ariaPressed = `${!isOpen}`;
    });
  }
  for (const part of parts)
    part.querySelector('.demo')?.addEventListener('click', () => {
      for (const { input, scheme } of chosen()) if (scheme.demoToken) input.value = scheme.demoToken;
      store();
      change();
    });
  section?.addEventListener('input', () => {
    for (const field of chosen()) dropPrefix(field);
    show();
    store();
    change();
  });
  show();
  return {
    read: () => {
      const own = chosen();
      const isTyped = own.some(
        ({ input, scheme }) => input.value.trim() !== '' && input.value !== scheme.prefix,
      );
      return {
        index: index(),
        schemes: (security[index()] ?? []).map((scheme) => {
          const prefix = own.find((field) => field.scheme === scheme)?.prefix;
          return prefix ? { ...scheme, prefix: separatePrefix(prefix.value.trim()) } : scheme;
        }),
        values: isTyped ? Object.fromEntries(own.map((field) => [field.variable, join(field)])) : undefined,
        isShown: shown?.checked ?? false,
      };
    },
    check: () => {
      let wrong: HTMLElement | undefined;
      for (const { input, scheme } of chosen()) {
        // https://fetch.spec.whatwg.org/#concept-header-value: bytes.
        const isSendable = isEncoded(scheme) || !/[^\t -~\xa0-\xff]/.test(input.value);
        showMistake(input, isSendable ? '' : 'Has a character that no header can hold.');
        if (!isSendable) wrong ??= input;
      }
      return wrong;
    },
    offer: (isDemo) => {
      for (const button of section?.querySelectorAll<HTMLElement>('.demo') ?? []) button.hidden = !isDemo;
    },
  };
}

function listFields(
  part: HTMLElement,
  alternative: number,
  schemes: readonly SecurityScheme[],
): readonly Field[] {
  return [...part.querySelectorAll<HTMLElement>('.field')].flatMap((element) => {
    const scheme = schemes.find(({ key }) => key === element.dataset['scheme']);
    const input = element.querySelector<HTMLInputElement>('[data-value]');
    const variable = element.dataset['variable'] ?? '';
    return scheme && input
      ? [
          {
            alternative,
            scheme,
            variable,
            input,
            prefix: element.querySelector<HTMLInputElement>('[data-prefix]'),
          },
        ]
      : [];
  });
}

/** A prefix that was pasted together with a token stands before it already. */
function dropPrefix({ input, prefix, scheme, variable }: Field): void {
  const isFirst = nameVariables(scheme)[0] === variable;
  const before = separatePrefix(prefix ? prefix.value.trim() : isFirst ? scheme.prefix : '');
  const typed = input.value.trimStart();
  const clean = prefix
    ? dropRepeatedPrefix(before + typed, before).slice(before.length)
    : dropRepeatedPrefix(input.value, before);
  const text = prefix ? clean.trimStart() : clean;
  if (text !== input.value) input.value = text;
}

/** Whether a credential is sent in another form, which any text has. */
function isEncoded({ scheme, in: place }: SecurityScheme): boolean {
  return scheme === 'basic' || place === 'query';
}

/** What is sent: the prefix, one space after it when it ends in a letter or digit, what was typed. */
function join({ input, prefix, scheme }: Field): string {
  if (scheme.scheme === 'basic') return input.value;
  return separatePrefix(prefix?.value.trim() ?? '') + input.value.trim();
}

function nameKept({ scheme, variable }: Field): string {
  return `credential:${scheme.key}:${variable}`;
}

function readKept(field: Field): { readonly prefix: string; readonly value: string } | undefined {
  try {
    const kept: unknown = JSON.parse(readFromTab(nameKept(field)) ?? '');
    if (!Array.isArray(kept)) return undefined;
    const [prefix, value]: readonly unknown[] = kept;
    if (typeof value !== 'string') return undefined;
    return { prefix: typeof prefix === 'string' ? prefix : (field.prefix?.value ?? ''), value };
  } catch {
    return undefined;
  }
}
