import type { PlaygroundData } from '../../http/form/playground-data.ts';

/** JSON that can stand in a `<script>`: it holds no `<`, so nothing in it ends the element or starts another. */
export function writeData(data: PlaygroundData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
