/** What nearly every page needs, as one script: it is asked for once, and compresses better than five. */
import './copy-button.ts';
import './mode-toggle.ts';
import './open-target.ts';
import './search-opener.ts';
import './site-menu.ts';
import './tabs-group.ts';
