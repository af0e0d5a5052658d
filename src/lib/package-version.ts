import manifest from '../../package.json' with { type: 'json' };

/** Octavo's own version. */
export const packageVersion = manifest.version;
