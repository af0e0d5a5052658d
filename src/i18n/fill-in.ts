/** What stands for the names in braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Puts values for the names in braces; a name without one stays. */
export function fillIn(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
