import type { AstroIntegration } from 'astro';
import { createIntegration } from './astro/hooks/octavo.ts';

export type { Problem } from './problem/problem.ts';

/**
 * The Astro integration: reads `site.json`, `content/` and the OpenAPI files of Astro's root and adds the routes
 * that render them. Mistakes that stop a site are thrown as one error that lists them with their places.
 */
export function octavo(): AstroIntegration {
  return createIntegration();
}
