/** Where the files of a site's search stand; a trailing slash belongs to it. */
export const searchPath = '/_octavo/search/';

/** Pages of a word that the index keeps: the engine weighs each of them anew at each key press. */
export const mostPages = 1000;
