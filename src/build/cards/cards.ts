import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Place, Problem } from '../../problem/problem.ts';
import { buildCard, type CanDraw, type Card, layOutCard } from '../../site/machines/card.ts';
import type { Page, Site } from '../../site/site.ts';
import { cardProblem } from '../project/problems.ts';
import {
  type CardImages,
  createCanDraw,
  type DrawCard,
  openDrawer,
  readCardFonts,
  readCardImages,
} from './draw-card.ts';

/** The social cards of a site that is built. */
export interface Cards {
  /** The URL path of a page's card; undefined when it has none. */
  readonly find: (page: Page) => string | undefined;
  /** Draws the cards of these pages into the site's output (absolute), those drawn before from the cache. */
  readonly write: (output: string, pages: readonly Page[]) => Promise<readonly Problem[]>;
  /** Draws the cards of these pages into the cache, whose others stay. Gives the files (absolute) of those that could be drawn. */
  readonly draw: (
    pages: readonly Page[],
  ) => Promise<{ readonly files: readonly string[]; readonly problems: readonly Problem[] }>;
}

interface CardsInput {
  readonly site: Site;
  /** Absolute. */
  readonly siteRoot: string;
  /** Absolute. */
  readonly contentRoot: string;
  /** Absolute. */
  readonly cacheFolder: string;
  /** Of `siteUrl`: what is wrong is said there. */
  readonly place: Place;
}

/** Changes when cards with the same words look otherwise. */
const VERSION = 1;
const folder = '_octavo/cards';

/** Opens the cards of a site; without the library that draws them there are none, and a warning. */
export async function openCards({ site, siteRoot, contentRoot, cacheFolder, place }: CardsInput): Promise<{
  readonly cards: Cards | undefined;
  readonly problems: readonly Problem[];
}> {
  const fonts = await readCardFonts(site.thumbnails.font);
  const drawer = await openDrawer(fonts);
  if ('reason' in drawer)
    return { cards: undefined, problems: [cardProblem('unavailable', place, drawer.reason)] };
  const images = await readCardImages(site, siteRoot, contentRoot);
  return {
    cards: createCards(site, drawer.draw, createCanDraw(fonts), images, join(cacheFolder, 'cards'), place),
    problems: [],
  };
}

function createCards(
  site: Site,
  draw: DrawCard,
  canDraw: CanDraw,
  images: CardImages,
  cache: string,
  place: Place,
): Cards {
  const findCard = (page: Page): readonly [name: string, card: Card] | undefined => {
    const card = buildCard(site, page, canDraw);
    return card && [`${nameCard(card, images, site.thumbnails.font?.faces[0]?.url)}.png`, card];
  };
  const listWanted = (pages: readonly Page[]): ReadonlyMap<string, Card> =>
    new Map(pages.map(findCard).filter((found) => found !== undefined));
  /** Draws what is not in the cache, and calls `use` with the file (absolute) and the name of each that is then there. */
  const drawAll = async (
    wanted: ReadonlyMap<string, Card>,
    cached: ReadonlySet<string>,
    use: (file: string, name: string) => Promise<void>,
  ): Promise<readonly Problem[]> => {
    const failures: string[] = [];
    const queue = [...wanted];
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [name, card] = next;
        const file = join(cache, name);
        if (!cached.has(name)) {
          const png = await drawAnyway(card, images, draw, failures);
          if (!png) continue;
          await writeFile(`${file}.new`, png);
          await rename(`${file}.new`, file);
        }
        await use(file, name);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    return failures.length === 0 ? [] : [cardProblem('failed', place, failures[0] ?? '', failures.length)];
  };
  const listCached = async (): Promise<ReadonlySet<string>> => {
    await mkdir(cache, { recursive: true });
    return new Set(await readdir(cache));
  };
  return {
    find(page) {
      const [name] = findCard(page) ?? [];
      return name && `/${folder}/${name}`;
    },
    async write(output, pages) {
      const wanted = listWanted(pages);
      if (wanted.size === 0) return [];
      const target = join(output, folder);
      const [cached] = await Promise.all([listCached(), mkdir(target, { recursive: true })]);
      const problems = await drawAll(wanted, cached, (file, name) => copyFile(file, join(target, name)));
      const others = [...cached].filter((name) => !wanted.has(name));
      await Promise.all(others.map((name) => rm(join(cache, name), { force: true })));
      return problems;
    },
    async draw(pages) {
      const wanted = listWanted(pages);
      if (wanted.size === 0) return { files: [], problems: [] };
      const files: string[] = [];
      const take = async (file: string) => void files.push(file);
      const problems = await drawAll(wanted, await listCached(), take);
      return { files: files.sort(), problems };
    },
  };
}

/** The card, without its images if it cannot be drawn with them. */
async function drawAnyway(
  card: Card,
  images: CardImages,
  draw: DrawCard,
  failures: string[],
): Promise<Buffer | undefined> {
  const hasImages = images.logo !== undefined || images.background !== undefined;
  for (const shown of hasImages ? [images, noImages] : [noImages])
    try {
      return await draw(layOutCard(card, shown.logo, shown.background !== undefined), shown);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  return undefined;
}

const noImages: CardImages = { logo: undefined, background: undefined };

/** `font` tells the font from others, with its version. */
function nameCard(card: Card, { logo, background }: CardImages, font: string | undefined): string {
  const parts = [logo?.hash, ...(background ? [background.hash] : []), ...(font === undefined ? [] : [font])];
  const text = JSON.stringify([VERSION, card, ...parts]);
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
