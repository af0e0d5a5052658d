import type { PlaceOf } from '../config/read-site-config.ts';
import { contextual as contextualSchema } from '../config/schema/contextual-fields.ts';
import type { SiteConfig } from '../config/schema/site-schema.ts';
import { type IconName, nameIcon } from '../content/icons/icon-name.ts';
import { fillQuery, hasPlaceholder, type QueryTemplate } from '../lib/html/fill-query.ts';
import { safeInstallUrl } from '../lib/html/safe-url.ts';
import type { Problem } from '../problem/problem.ts';
import type { ResolveLink } from './links/link.ts';
import { isAbsoluteUrl } from './pages/page-path.ts';
import type { PageSeed, PlaceInPage } from './pages/page-seed.ts';
import { siteProblem } from './problems.ts';

/** What pages offer to do with them. */
export interface Contextual {
  readonly display: 'header' | 'toc';
  /** Of the server of the Model Context Protocol; undefined where no entry needs it. */
  readonly mcpServer: string | undefined;
  /** In the order of `site.json`. */
  readonly actions: readonly ContextualAction[];
}

export type ContextualAction =
  /** Copies the page, shows its Markdown, or downloads the document that it is made from. */
  | { readonly kind: 'copy' | 'view' | 'download-spec' }
  /** Copies the server’s address, or a command that adds it. */
  | { readonly kind: 'mcp' | 'add-mcp'; readonly text: string }
  /** Opens a program that is asked about the page: `parameter` of `base` is the question. */
  | {
      readonly kind: 'ask';
      readonly program: string;
      readonly icon: IconName | undefined;
      readonly base: string;
      readonly parameter: string;
    }
  /** Adds the server to an editor or an agent. */
  | {
      readonly kind: 'connect';
      readonly program: string;
      readonly icon: IconName | undefined;
      readonly url: string;
    }
  /** One of the writer’s own. */
  | {
      readonly kind: 'own';
      readonly title: string;
      readonly description: string | undefined;
      readonly icon: IconName | undefined;
      readonly link: QueryTemplate;
      readonly isExternal: boolean;
    };

/** Programs that take a question in their address, by the names of their options. */
const PROGRAMS = {
  chatgpt: { program: 'ChatGPT', base: 'https://chatgpt.com/', parameter: 'q', brand: 'openai' },
  claude: { program: 'Claude', base: 'https://claude.ai/new', parameter: 'q', brand: 'claude' },
  perplexity: {
    program: 'Perplexity',
    base: 'https://www.perplexity.ai/search',
    parameter: 'q',
    brand: 'perplexity',
  },
  grok: { program: 'Grok', base: 'https://grok.com/', parameter: 'q', brand: undefined },
  aistudio: {
    program: 'Google AI Studio',
    base: 'https://aistudio.google.com/prompts/new_chat',
    parameter: 'prompt',
    brand: 'googlegemini',
  },
  devin: { program: 'Devin', base: 'https://app.devin.ai/', parameter: 'prompt', brand: undefined },
} as const;

type GivenContextual = NonNullable<SiteConfig['contextual']>;
type GivenOption = GivenContextual['options'][number];

/**
 * What pages offer, as `contextual` of `site.json` says; undefined where it says nothing, and the page has its own button then.
 * Entries that need an MCP server are left out with a warning where none is named, so are those that Octavo has no part for.
 */
export function buildContextual(
  { contextual: given, name }: Pick<SiteConfig, 'contextual' | 'name'>,
  resolveLink: ResolveLink,
  placeOf: PlaceOf,
): { readonly contextual: Contextual | undefined; readonly problems: readonly Problem[] } {
  if (given === undefined) return { contextual: undefined, problems: [] };
  const { display, mcpServer, options } = given;
  const problems: Problem[] = [];
  const actions = options.flatMap((option, index): readonly ContextualAction[] => {
    const action = readOption(option, { name, mcpServer }, resolveLink);
    if (typeof action !== 'string') return [action];
    const label = typeof option === 'string' ? option : option.title;
    problems.push(siteProblem(action, placeOf(['contextual', 'options', index]), label));
    return [];
  });
  return { contextual: { display, mcpServer, actions }, problems };
}

/** The menus of the pages of a site. */
export interface PageMenus {
  /** Undefined for a page whose site says nothing, which has its own button then. */
  readonly find: (seed: PageSeed) => Contextual | undefined;
  /** Every one, for their icons. */
  readonly all: readonly Contextual[];
  readonly problems: readonly Problem[];
}

/** What pages offer: as `contextual` of `site.json` says, or as their frontmatter does. */
export function buildPageMenus(
  config: Pick<SiteConfig, 'contextual' | 'name'>,
  seeds: readonly PageSeed[],
  resolveLink: ResolveLink,
  placeOf: PlaceOf,
  placeInPage: PlaceInPage,
): PageMenus {
  const { contextual: standard, problems } = buildContextual(config, resolveLink, placeOf);
  const found = [...problems];
  const own = new Map<PageSeed, Contextual>();
  for (const seed of seeds) {
    const { source, frontmatter } = seed;
    if (source === undefined || frontmatter.contextual === undefined) continue;
    const findPlace = () => placeInPage(source, 'contextual');
    const { success, data, error } = contextualSchema.safeParse(frontmatter.contextual);
    if (!success) {
      const [issue] = error.issues;
      const { path = [], message = '' } = issue ?? {};
      const reason = `${path.join('.')}${/^Invalid/.test(message) ? ': ' : ' must be '}${message}`;
      found.push(siteProblem('page-contextual', findPlace(), reason));
      continue;
    }
    const mcpServer = data?.mcpServer ?? config.contextual?.mcpServer;
    const given = data && { ...data, mcpServer };
    const built = buildContextual({ name: config.name, contextual: given }, resolveLink, findPlace);
    found.push(...built.problems);
    if (built.contextual) own.set(seed, built.contextual);
  }
  const find = (seed: PageSeed) => own.get(seed) ?? standard;
  return { find, all: [...(standard ? [standard] : []), ...own.values()], problems: found };
}

/** The action of an entry, or the code of the problem why there is none. */
function readOption(
  option: GivenOption,
  { name, mcpServer }: { readonly name: string; readonly mcpServer: string | undefined },
  resolveLink: ResolveLink,
): ContextualAction | 'contextual-server' | 'contextual-unavailable' {
  if (typeof option !== 'string') {
    const { title, description, icon, iconType, href } = option;
    const link = { base: resolveLink(href.base), query: href.query };
    if (mcpServer === undefined && hasPlaceholder(link, 'mcp')) return 'contextual-server';
    const isExternal = isAbsoluteUrl(link.base) && /^(?:https?:)?\/\//i.test(link.base);
    return { kind: 'own', title, description, icon: nameIcon(icon, iconType), link, isExternal };
  }
  switch (option) {
    case 'copy':
    case 'view':
    case 'download-spec':
      return { kind: option };
    case 'chatgpt':
    case 'claude':
    case 'perplexity':
    case 'grok':
    case 'aistudio':
    case 'devin': {
      const { program, base, parameter, brand } = PROGRAMS[option];
      return { kind: 'ask', program, base, parameter, icon: nameIcon(brand, 'brands') };
    }
    case 'assistant':
    case 'windsurf':
    case 'devin-desktop':
    case 'download-pdf':
      return 'contextual-unavailable';
    default:
      return mcpServer === undefined ? 'contextual-server' : connect(option, name, mcpServer);
  }
}

/** What an entry does with an MCP server: https://cursor.com/docs/context/mcp/install-links, https://code.visualstudio.com/api/extension-guides/ai/mcp */
function connect(
  option: 'mcp' | 'add-mcp' | 'cursor' | 'vscode' | 'devin-mcp',
  name: string,
  server: string,
): ContextualAction {
  switch (option) {
    case 'mcp':
      return { kind: option, text: server };
    case 'add-mcp':
      return { kind: option, text: `npx add-mcp ${server}` };
    case 'cursor': {
      const config = encodeBase64(JSON.stringify({ url: server }));
      const url = writeInstallUrl('cursor://anysphere.cursor-deeplink/mcp/install', { name, config });
      return { kind: 'connect', program: 'Cursor', icon: nameIcon('cursor', 'brands'), url };
    }
    case 'vscode': {
      const config = JSON.stringify({ name: name.toWellFormed(), type: 'http', url: server });
      const url = safeInstallUrl(`vscode:mcp/install?${encodeURIComponent(config)}`) ?? '#';
      return { kind: 'connect', program: 'VS Code', icon: undefined, url };
    }
    case 'devin-mcp': {
      const setup = 'https://app.devin.ai/settings/mcp-marketplace/setup/custom';
      const url = writeInstallUrl(setup, { name, transport: 'HTTP', url: server });
      return { kind: 'connect', program: 'Devin', icon: undefined, url };
    }
  }
}

function writeInstallUrl(base: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries(parameters).map(([key, value]) => ({ key, value }));
  return safeInstallUrl(fillQuery({ base, query }, {})) ?? '#';
}

function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
