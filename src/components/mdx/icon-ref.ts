/** An icon that the content pipeline has already found: a symbol of the page's sprite, or an image. */
export type IconRef =
  | { readonly kind: 'symbol'; readonly id: string; readonly viewBox: string }
  | { readonly kind: 'image'; readonly src: string };

/** Where an icon may be named: `icon` is what the writer typed, a name (then `iconRef` is given) or an element. */
export interface IconProps {
  readonly icon?: unknown;
  readonly iconRef?: IconRef | undefined;
}

/** Whether there is something to draw. */
export function hasIcon({ icon, iconRef }: IconProps): boolean {
  return iconRef !== undefined || (typeof icon === 'object' && icon !== null);
}
