import { Token, TokenizerMode } from 'parse5';
import { voidElements } from '../../lib/html/tags.ts';
import { readTokens } from '../../lib/html/tokens.ts';
import type { Page, Site } from '../../site/site.ts';
import { headingWeights, plainWeight } from '../ranking.ts';
import { type PageHeading, wordEnd } from '../search-index.ts';
import { isUnspaced, splitUnspaced } from '../words.ts';
import type { IndexedPage } from './indexed-page.ts';
import { describePlace, isSearched } from './page-place.ts';

/**
 * What the search reads of a rendered page: its article and where the page is in the site. Undefined for a page that is not to
 * be found, or shows no article.
 */
export function readIndexedPage(html: string, page: Page, site: Site): IndexedPage | undefined {
  const start = html.search(/<article[\s>]/);
  const end = html.lastIndexOf('</article>');
  if (start < 0 || end < start || !isSearched(page)) return undefined;
  const { title, ...article } = addKeywords(
    readArticle(html.slice(start, end)),
    page.frontmatter.keywords ?? [],
  );
  return {
    url: page.url,
    title: title || page.title,
    ...describePlace(site, page),
    language: page.language,
    boost: page.boost,
    ...article,
  };
}

/** An article with words that stand in the frontmatter alone in front of it, where no heading is: they lead to the page as a whole. */
function addKeywords(article: Article, keywords: readonly string[]): Article {
  const words: string[] = [];
  for (const keyword of keywords) for (const word of `${keyword}.`.split(/\s+/)) addWord(words, word);
  const [, weight = plainWeight] = headingWeights;
  if (words.length === 0) return article;
  return {
    ...article,
    words: [...words, ...article.words],
    lineEnds: [words.length, ...article.lineEnds.map((end) => end + words.length)],
    weights: [
      [0, weight],
      ...(article.weights[0]?.[0] === 0 ? [] : [[words.length, plainWeight] as const]),
      ...article.weights.map(([from, own]) => [from + words.length, own] as const),
    ],
    headings: article.headings.map((heading) => ({ ...heading, place: heading.place + words.length })),
  };
}

/** Elements of a page that hold none of its own words: how it is used, samples, what is shown elsewhere. */
const unread = {
  tags: new Set(
    'button footer form head iframe label nav noscript octavo-playground script select style svg template'.split(
      ' ',
    ),
  ),
  classes: new Set([
    'page-actions',
    'contextual',
    'context-list',
    'rail',
    'sprite',
    'problems',
    'visually-hidden',
  ]),
  /** Beside the path of an operation: its method, its server, "Try it". */
  inEndpoint: new Set(['method', 'base']),
};

/** Elements that are whole: a stop is put after their last word, unless a sign ends it, so that excerpts read well. */
const sentences = new Set('article dd div dl dt h1 h2 h3 h4 h5 h6 li p section td ul'.split(' '));

/** Elements that a word may go on behind. */
const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Elements whose text has no tags. https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments */
const rawText = new Map([
  ['iframe', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
]);

/** A sign that ends no sentence. */
const unfinished = /[\p{L}\p{M}\p{N}_'")$*]/u;

/** What is in a link that is the name of a parameter. */
const parameterName = /<b>[^<]*<\/b><\/a>/y;

/** Elements that stand beside those before them. */
const besides = new Set(['dd', 'td', 'th']);

type Article = Pick<IndexedPage, 'title' | 'words' | 'lineEnds' | 'weights' | 'headings' | 'image'>;

/** What a start tag says, wherever it stands. */
interface TagFacts {
  readonly name: string;
  readonly isUnread: boolean;
  readonly isUnreadInEndpoint: boolean;
  readonly isInline: boolean;
  readonly isVoid: boolean;
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
  readonly classes: ReadonlySet<string>;
}

/** An element that is open, and what is known of what it holds. */
interface OpenElement {
  readonly tag: TagFacts;
  readonly isRead: boolean;
  /** What stands in it and in no element inside it is the label of a fact. */
  readonly isLabel: boolean;
  /** The head of a field or of a section of fields, whose name alone is read. */
  readonly isFieldHead: boolean;
  readonly isInEndpoint: boolean;
}

/** The name of a parameter, which leads to itself, is read as a heading, so that it is found as a part of the page. */
const parameterHeading: TagFacts = {
  ...{ name: 'h4', level: 4, classes: new Set() },
  ...{ isUnread: false, isUnreadInEndpoint: false, isInline: false, isVoid: false },
};

const known = new WeakMap<Token.TagToken, TagFacts>();

/** The facts of a tag, which `readTokens` gives anew for those that are written alike. */
function readFacts(tag: Token.TagToken): TagFacts {
  const found = known.get(tag);
  if (found) return found;
  const name = tag.tagName;
  const classes = new Set((Token.getTokenAttr(tag, 'class') ?? '').split(' '));
  const facts = {
    name,
    isUnread: unread.tags.has(name) || [...classes].some((one) => unread.classes.has(one)),
    isUnreadInEndpoint: name === 'a' || [...classes].some((one) => unread.inEndpoint.has(one)),
    isInline: inline.has(name),
    isVoid: voidElements.has(name),
    level: levelOf(name),
    classes,
  };
  known.set(tag, facts);
  return facts;
}

/**
 * Reads the words of an article, with their weights by the headings that they are in; its title is its first `h1`. The tokens of
 * the page say enough: where words and sentences end is decided by its tags as they are written.
 * https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
function readArticle(html: string): Article {
  const words: string[] = [];
  const lineEnds: number[] = [];
  const weights: [from: number, weight: number][] = [];
  const headings: PageHeading[] = [];
  let title = '';
  let image: string | undefined;
  /** Since the last word that was read. */
  let text = '';
  let heading: { id: string; text: string; place: number } | undefined;
  const open: OpenElement[] = [];
  let isAfterTag = false;
  let isParameter = false;

  const endLine = () => {
    if (words.length > (lineEnds.at(-1) ?? 0)) lineEnds.push(words.length);
  };
  const readWords = (isCode = false) => {
    if (text === '' && !isCode) return;
    for (const line of isCode ? text.split('\n') : [text]) {
      for (const word of line.split(/\s+/)) addWord(words, word);
      if (isCode) endLine();
    }
    text = '';
  };
  const separate = () => {
    // What only a style sheet sets apart is two words.
    if (isAfterTag) text += ' ';
    isAfterTag = true;
  };
  const addText = (chars: string) => {
    isAfterTag = false;
    const inside = open.at(-1);
    if (inside && (!inside.isRead || inside.isLabel)) return;
    text += chars;
    if (heading) heading.text += chars;
  };
  const endElement = ({ name, level, isInline }: TagFacts) => {
    if (isInline) return;
    if (sentences.has(name) && unfinished.test(text.slice(-1))) text += name === 'dt' ? ':' : '.';
    readWords(name === 'pre');
    if (name !== 'dt' && name !== 'td' && name !== 'th') endLine();
    if (level === 0 || !heading) return;
    weights.push([words.length, plainWeight]);
    const own = { ...heading, text: heading.text.replace(/\s+/g, ' ').trim() };
    heading = undefined;
    if (level === 1 && title === '') title = own.text;
    if (level > 1 && own.id !== '' && own.text !== '') headings.push(own);
  };

  readTokens(html, {
    takeStart({ token }, _start, end) {
      if (isParameter) return undefined;
      separate();
      const parameter = readParameter(token, html, end);
      isParameter = parameter !== undefined;
      const tag = isParameter ? parameterHeading : readFacts(token);
      const element = openElement(tag, open.at(-1));
      if (!tag.isVoid) open.push(element);
      const mode = rawText.get(tag.name);
      if (!element.isRead) return mode;
      if (tag.name === 'img' && title !== '') image ??= Token.getTokenAttr(token, 'alt') ?? '';
      if (tag.isInline) return mode;
      readWords();
      if (!besides.has(tag.name)) endLine();
      const weight = headingWeights[tag.level - 1];
      if (weight === undefined) return mode;
      heading = { id: parameter ?? Token.getTokenAttr(token, 'id') ?? '', text: '', place: words.length };
      weights.push([words.length, weight]);
      return mode;
    },
    takeEnd({ token: { tagName } }) {
      if (isParameter && tagName === 'b') return;
      separate();
      const name = isParameter ? parameterHeading.name : tagName;
      const from = open.findLastIndex(({ tag }) => tag.name === name);
      if (from >= 0) for (const { tag, isRead } of open.splice(from).reverse()) if (isRead) endElement(tag);
      if (isParameter) addText(' ');
      isParameter = false;
    },
    takeText: addText,
    wantsText: () => true,
    isForeign: () => false,
  });
  readWords();
  return { title, words, lineEnds, weights, headings, image: image ?? '' };
}

/** What a link leads to in its page where it is the name of a parameter; `end` is behind its start tag. */
function readParameter({ tagName, attrs }: Token.TagToken, html: string, end: number): string | undefined {
  const [link] = attrs;
  if (tagName !== 'a' || attrs.length !== 1 || link?.name !== 'href' || !/^#./.test(link.value))
    return undefined;
  parameterName.lastIndex = end;
  return parameterName.test(html) ? link.value.slice(1) : undefined;
}

function openElement(tag: TagFacts, parent: OpenElement | undefined): OpenElement {
  const isInEndpoint = parent?.isInEndpoint ?? false;
  const within = parent?.tag.classes;
  const isRead =
    (parent?.isRead ?? true) &&
    !tag.isUnread &&
    !(isInEndpoint && tag.isUnreadInEndpoint) &&
    !(parent?.isFieldHead && tag.name === 'span') &&
    !(tag.name === 'summary' && within?.has('nested'));
  return {
    tag,
    isRead,
    isLabel: tag.name === 'div' && (within?.has('facts') ?? false),
    isFieldHead: tag.name === 'header' && (within?.has('param') || within?.has('fields') || false),
    isInEndpoint: isInEndpoint || tag.classes.has('endpoint'),
  };
}

/** 1 to 6 for a heading, else 0. */
function levelOf(name: string): number {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
}

/** Adds what is between two spaces: several words in a script that writes none, with the signs around each. */
function addWord(words: string[], text: string): void {
  if (!isUnspaced(text)) {
    if (text !== '') words.push(text);
    return;
  }
  const parts: string[] = [];
  for (const part of text.split(wordEnd).flatMap(splitUnspaced).filter(Boolean)) {
    const isApart = hasLetters(part) && hasLetters(parts.at(-1) ?? 'a');
    if (isApart) parts.push(part);
    else parts.push((parts.pop() ?? '') + part);
  }
  for (const [place, part] of parts.entries()) words.push(place < parts.length - 1 ? part + wordEnd : part);
}

function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
