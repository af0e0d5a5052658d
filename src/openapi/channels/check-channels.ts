import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import { checkProblem } from '../check/problems.ts';
import {
  followChild,
  followReferences,
  getChild,
  getRoot,
  identify,
  listChildren,
  locateNode,
  type OpenApiDocument,
} from '../load/document.ts';
import { listChannels } from './read-channels.ts';

/**
 * What is wrong with the channels of an AsyncAPI document beyond the form of its objects: that there are none, operations of a channel
 * that has no page, and parameters that an address has and nobody describes, or the other way round.
 */
export function checkChannels(document: OpenApiDocument): readonly Problem[] {
  const root = getRoot(document);
  const channels = listChannels(document);
  if (channels.length === 0) return [checkProblem('no-channels', locateNode(document, root, 'value'))];
  const places = new Set(channels.map(({ node }) => identify(node)));
  const astray = listChildren(document, getChild(root, 'operations')).flatMap(([name, reference]) => {
    const operation = followReferences(document, reference);
    const target = followChild(document, operation, 'channel');
    // What leads nowhere is told by the check of references.
    if (!operation || !target || places.has(identify(target))) return [];
    const place = locateNode(document, getChild(operation, 'channel') ?? operation, 'key');
    return [checkProblem('unlisted-channel', place, name)];
  });
  const parameters = channels.flatMap(({ name, address, node }) => {
    const needed = [...address.matchAll(/\{([^{}]+)\}/g)].map(([, parameter = '']) => parameter);
    const described = listChildren(document, getChild(node, 'parameters'));
    const names = described.map(([parameter]) => parameter);
    const stray = described.filter(([parameter]) => !needed.includes(parameter));
    const missing = needed
      .filter((parameter) => !names.includes(parameter))
      .map((parameter) => ({
        parameter,
        nearest: findNearest(
          parameter,
          stray.map(([one]) => one),
        ),
      }));
    const meant = new Set(missing.map(({ nearest }) => nearest));
    return [
      ...missing.map(({ parameter, nearest }) =>
        checkProblem(
          'undescribed-channel-parameter',
          locateNode(document, node, 'key'),
          parameter,
          address,
          nearest,
        ),
      ),
      ...stray
        .filter(([parameter]) => !meant.has(parameter))
        .map(([parameter, own]) =>
          checkProblem('stray-channel-parameter', locateNode(document, own, 'key'), parameter, name),
        ),
    ];
  });
  return [...astray, ...parameters];
}
