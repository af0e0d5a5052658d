/**
 * How Fontsource names a font in its packages: `IBM Plex Sans` is `ibm-plex-sans`. https://fontsource.org/docs/getting-started/install
 * '' for a name without a letter or digit of ASCII.
 */
export function nameFontPackage(family: string): string {
  return family
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z\d-]/g, '');
}
