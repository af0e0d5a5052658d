import type { ApiChange } from './api-change.ts';

/** Differences as they are told: of those that many operations share, the first with the others. */
interface ToldChange {
  readonly change: ApiChange;
  /** The operations that have the same at the same place. */
  readonly others: readonly string[];
}

/** What is compared, as it is named: `v1.0:openapi.yaml`. */
export interface ComparedNames {
  readonly old: string;
  readonly new: string;
}

/** `file:line:column`, in which the document itself has the name that it was compared under. */
export type WritePlace = (change: ApiChange) => string;

/** How many differences break a client, and how many do not; one that many operations share counts once. */
export function countChanges(changes: readonly ApiChange[]): {
  readonly breaking: number;
  readonly others: number;
} {
  const told = groupChanges(changes);
  const breaking = told.filter(({ change }) => change.isBreaking).length;
  return { breaking, others: told.length - breaking };
}

/** Differences in sentences for a terminal, those that break a client first. */
export function writeChangesText(
  changes: readonly ApiChange[],
  names: ComparedNames,
  writePlace: WritePlace,
): string {
  const sections = listSections(changes).map(({ title, operations }) =>
    [
      title,
      ...[...operations].map(([operation, told]) =>
        [
          operation,
          ...told.map(({ change, others }) =>
            [
              `  ${say(change)}  ${writePlace(change)}`,
              ...sayOthers(others, (name) => name).map((line) => `    ${line}`),
            ].join('\n'),
          ),
        ].join('\n'),
      ),
    ].join('\n\n'),
  );
  return [...sections, `${names.old} → ${names.new}: ${sayCount(changes)}`].join('\n\n');
}

/** The page of an operation, by its name in `ApiChange`; undefined without one. */
export type FindOperationPage = (
  operation: string,
) => { readonly title: string; readonly url: string } | undefined;

/** The same as Markdown, which is MDX too: a heading for each operation, and a link to its page where there is one. */
export function writeChangesMarkdown(
  changes: readonly ApiChange[],
  names: ComparedNames,
  findPage: FindOperationPage = () => undefined,
): string {
  const writeLink = (operation: string) => {
    const page = findPage(operation);
    return page ? [`[${escapeMarkdown(page.title)}](${encodeURI(page.url).replace(/[()]/g, '\\$&')})`] : [];
  };
  const sections = listSections(changes).map(({ title, operations }) =>
    [
      `## ${title}`,
      ...[...operations].flatMap(([operation, told]) => [
        `### ${writeCode(operation)}`,
        ...writeLink(operation),
        told
          .map(({ change, others }) => {
            const subject = change.subject === '' ? 'The operation' : writeCode(change.subject);
            const more = sayOthers(others, writeCode).map((line) => ` ${line}`);
            return `- ${subject} ${escapeMarkdown(change.message)}.${more.join('')}`;
          })
          .join('\n'),
      ]),
    ].join('\n\n'),
  );
  const from = `Compared are ${writeCode(names.old)} and ${writeCode(names.new)}: ${sayCount(changes)}.`;
  return `${[from, ...sections].join('\n\n')}\n`;
}

interface Section {
  readonly title: string;
  readonly operations: ReadonlyMap<string, readonly ToldChange[]>;
}

function listSections(changes: readonly ApiChange[]): readonly Section[] {
  const told = groupChanges(changes);
  return [
    { title: 'Breaking changes', found: told.filter(({ change }) => change.isBreaking) },
    { title: 'Other changes', found: told.filter(({ change }) => !change.isBreaking) },
  ].flatMap(({ title, found }) =>
    found.length === 0 ? [] : [{ title, operations: Map.groupBy(found, ({ change }) => change.operation) }],
  );
}

/** What a schema says that many operations have is told of the first one. */
function groupChanges(changes: readonly ApiChange[]): readonly ToldChange[] {
  const alike = Map.groupBy(changes, ({ place: { file, line, column }, message, isBreaking, subject }) => {
    const direction = subject.startsWith('response') ? 'response' : 'request';
    return [file, line, column, message, isBreaking, direction].join('\n');
  });
  return [...alike.values()].flatMap(([change, ...rest]) => {
    if (!change) return [];
    const names = new Set(rest.map(({ operation }) => operation));
    names.delete(change.operation);
    return [{ change, others: [...names] }];
  });
}

function say({ subject, message }: ApiChange): string {
  return subject === '' ? message : `${subject} ${message}`;
}

/** Maximum operations that are named one by one. */
const shownOperations = 3;

function sayOthers(others: readonly string[], write: (name: string) => string): readonly string[] {
  if (others.length === 0) return [];
  const shown = others.slice(0, shownOperations).map(write);
  const left = others.length - shown.length;
  return [`Also in ${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}.`];
}

/** `2 breaking changes and 1 other`. */
function sayCount(changes: readonly ApiChange[]): string {
  const { breaking, others } = countChanges(changes);
  if (breaking + others === 0) return 'nothing that a client would notice is different';
  const broken = `${breaking === 0 ? 'no' : breaking} breaking ${breaking === 1 ? 'change' : 'changes'}`;
  return `${broken} and ${others === 0 ? 'no' : others} ${others === 1 ? 'other' : 'others'}`;
}

/** Names of a document are text that its author wrote: none of it is markup here. */
function writeCode(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text.replace(/\s+/g, ' ')}${pad}${fence}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>()#!|~&]/g, '\\$&');
}
