import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { slugText } from '../../openapi/read/operation-title.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import { isAbsoluteUrl, readUrlPath } from '../pages/page-path.ts';

/** A tab, an anchor or a product that has a document as `openapi`: where the pages of its operations are. */
export interface DocumentSection {
  readonly kind: 'tab' | 'anchor' | 'product' | undefined;
  readonly name: string;
  /** Without slashes at its ends; '' is the site's root. */
  readonly folder: string;
  /** The version and the language that the section belongs to; undefined for all. */
  readonly version: string | undefined;
  readonly language: string | undefined;
  /** The name of the product whose own document it is. */
  readonly product: string | undefined;
}

/** What the groups around an entry of the navigation say of it: names, a version and a language. */
export interface EntryOwners {
  readonly tab: string | undefined;
  readonly anchor: string | undefined;
  readonly product: string | undefined;
  readonly version: string | undefined;
  readonly language: string | undefined;
}

/** Where pages are of a document that no section has. */
const nowhere: DocumentSection = {
  ...{ kind: undefined, name: '', folder: 'api-reference' },
  ...{ version: undefined, language: undefined, product: undefined },
};

/**
 * The sections of a document: each tab, anchor and product which has it as `openapi`, in this order, else `api-reference`
 * alone. The folder of a product without `url` is named for it.
 */
export function listDocumentSections(
  { tabs, anchors, products }: SiteConfig,
  document: string,
): readonly [DocumentSection, ...DocumentSection[]] {
  const sections = [
    ...tabs.map((section) => ({ section, kind: 'tab' as const, url: section.url, product: undefined })),
    ...anchors.map((section) => ({ section, kind: 'anchor' as const, url: section.url, product: undefined })),
    ...products.map((section) => ({
      section,
      kind: 'product' as const,
      url: section.url ?? (slugText(section.name) || nowhere.folder),
      product: section.name,
    })),
  ];
  const owners = sections.flatMap(({ section, kind, url, product }): readonly DocumentSection[] => {
    const hasIt = section.openapi.some((name) => nameDocument(name) === document);
    const { name, version, language } = section;
    return isAbsoluteUrl(url) || !hasIt
      ? []
      : [{ kind, name, folder: readUrlPath(url), version, language, product }];
  });
  const [first = nowhere, ...others] = owners;
  return [first, ...others];
}

/**
 * Those of them that show all operations of a document which the navigation names none of: the first, and others of its kind and
 * its language that have a folder of their own.
 */
export function listWholeSections(sections: readonly DocumentSection[]): readonly DocumentSection[] {
  const [first] = sections;
  const alike = sections.filter(({ kind, language }) => kind === first?.kind && language === first?.language);
  return [...new Map(alike.toReversed().map((section) => [section.folder, section])).values()].toReversed();
}

/**
 * The section of an entry of the navigation that names an operation: the one that its groups name, else one of their version, else
 * the first.
 */
export function chooseDocumentSection(
  sections: readonly [DocumentSection, ...DocumentSection[]],
  owners: EntryOwners,
): DocumentSection {
  const fitting = sections.filter(
    ({ version, language }) => fits(version, owners.version) && fits(language, owners.language),
  );
  const named = fitting.find(({ kind, name }) => kind !== undefined && owners[kind] === name);
  const ofVersion = fitting.find(({ version }) => version !== undefined && version === owners.version);
  return named ?? ofVersion ?? sections[0];
}

function fits(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one.toLowerCase() === other.toLowerCase();
}

/** A document as its operations name it: `./a/../openapi.yaml` is `openapi.yaml`, a URL is without secrets. */
function nameDocument(name: string): string {
  if (isAbsoluteUrl(name)) return dropUrlSecrets(name);
  const steps: string[] = [];
  for (const step of name.split(/[\\/]+/)) {
    if (step === '' || step === '.') continue;
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else steps.push(step);
  }
  return steps.join('/');
}
