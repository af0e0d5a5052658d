import { on } from './on.ts';
import { writeChoice } from './stored-choice.ts';

/** `<octavo-mode-toggle>`: its button changes between light and dark and remembers the reader's choice. */
on('click', 'octavo-mode-toggle button', () => {
  const root = document.documentElement;
  const mode = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = mode;
  writeChoice('mode', mode);
});
