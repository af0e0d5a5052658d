import { z } from 'zod';
import { icon, iconType } from './icon.ts';
import { text } from './text.ts';

/** A group of the sidebar as it is read: pages by path, and groups inside it to any depth. */
export interface NavigationGroup {
  /** '' draws no heading. */
  readonly group: string;
  readonly pages: readonly (string | NavigationGroup)[];
  readonly icon?: string | undefined;
  readonly iconType: z.output<typeof iconType>;
  readonly version?: string | undefined;
}

interface NavigationGroupInput {
  group: string;
  pages: (string | NavigationGroupInput)[];
  icon?: string | undefined;
  iconType?: z.input<typeof iconType> | undefined;
  version?: string | undefined;
}

export const navigationGroup: z.ZodType<NavigationGroup, NavigationGroupInput> = z
  .object({
    group: z
      .string()
      .describe('Name of the group, shown as its heading in the sidebar. An empty name shows no heading.')
      .meta({ examples: ['Get started'] }),
    get pages(): z.ZodType<(string | NavigationGroup)[], (string | NavigationGroupInput)[]> {
      return z
        .array(
          z
            .union([text, navigationGroup], {
              error: 'the path of a page or a group with "group" and "pages"',
            })
            .describe(
              'Path of a Markdown file without extension, an operation such as `GET /users`, or a group.',
            )
            .meta({ examples: ['guides/quickstart'] }),
        )
        .describe(
          'Pages in their order: paths of Markdown files without extension, operations such as `GET /users`, or further groups.',
        )
        .meta({ examples: [['introduction', 'guides/quickstart']] });
    },
    icon,
    iconType,
    version: text
      .optional()
      .describe('Shows the group only in this version, one of `versions`.')
      .meta({ examples: ['v2'] }),
  })
  .describe('A group of pages in the sidebar.');

export const navigation = z
  .array(navigationGroup)
  .describe('The sidebar: groups with their pages, in the order in which they are shown.')
  .meta({ examples: [[{ group: 'Get started', pages: ['introduction', 'quickstart'] }]] });
