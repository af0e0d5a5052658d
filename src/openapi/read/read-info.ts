import { readText } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, followChild, getChild, getRoot } from '../load/node.ts';
import { readExternalDocs } from './external-docs.ts';
import type { ExternalDocs } from './operation.ts';

/** What a document says of itself; OpenAPI 3.1.1, 4.8.2. */
export interface DocumentInfo {
  readonly title: string | undefined;
  readonly version: string | undefined;
  readonly summary: string | undefined;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** Terms, licence and contact: what they are, their words, and where they lead. */
  readonly links: readonly {
    readonly label: string;
    readonly text: string;
    /** Not checked yet. */
    readonly url: string | undefined;
  }[];
}

/** Reads `info` and `externalDocs` of a document. */
export function readInfo(document: OpenApiDocument): DocumentInfo {
  const root = getRoot(document);
  const info = followChild(document, root, 'info');
  const text = (owner: DocumentNode | undefined, key: string) =>
    (owner && readText(getChild(owner, key)?.value)?.trim()) || undefined;
  const terms = text(info, 'termsOfService');
  const license = info && getChild(info, 'license');
  const contact = info && getChild(info, 'contact');
  const email = text(contact, 'email');
  const contactUrl = text(contact, 'url') ?? (email === undefined ? undefined : `mailto:${email}`);
  return {
    title: text(info, 'title'),
    version: text(info, 'version'),
    summary: text(info, 'summary'),
    description: text(info, 'description'),
    externalDocs: readExternalDocs(root.value),
    links: [
      {
        label: 'Licence',
        text: text(license, 'name') ?? text(license, 'identifier'),
        url: text(license, 'url'),
      },
      { label: 'Contact', text: text(contact, 'name') ?? email ?? contactUrl, url: contactUrl },
      { label: 'Terms of service', text: terms, url: terms },
    ].flatMap(({ label, text: words, url }) => (words === undefined ? [] : [{ label, text: words, url }])),
  };
}
