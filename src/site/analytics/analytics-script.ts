import { quoteScript } from '../../lib/html/escape.ts';

/** A script of an analytics service, in the page or at an address. */
export type AnalyticsScript =
  | { readonly text: string }
  | {
      readonly src: string;
      readonly isAsync: boolean;
      readonly attributes: Readonly<Record<string, string>>;
    };

/** What the analytics services of a site need: their scripts, in order, and what a page's policy has to allow. */
export interface Analytics {
  readonly scripts: readonly AnalyticsScript[];
  /** Origins by the directive of the Content Security Policy. */
  readonly allowed: Readonly<Record<string, readonly string[]>>;
  /** An item of `localStorage` without which a reader has not agreed, and nothing is loaded. */
  readonly consent?: { readonly key: string; readonly value: string } | undefined;
}

/**
 * A script that stands behind a `<template>` of a page and loads the scripts in it, in their order, for readers who have agreed.
 * Scripts in a template do not run; the policy of the page knows them by their hashes all the same.
 */
export function writeConsentScript({ key, value }: NonNullable<Analytics['consent']>): string {
  const item = `localStorage.getItem(${quoteScript(key)})`;
  return `{const{content:c}=document.currentScript.previousElementSibling;let v;try{v=${item}}catch{}if(v===${quoteScript(value)})for(const t of c.children){const s=document.createElement('script');for(const a of t.attributes)s.setAttribute(a.name,a.value);s.async=t.async;s.textContent=t.textContent;document.head.append(s)}}`;
}
