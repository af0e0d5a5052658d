/** A group belongs to one of these; the API token of a request says to which. */
export type Environment = 'Customer' | 'Testing';

/** Every environment, as `api_environment_tag` says it. */
export const environments: readonly Environment[] = ['Customer', 'Testing'];
