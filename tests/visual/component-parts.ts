import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A component of the page `everything/` of the fixture `components`. */
interface Part {
  readonly name: string;
  /** CSS selectors of what is looked at, with all that lies between them. */
  readonly of: readonly string[];
}

/** A component in a state. */
interface State extends Part {
  /** Brings it into the state. */
  readonly act: (page: Page) => Promise<void>;
  /** Whether the state ends by itself before it can be looked at in both modes. */
  readonly isBrief?: boolean;
}

/** The components at rest: a comment `{/* name: selector; selector *\/}` of the page stands before each. */
export const parts: readonly Part[] = readParts(
  readFileSync(new URL('../fixtures/components/content/everything.mdx', import.meta.url), 'utf8'),
);

function readParts(text: string): readonly Part[] {
  const found = [...text.matchAll(/^\{\/\* ([\w-]+): (.+) \*\/\}$/gm)];
  if (found.length === 0) throw new Error('The page everything.mdx names no component.');
  return found.map(([, name = '', selectors = '']) => ({ name, of: selectors.split('; ') }));
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const first = (selector: string) => `:nth-match(${selector}, 1)`;

/** Components in the states that a reader can bring them into. */
export const states: readonly State[] = [
  {
    name: 'tooltip-open',
    of: ['.prose > p:has(.badge)', '[popover]:popover-open'],
    act: (page) => button(page, 'words with a tip').press('Enter'),
  },
  { name: 'card-focused', of: ['.prose > .card'], act: (page) => page.locator('.prose > .card a').focus() },
  {
    name: 'tabs-second',
    of: [first('.prose > .tabs-group')],
    act: async (page) => {
      await page.locator('.tabs-group').first().getByRole('tab', { name: 'pnpm' }).press('Enter');
      // What answers is loaded at the first act.
      await page.getByText('Text of the pnpm tab').waitFor();
    },
  },
  {
    name: 'view-second',
    of: ['.view-choice', '#folds'],
    act: (page) => page.getByRole('radio', { name: 'Python' }).press('Space'),
  },
  {
    name: 'accordion-open',
    of: ['.prose > .accordion'],
    act: (page) => page.locator('.accordion summary').first().press('Enter'),
  },
  {
    name: 'tree-open',
    of: [first('.prose > .tree')],
    act: (page) => page.locator('summary', { hasText: 'api' }).press('Enter'),
  },
  {
    name: 'zoom',
    of: ['dialog[open]'],
    act: (page) => button(page, 'Enlarge: A line').first().press('Enter'),
  },
  {
    name: 'field-open',
    of: ['#response-user'],
    act: (page) => page.locator('summary', { hasText: 'Its fields' }).press('Enter'),
  },
  {
    name: 'prompt-copied',
    of: ['.prose > .prompt'],
    act: (page) => button(page, 'Copy prompt').press('Enter'),
    isBrief: true,
  },
];
