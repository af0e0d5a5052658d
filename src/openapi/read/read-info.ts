import { safeUrl } from '../../lib/html/safe-url.ts';
import { isObject, readKey, readObject, readText, readTexts } from '../../lib/json/json-value.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  getRoot,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import { isAsyncApi } from '../load/document-version.ts';
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
        label: 'License',
        text: text(license, 'name') ?? text(license, 'identifier'),
        url: text(license, 'url'),
      },
      { label: 'Contact', text: text(contact, 'name') ?? email ?? contactUrl, url: contactUrl },
      { label: 'Terms of service', text: terms, url: terms },
    ].flatMap(({ label, text: words, url }) => (words === undefined ? [] : [{ label, text: words, url }])),
  };
}

/** A tag of a document, which groups operations; OpenAPI 3.2.0, 4.22. */
export interface Tag {
  readonly name: string;
  /** What readers see: `x-group`, `x-displayName`, `summary`, else the name in words. */
  readonly label: string;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** The name of the tag whose group contains this one (3.2). */
  readonly parent: string | undefined;
  /** `nav`, `badge` and so on (3.2): only tags of the first kind, or of none, make groups. */
  readonly kind: string | undefined;
}

/** Groups of tags: `x-tagGroups`. */
export interface TagGroup {
  readonly name: string;
  /** Names of tags. */
  readonly tags: readonly string[];
}

/** The name of a tag as words: `pet_management` is `Pet management`. One that is written for readers stays: `API keys`, `iOS`. */
export function writeTagName(name: string): string {
  if (!/^[a-z][a-z\d]*(?:[_-][a-z\d]+)*$/.test(name)) return name;
  const words = name.split(/[_-]/).map((word) => word.replace(acronyms, (found) => found.toUpperCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Short words that are letters of others; an `s` behind them stays small. */
const acronyms = /^(?:ai|api|cli|csv|dns|faq|iam|id|ip|llm|mcp|mfa|pdf|sdk|sms|sso|ui|url|vpn)(?=s?$)/;

/** The document's own `tags`, in its order; AsyncAPI 3 has them in `info`. */
export function readTags(document: OpenApiDocument): readonly Tag[] {
  const root = getRoot(document);
  const info = isAsyncApi(document.version) ? followChild(document, root, 'info') : undefined;
  const tags = getChild(root, 'tags') ?? (info && getChild(info, 'tags'));
  return listChildren(document, tags).flatMap(([, reference]) => {
    const node = followReferences(document, reference) ?? reference;
    const text = (key: string) => readText(getChild(node, key)?.value)?.trim() || undefined;
    const name = readText(getChild(node, 'name')?.value);
    if (name === undefined || name === '') return [];
    return [
      {
        name,
        label: text('x-group') ?? text('x-displayName') ?? text('summary') ?? writeTagName(name),
        description: text('description'),
        externalDocs: readExternalDocs(node.value),
        parent: text('parent'),
        kind: text('kind'),
      },
    ];
  });
}

/** The document's `x-tagGroups`, in its order; those without a name are left out. */
export function readTagGroups(document: OpenApiDocument): readonly TagGroup[] {
  return listChildren(document, getChild(getRoot(document), 'x-tagGroups')).flatMap(([, node]) => {
    const { name, tags } = readObject(node.value);
    return typeof name === 'string' && name.trim() !== ''
      ? [{ name: name.trim(), tags: readTexts(tags) }]
      : [];
  });
}

/** `externalDocs` of an operation, a tag or a document; undefined without a URL that is safe. */
export function readExternalDocs(owner: unknown): ExternalDocs | undefined {
  return isObject(owner) ? readDocs(readKey(owner, 'externalDocs')) : undefined;
}

/** An External Documentation Object; undefined without a URL that is safe. */
export function readDocs(docs: unknown): ExternalDocs | undefined {
  if (!isObject(docs)) return undefined;
  const url = safeUrl(readText(readKey(docs, 'url'))?.trim() ?? '');
  return url ? { url, description: readText(readKey(docs, 'description')) } : undefined;
}
