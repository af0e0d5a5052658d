/** The key of an icon that JavaScript names, in `CompiledPage.scriptIcons`. */
export function nameIcon(name: string, iconType: unknown): string {
  return typeof iconType === 'string' ? `${name} ${iconType}` : name;
}
