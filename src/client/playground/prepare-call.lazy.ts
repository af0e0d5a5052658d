import type { PlaygroundData } from '../../http/form/playground-form.ts';
import { chooseRoute, describeRoute, readRouteContext } from '../../http/playground/choose-route.ts';
import { hostOf } from '../../http/playground/simple-request.ts';
import { addExtras, type Extra } from '../../http/request/add-extras.ts';
import {
  buildRequest,
  createBoundary,
  encodeBody,
  prepareRequest,
  toHttpBody,
} from '../../http/request/build-request.ts';
import type { FilledForm, PreparedCall, RouteMemory } from './send-request.ts';

const boundary = createBoundary();

/** What would be sent where that is more than `writeSimpleRequest` knows. Rejects when a file cannot be read any more. */
export async function prepareAnyCall(
  data: PlaygroundData,
  known: RouteMemory,
  filled: FilledForm,
): Promise<PreparedCall> {
  const { call } = data;
  const { values, base, credentials } = filled;
  const { schemes, values: typed, isShown } = credentials;
  // What was left empty is left out: no example takes its place.
  const empty = call.parameters.map(({ in: where, name }) => [`${where}.${name}`, undefined] as const);
  const extras = Array.from(filled.extras).flatMap(readExtra);
  const build = (used: typeof schemes, texts: typeof typed) =>
    addExtras(
      buildRequest(call, {
        baseUrl: base,
        parameters: { ...Object.fromEntries(empty), ...values.parameters },
        mediaType: values.mediaType,
        body: values.body ? toHttpBody(values.body) : null,
        schemes: used,
        credentials: texts,
      }),
      extras,
    );
  const request = build(typed ? schemes : [], typed);
  const prepared = prepareRequest(request, {
    show: (variable) => (variable === 'BASE_URL' ? base : `<${variable}>`),
    body: values.body && (await encodeBody(values.body, boundary)),
    boundary,
  });
  const route = chooseRoute(readRouteContext(data, known, { ...filled, prepared }, location.origin));
  return {
    ...filled,
    shown: build(schemes, isShown ? typed : undefined),
    prepared,
    found: { route: route.kind, words: describeRoute(route, hostOf(prepared.url)) },
  };
}

/** What a row says that is switched on. */
function readExtra(row: HTMLElement): readonly Extra[] {
  const [isOn, place, name, value] = row.querySelectorAll<HTMLInputElement>('input, select');
  const where = (['header', 'query', 'cookie'] as const).find((one) => one === place?.value);
  if (!isOn?.checked || !where) return [];
  return [{ in: where, name: name?.value.trim() ?? '', value: value?.value ?? '' }];
}
