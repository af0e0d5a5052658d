import { readFile } from 'node:fs/promises';
import { serveSite } from '../../src/cli/serve-site.ts';
import { relayLimits } from '../../src/relay/relay-options.ts';
import { runOctavo } from './octavo-command.ts';
import { startPlainServer } from './plain-server.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { expect, test as siteTest } from './site-fixture.ts';

/** Milliseconds that the relay of `PlaygroundSite.hasty` waits for an answer. */
export const hastyTime = 1_000;

/** The site `playground`, built for servers of this worker and served in two ways. */
export interface PlaygroundSite {
  /** As `octavo serve` does it, with its relay; a slash at its end. */
  readonly relayed: string;
  /** The same, but that its relay waits for an answer `hastyTime` only. */
  readonly hasty: string;
  /** By a server of files alone. */
  readonly plain: string;
  /** Lets every site read its answers. */
  readonly open: Recorder;
  /** Lets no other site read them. */
  readonly closed: Recorder;
  /** Where no server is. */
  readonly down: string;
  /** Reads a file of the built site. */
  readonly read: (file: string) => Promise<string>;
}

interface WorkerFixtures {
  /** The base of the site `playground`. */
  readonly base: string;
  readonly playground: PlaygroundSite;
}

export const test = siteTest.extend<object, WorkerFixtures>({
  base: ['/', { scope: 'worker', option: true }],
  playground: [
    async ({ base, sites }, use) => {
      const [open, closed, gone] = await Promise.all([
        startRecorder({ allowsAll: true }),
        startRecorder({ allowsAll: false }),
        startRecorder({ allowsAll: false }),
      ]);
      await gone.close();
      const files = await sites.copy('playground');
      const document = await files.read('openapi.yaml');
      await files.write(
        'openapi.yaml',
        document
          .replaceAll('http://open.playground.example.test', open.url)
          .replaceAll('http://closed.playground.example.test', closed.url)
          .replaceAll('http://down.playground.example.test', gone.url),
      );
      const { code, stdout, stderr } = await runOctavo(['build', files.folder, '--base', base]);
      if (code !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
      const output = `${files.folder}/dist`;
      const served = { output, port: 0, host: '127.0.0.1' };
      const hastyLimits = { ...relayLimits, firstByteTime: hastyTime };
      const [usual, hasty, plain] = await Promise.all([
        serveSite(served),
        serveSite({ ...served, relayLimits: hastyLimits }),
        startPlainServer(output),
      ]);
      await use({
        relayed: usual.url,
        hasty: hasty.url,
        plain: plain.url,
        open,
        closed,
        down: gone.url,
        read: (file) => readFile(`${output}/${file}`, 'utf8'),
      });
      for (const { server } of [usual, hasty]) {
        server.closeAllConnections();
        server.close();
      }
      await Promise.all([plain.close(), open.close(), closed.close()]);
    },
    { scope: 'worker' },
  ],
});

export { expect };
