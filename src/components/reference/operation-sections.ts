import type { Heading } from '../../content/files/page-source.ts';
import { hasMoreToTell } from '../../http/request/base-url.ts';
import type { Translate } from '../../i18n/translate.ts';
import { groupMessages, groupParameters } from '../../openapi/read/operation.ts';
import type { OperationView } from '../../site/pages/views.ts';

/**
 * The sections of an operation's page as its table of contents lists them, in the order in which `astro/layouts/Operation.astro`
 * shows them; `shown` says of those that do not depend on the operation alone whether they are there.
 */
export function listOperationSections(
  { operation, security, servers, isManual }: OperationView,
  shown: { readonly signature: boolean; readonly servers: boolean },
  t: Translate,
): readonly Heading[] {
  const { parameters, requestBody } = isManual ? { parameters: [], requestBody: undefined } : operation;
  const sections: readonly (readonly [id: string, text: string, isShown?: boolean])[] = [
    ['authorization', t('Authorization'), security.flat().length > 0],
    ['verify', t('Verify the request'), shown.signature],
    ...groupParameters(parameters).map((group) => [`${group.in}-parameters`, t.known(group.title)] as const),
    ['body', t('Body'), requestBody !== undefined],
    ['response', t('Response'), operation.responses.length > 0],
    ...groupMessages(operation.channelOperations ?? []).map(
      (group) => [group.id, t.known(group.title)] as const,
    ),
    ['callbacks', t('Callbacks'), operation.callbacks.length > 0],
    ['base-urls', t('Base URLs'), shown.servers && hasMoreToTell(servers)],
  ];
  return sections.flatMap(([id, text, isShown = true]) => (isShown ? [{ depth: 2, id, text }] : []));
}
