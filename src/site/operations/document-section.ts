import type { SiteConfig } from '../../config/schema/site.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import { isAbsoluteUrl, readUrlPath } from '../pages/page-path.ts';

/** Where the pages of a document's operations are. */
export interface DocumentSection {
  /** Without slashes at its ends; '' is the site's root. */
  readonly folder: string;
  /** The version that the section belongs to; undefined for all. */
  readonly version: string | undefined;
}

/** The section of a document: that of the first tab or anchor which has it as `openapi`, else `api-reference`. */
export function findSection({ tabs, anchors }: SiteConfig, document: string): DocumentSection {
  const owner = [...tabs, ...anchors].find(
    ({ url, openapi }) => !isAbsoluteUrl(url) && openapi.some((name) => nameDocument(name) === document),
  );
  return owner
    ? { folder: readUrlPath(owner.url), version: owner.version }
    : { folder: 'api-reference', version: undefined };
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
