import { operationPages, scriptBudget } from '../../bench/bench-scripts.ts';
import { sendRequest, weighScripts } from '../../bench/weigh-scripts.ts';
import { expect, test } from './started-example.ts';

// The first test of a worker may wait for a whole build.
test.describe.configure({ timeout: 300_000 });

for (const name of operationPages)
  test(`the scripts of ${name} keep their budget on load and for a whole request`, async ({
    page,
    examples,
  }) => {
    const { url } = await examples.on('SQLite');
    const weight = await weighScripts(page, `${url}user-group-api/${name}/`, () =>
      sendRequest(page, 'demo-customer'),
    );
    const files = weight.files.map(([file, bytes]) => `${bytes} ${file}`).join('\n');
    expect(weight.load, files).toBeLessThanOrEqual(scriptBudget.load);
    expect(weight.flow, files).toBeLessThanOrEqual(scriptBudget.flow);
  });
