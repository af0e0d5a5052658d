import { operationPages } from '../../bench/bench-scripts.ts';
import { sendRequest, weighScripts } from '../../bench/weigh-scripts.ts';
import { expect, test } from './started-example.ts';

/** Bytes that are reached; `npm run bench -- --only scripts` says how far they are from the budget. */
const reached = { load: 3000, flow: 19_400 };

// The first test of a worker waits for a whole build.
test.describe.configure({ timeout: 300_000 });

for (const name of operationPages)
  test(`the scripts of ${name} grow neither on load nor for a whole request`, async ({ page, examples }) => {
    const { url } = await examples.on('SQLite');
    const weight = await weighScripts(page, `${url}user-group-api/${name}/`, () =>
      sendRequest(page, 'demo-customer'),
    );
    const files = weight.files.map(([file, bytes]) => `${bytes} ${file}`).join('\n');
    expect(weight.load, files).toBeLessThanOrEqual(reached.load);
    expect(weight.flow, files).toBeLessThanOrEqual(reached.flow);
  });
