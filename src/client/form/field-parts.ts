/** What can be typed into or chosen from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements right below another that match. */
export function listParts(owner: ParentNode, selector: string): readonly HTMLElement[] {
  return [...owner.querySelectorAll<HTMLElement>(`:scope > ${selector}`)];
}

/** The input of a field that is neither an object nor a list; of a choice its `<select>`. */
export function findControl(field: ParentNode): Control | null {
  return field.querySelector<Control>(':scope > .control, :scope > label > .control');
}

/** The box that says that a field is null. */
export function findNull(field: HTMLElement): HTMLInputElement | null {
  return field.querySelector<HTMLInputElement>(':scope > .null > input');
}

/** The fields of an object. */
export function listMembers(field: ParentNode): readonly HTMLElement[] {
  return listParts(field, '.parts > .field');
}

/** The rows of a list, or of an object's further keys. */
export function listEntries(field: ParentNode): readonly HTMLElement[] {
  return listParts(field, '.rows > .entry');
}

/** The field inside a row, a choice or a template. */
export function findInner(owner: ParentNode | null | undefined): HTMLElement | null | undefined {
  return owner?.querySelector<HTMLElement>('.field');
}

/** The field of the option that is chosen in a choice. */
export function findChosen(field: ParentNode): HTMLElement | null {
  return field.querySelector<HTMLElement>(':scope > .slot > .field');
}

/** The key of a row of a map. */
export function findKey(entry: HTMLElement): HTMLInputElement | null {
  return entry.querySelector<HTMLInputElement>(':scope > .key');
}
