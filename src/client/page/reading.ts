/**
 * What nearly every page needs before its reader does anything, as one script: it is asked for once, and compresses
 * better than several. What answers the reader comes with their first act.
 */
import './copy-button.ts';
import './keep-sidebar.ts';
import './menu-opener.ts';
import './search-opener.ts';
import './tabs-group.ts';
import './wake.ts';
