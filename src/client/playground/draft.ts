import type { FormValues } from '../../http/form/form-values.ts';
import type { PlaygroundData } from '../../http/form/playground-data.ts';
import type { PreparedRequest } from '../../http/playground/prepared-request.ts';
import { relayLimit } from '../../http/playground/relay-message.ts';
import { type FoundWay, findUsualWay, hostOf } from '../../http/playground/usual-way.ts';
import { writeUsual } from '../../http/playground/write-usual.ts';
import type { HttpRequest } from '../../http/request/http-request.ts';
import type { ServerChoice } from '../../http/request/resolve-server.ts';
import type { Known } from './climb.ts';
import type { Credentials } from './credentials.ts';

/** What a reader has filled in. */
export interface Filled {
  readonly values: FormValues;
  readonly choice: ServerChoice;
  /** The base URL, whole. */
  readonly base: string;
  readonly credentials: Credentials;
  /** The credentials as they are sent, and what is typed into password fields. */
  readonly secrets: readonly string[];
}

/** A request as it is filled in now. */
export interface Draft extends Filled {
  /** For samples: what is secret stands as a variable, unless the reader wants to see it. */
  readonly shown: HttpRequest;
  readonly prepared: PreparedRequest;
  readonly found: FoundWay;
}

/** What would be sent. Rejects when a file cannot be read any more. */
export async function draft(data: PlaygroundData, known: Known, filled: Filled): Promise<Draft> {
  if (data.isUsual && known.hasRelay && known.refused.size === 0) {
    const written = writeUsual({ ...filled, call: data.call });
    const { prepared } = written;
    if (!prepared.body || prepared.body.length <= relayLimit)
      return { ...filled, ...written, found: findUsualWay(prepared, hostOf(prepared.url)) };
  }
  const { writeOther } = await import('./other-draft.ts');
  return writeOther(data, known, filled);
}
