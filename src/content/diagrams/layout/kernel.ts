import Elk from 'elkjs/lib/elk.bundled.js';

/** The Eclipse Layout Kernel (https://eclipse.dev/elk/); 1.6 MB, so that it is imported when the first graph is drawn. */
export const kernel = new Elk();
