import type { Page } from '@playwright/test';

/** A component of the page `everything/` of the fixture `components`, in one state. */
export interface Part {
  readonly name: string;
  /** CSS selectors of what is looked at, with all that lies between them. */
  readonly of: readonly string[];
  /** Brings it into the state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Whether the state ends by itself before it can be looked at in both modes. */
  readonly isBrief?: boolean;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nth = (selector: string, index: number) => `:nth-match(${selector}, ${index})`;

const tabs = (index: number) => [nth('.prose > .tabs-group', index)];
const tree = [nth('.prose > .tree', 1)];
const accordion = ['.prose > .accordion'];
const paragraph = '.prose > p:has(.badge)';

/** Every component, at rest and in the states that a reader can bring it into. */
export const parts: readonly Part[] = [
  { name: 'banners', of: ['.prose > .banner'] },
  { name: 'badges', of: [paragraph, '.prose > .badge'] },
  {
    name: 'tooltip-open',
    of: [paragraph, '[popover]:popover-open'],
    act: (page) => button(page, 'words with a tip').press('Enter'),
  },
  { name: 'callouts', of: ['.prose > .callout'] },
  { name: 'cards', of: [nth('.prose > .cards', 1), '.prose > .card'] },
  { name: 'card-focused', of: ['.prose > .card'], act: (page) => page.locator('.prose > .card a').focus() },
  { name: 'columns', of: [nth('.prose > .cards', 2)] },
  { name: 'steps', of: [nth('.prose > .steps', 1), nth('.prose > .steps', 2)] },
  { name: 'tabs', of: tabs(1) },
  {
    name: 'tabs-second',
    of: tabs(1),
    act: async (page) => {
      await page.locator('.tabs-group').first().getByRole('tab', { name: 'pnpm' }).press('Enter');
      // What answers is loaded at the first act.
      await page.getByText('Text of the pnpm tab').waitFor();
    },
  },
  { name: 'tabs-ruled', of: tabs(2) },
  { name: 'code-group', of: ['#code'] },
  {
    name: 'view-second',
    of: ['.view-choice', '#folds'],
    act: (page) => page.getByRole('radio', { name: 'Python' }).press('Space'),
  },
  { name: 'views', of: ['.view-choice', '#folds'] },
  { name: 'accordions', of: accordion },
  {
    name: 'accordion-open',
    of: accordion,
    act: (page) => page.locator('.accordion summary').first().press('Enter'),
  },
  { name: 'expandable', of: ['#more-of-it'] },
  { name: 'tree', of: tree },
  { name: 'tree-open', of: tree, act: (page) => page.locator('summary', { hasText: 'api' }).press('Enter') },
  { name: 'frames', of: ['.prose > .frame-box'] },
  {
    name: 'zoom',
    of: ['dialog[open]'],
    act: (page) => button(page, 'Enlarge: A line').first().press('Enter'),
  },
  { name: 'icon', of: ['.prose > p:has(> .icon)'] },
  { name: 'colors', of: ['.prose > .palette'] },
  { name: 'fields', of: ['.prose > .param'] },
  {
    name: 'field-open',
    of: ['#response-user'],
    act: (page) => page.locator('summary', { hasText: 'Its fields' }).press('Enter'),
  },
  { name: 'prompt', of: ['.prose > .prompt'] },
  {
    name: 'prompt-copied',
    of: ['.prose > .prompt'],
    act: (page) => button(page, 'Copy the prompt').press('Enter'),
    isBrief: true,
  },
  { name: 'formulas', of: ['.prose > p:has(math)', '.prose > .formula'] },
  { name: 'updates', of: ['.prose > .update'] },
];
