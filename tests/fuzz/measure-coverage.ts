import { type Profiler, Session } from 'node:inspector';

/** Blocks of code that have run since it was asked before, as `script:start:end`. */
export type ReadCoverage = () => readonly string[];

/**
 * Has V8 count which blocks of code run in this thread, those of Node itself left out.
 * https://chromedevtools.github.io/devtools-protocol/v8/Profiler/#method-startPreciseCoverage
 */
export function startCoverage(): ReadCoverage {
  const session = new Session();
  session.connect();
  // In the same thread every answer is there at once.
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return () => {
    let scripts: readonly Profiler.ScriptCoverage[] = [];
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      scripts = result;
    });
    return scripts.flatMap(({ url, functions }) =>
      url.startsWith('file:')
        ? functions.flatMap(({ ranges }) =>
            ranges.flatMap(({ count, startOffset, endOffset }) =>
              count > 0 ? [`${url}:${startOffset}:${endOffset}`] : [],
            ),
          )
        : [],
    );
  };
}
