/** What answers a reader on nearly every page, as one script: `wake.ts` loads it at their first act. */
import './choose-tab.ts';
import './copy-code.ts';
import './mark-contents.ts';
import './open-group.ts';
import './open-menu.ts';
import './open-target.ts';
import './prefetch.ts';
import './switch-mode.ts';
import { stopWaking } from '../wake.ts';

stopWaking();
