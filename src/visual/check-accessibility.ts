import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NodeResult, RunOnly, RunOptions } from 'axe-core';
import type { Browser, Page as Tab } from 'playwright';
import { findNearest } from '../lib/text/nearest.ts';
import { type Place, type Problem, problem, startOf } from '../problem/problem.ts';
import type { Page, Site } from '../site/site.ts';
import { describeFailure, visitPages } from './capture.ts';
import { matchPages } from './choose-pages.ts';
import { visualProblem } from './problems.ts';
import { type View, visibleModes } from './viewports.ts';

/** What `octavo check --a11y` looks at, and with what. */
interface AccessibilityOptions {
  /** Absolute. */
  readonly siteRoot: string;
  readonly site: Pick<Site, 'pages' | 'mode'>;
  /** Where the site is served, with a slash at its end. */
  readonly url: string;
  readonly browser: Browser;
  /** Which pages are looked at (`matchPages`); all where there is none. */
  readonly patterns: readonly string[];
  /** Where an address of a page was written; empty when no file of the writer has it. */
  readonly findPlaces: (page: Page, url: string) => Promise<readonly { readonly place: Place }[]>;
  /** Told how many pages there are, and how many are done. */
  readonly progress: {
    readonly begin: (what: string, total: number) => void;
    readonly advance: (done: number) => void;
  };
}

/** What was looked at; `axe` is the version of axe-core. */
export interface AccessibilityCount {
  readonly pages: number;
  readonly found: number;
  readonly axe: string;
}

/** An element that a rule does not hold for. */
interface Violation {
  readonly rule: string;
  readonly isSerious: boolean;
  /** The rule as a sentence without its period. */
  readonly sentence: string;
  /** What is the matter with the element, and where the rule is explained. */
  readonly advice: string;
  readonly html: string;
  /** What the element shows or leads to, with the base of the site as its HTML has it. */
  readonly url: string | undefined;
}

interface SeenViolation {
  readonly violation: Violation;
  readonly view: View;
}

/** A violation that several elements, pages or views have alike. */
interface Finding {
  readonly first: Violation;
  readonly page: Page;
  readonly views: Set<View>;
  readonly pages: Set<Page>;
  readonly elements: Set<string>;
}

declare global {
  /** Put into a page by `runAxe`. */
  var axe: typeof import('axe-core');
}

/** All rules, or those alone that a mode can change. */
export type AxeRules = 'all' | 'colors';

/** WCAG 2.2 up to AA, and axe's best practices. https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that ask for colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** A laptop's width and a phone's, in CSS pixels. */
const widths = { wide: 1280, narrow: 390 };

/** Maximum length of an element's HTML in a message, in UTF-16 units. */
const longestHtml = 120;

/**
 * Runs axe-core over the pages of a served site: all rules at a laptop's and at a phone's width, those of colors in the other mode
 * too. What it finds is told at the line of the image or link that it is about where the writer's files have that, else once for all
 * elements and pages with the same fault, at the first page. Serious faults are errors.
 */
export async function checkAccessibility(
  options: AccessibilityOptions,
): Promise<{ readonly problems: readonly Problem[]; readonly count: AccessibilityCount | undefined }> {
  const { siteRoot, site, url, browser, patterns, findPlaces, progress } = options;
  const axe = loadAxe([join(siteRoot, 'package.json'), import.meta.filename]);
  if (!axe) return { problems: [visualProblem('no-axe', startOf('site.json'))], count: undefined };
  const named = matchPages(site.pages, patterns);
  const pages = patterns.length > 0 ? named.pages : site.pages;
  const [mode = 'light', ...others] = visibleModes(site);
  const views: readonly View[] = [
    ...Object.values(widths).map((width) => ({ width, mode })),
    ...others.map((other) => ({ width: widths.wide, mode: other })),
  ];
  const problems: Problem[] = named.idle.map((pattern) =>
    visualProblem(
      'no-page',
      startOf('site.json'),
      pattern,
      findNearest(
        pattern,
        site.pages.map(({ path }) => path),
      ),
    ),
  );
  const seen = new Map<Page, readonly SeenViolation[]>();
  const failed = new Map<Page, string>();
  progress.begin('Looking at pages', pages.length);
  const look = async (opened: Tab): Promise<readonly SeenViolation[]> => {
    const found: SeenViolation[] = [];
    for (const view of views) {
      const violations = await runAxe(opened, axe.source, view, view.mode === mode ? 'all' : 'colors');
      found.push(...violations.map((violation) => ({ violation, view })));
    }
    return found;
  };
  const every = Math.ceil(pages.length / availableParallelism());
  const parts = Array.from({ length: availableParallelism() }, (_, part) =>
    pages.slice(part * every, (part + 1) * every),
  );
  const visit = (part: readonly Page[]) =>
    visitPages({ browser, url, pages: part, views: views.slice(0, 1) }, async (opened, page) => {
      const found = 'failure' in opened ? opened : await look(opened).catch(describeFailure);
      if ('failure' in found) failed.set(page, found.failure);
      else seen.set(page, found);
      progress.advance(seen.size + failed.size);
    });
  await Promise.all(parts.map(visit));
  const findings = joinFindings(pages, seen);
  for (const [page, reason] of failed)
    problems.push(visualProblem('not-shown', startOf(page.source?.file ?? 'site.json'), page.url, reason));
  for (const finding of findings) problems.push(await describeFinding(finding, views, findPlaces));
  return { problems, count: { pages: pages.length, found: findings.length, axe: axe.version } };
}

/** What was found, in the order of the pages. */
function joinFindings(
  pages: readonly Page[],
  seen: ReadonlyMap<Page, readonly SeenViolation[]>,
): readonly Finding[] {
  const findings = new Map<string, Finding>();
  for (const page of pages)
    for (const { violation, view } of seen.get(page) ?? []) {
      const name = nameFinding(violation, page);
      const finding = findings.get(name) ?? startFinding(violation, page);
      findings.set(name, finding);
      finding.views.add(view);
      finding.pages.add(page);
      finding.elements.add(violation.html);
    }
  return [...findings.values()];
}

/** What has an address may stand in a file of the writer; all else with the same fault is told together. */
function nameFinding({ rule, advice, html, url }: Violation, page: Page): string {
  return (url === undefined ? [rule, advice] : [rule, page.path, html]).join('\n');
}

function startFinding(first: Violation, page: Page): Finding {
  return { first, page, views: new Set(), pages: new Set(), elements: new Set() };
}

async function describeFinding(
  { first, page, views, pages, elements }: Finding,
  all: readonly View[],
  findPlaces: AccessibilityOptions['findPlaces'],
): Promise<Problem> {
  const { rule, isSerious, sentence, advice, html, url } = first;
  const [found] = url === undefined ? [] : await findPlaces(page, url);
  const shown = html.length > longestHtml ? `${html.slice(0, longestHtml - 1)}…` : html;
  const more = elements.size > 1 ? `, and ${elements.size - 1} more` : '';
  const where = pages.size > 1 ? `, on ${pages.size} pages, the first ${page.url}` : ` on ${page.url}`;
  const asked = colorRules.includes(rule) ? all : all.filter(({ mode }) => mode === all[0]?.mode);
  return problem(
    found?.place ?? startOf(page.source?.file ?? 'site.json'),
    `accessibility/${rule}`,
    isSerious ? 'error' : 'warning',
    `${sentence}: ${shown}${more}${where}${describeViews([...views], asked)}.`,
    advice,
  );
}

/** In which views it was found; '' where that is each in which it was looked for. */
function describeViews(found: readonly View[], asked: readonly View[]): string {
  if (found.length === asked.length) return '';
  const only = <Key extends keyof View>(key: Key) => {
    const values = new Set(found.map((view) => view[key]));
    const [value] = values;
    return values.size === 1 && new Set(asked.map((view) => view[key])).size > 1 ? value : undefined;
  };
  const [width, mode] = [only('width'), only('mode')];
  const parts = [...(width === undefined ? [] : [`at ${width} px`]), ...(mode ? [`in ${mode} mode`] : [])];
  return parts.length > 0 ? `, ${parts.join(' ')}` : '';
}

/** What axe is to look for: by its tags or by its rules. */
export function chooseRules(rules: AxeRules): RunOnly {
  return rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: colorRules };
}

/** What axe finds on a page in a view, with its accordions open. */
async function runAxe(
  page: Tab,
  source: string,
  { width, mode }: View,
  rules: AxeRules,
): Promise<readonly Violation[]> {
  const runOptions: RunOptions = {
    runOnly: chooseRules(rules),
    resultTypes: ['violations'],
    // A page of another server says nothing of this site.
    iframes: false,
  };
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    for (const closed of document.querySelectorAll('article details:not([open])'))
      closed.setAttribute('open', '');
  }, mode);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (asked) => (await globalThis.axe.run(document, asked)).violations,
    runOptions,
  );
  return violations.flatMap(({ id, impact, help, helpUrl, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      isSerious: impact === 'critical' || impact === 'serious',
      sentence: help,
      advice: `${readReason(node)}. See ${helpUrl.split('?', 1)[0]}.`,
      html: node.html.replace(/\s+/g, ' '),
      url: /^<[^>]*?\s(?:src|href)="([^"#][^"]*)"/.exec(node.html)?.[1]?.replaceAll('&amp;', '&'),
    })),
  );
}

/** The first check that the element fails, in axe's words. */
function readReason({ any, all, none }: NodeResult): string {
  const [check] = [...none, ...all, ...any];
  const reason = check?.message.replace(/\.$/, '') ?? 'It does not hold';
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

/** axe-core as it is installed for the first of these files (absolute) that has it. It is no dependency of Octavo. */
function loadAxe(
  files: readonly string[],
): { readonly source: string; readonly version: string } | undefined {
  for (const file of files) {
    const require = createRequire(file);
    try {
      const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
      return { source, version: /axe v([\d.]+)/.exec(source)?.[1] ?? '' };
    } catch {}
  }
  return undefined;
}
