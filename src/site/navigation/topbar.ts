import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { type IconName, nameIcon } from '../../content/icons/icon-name.ts';
import type { ResolveLink } from '../links/link.ts';
import { readRepositoryName } from '../repository/repository.ts';

export interface Topbar {
  readonly links: readonly {
    readonly name: string;
    readonly url: string;
    readonly icon: IconName | undefined;
    /** As `site.json` writes it; undefined is every language. */
    readonly language: string | undefined;
  }[];
  readonly button: TopbarButton | undefined;
  /** By the tags, in lower case, of languages that have another one. */
  readonly buttons: Readonly<Record<string, TopbarButton | undefined>>;
  /** Of the button's repository when the site was read; undefined shows none. */
  readonly stars: number | undefined;
}

export type TopbarButton =
  | {
      readonly type: 'link';
      readonly name: string;
      readonly url: string;
      readonly style: 'pill' | 'roundedRectangle' | undefined;
      readonly arrow: boolean;
    }
  | { readonly type: 'github'; readonly url: string; readonly owner: string; readonly repository: string };

/** The topbar's links and button. A GitHub button whose `url` names no repository is left out; `stars` are those of one. */
export function buildTopbar(config: SiteConfig, resolveLink: ResolveLink, stars?: number): Topbar {
  const links = config.topbarLinks.map(({ name, url, icon, iconType, language }) => ({
    name,
    url: resolveLink(url),
    icon: nameIcon(icon, iconType),
    language,
  }));
  const buttons = Object.fromEntries(
    config.languages.flatMap(({ language, topbarCtaButton: own }) =>
      own === undefined ? [] : [[language.toLowerCase(), buildButton(own, resolveLink)]],
    ),
  );
  return { links, button: buildButton(config.topbarCtaButton, resolveLink), buttons, stars };
}

/** The topbar's button in a language, a BCP 47 tag. */
export function findButton({ button, buttons }: Topbar, tag: string): TopbarButton | undefined {
  const key = tag.toLowerCase();
  return Object.hasOwn(buttons, key) ? buttons[key] : button;
}

function buildButton(
  button: SiteConfig['topbarCtaButton'],
  resolveLink: ResolveLink,
): TopbarButton | undefined {
  if (button === undefined) return undefined;
  if (button.type === 'link') {
    const { type, name, url, style, arrow } = button;
    return { type, name, url: resolveLink(url), style, arrow };
  }
  const repository = readRepositoryName(button.url);
  return repository && { type: 'github', ...repository };
}
