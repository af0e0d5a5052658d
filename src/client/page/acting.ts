/** What answers a reader on nearly every page, as one script: `wake.ts` loads it at their first act. */
import './choose-tab.ts';
import './copy-text.ts';
import './open-menu.ts';
import './open-page-menu.ts';
import './press-group.ts';
import './open-target.ts';
import './prefetch.ts';
import './switch-mode.ts';
import { stopWaking } from './wake.ts';

if (document.querySelector('.toc')) import('./mark-contents.ts');
stopWaking();
