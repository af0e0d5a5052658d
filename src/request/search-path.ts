/** Where the files of a site's search stand; a trailing slash belongs to it. */
export const searchPath = '/_octavo/search/';
