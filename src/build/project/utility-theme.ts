/**
 * What Tailwind is told before it writes the utility classes of a site: its own theme, without custom properties that
 * could meet the site's, the site's fonts and accent under the names that writers know, and the mode. There is no reset.
 * `THEME` stands for Tailwind's theme.
 */
export const utilityTheme = `
@layer utilities { @tailwind utilities; }
@theme inline reference { THEME }
@theme inline reference {
  --font-sans: var(--font-sans);
  --font-mono: var(--font-mono);
  --color-primary: var(--color-accent);
  --background-color-primary: var(--color-solid);
  --color-primary-light: var(--color-accent);
  --color-primary-dark: var(--color-solid);
  --color-background-light: var(--color-bg);
  --color-background-dark: var(--color-bg);
}
@custom-variant dark {
  &:where([data-theme="dark"], [data-theme="dark"] *) { @slot; }
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme]), :root:not([data-theme]) *) { @slot; }
  }
}
`;
