import { readFile } from 'node:fs/promises';
import { serveSite } from '../../src/cli/serve-site.ts';
import { runOctavo } from './octavo-command.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { type RelayStandIn, standInForRelay } from './relay-stand-in.ts';
import { test as base, expect } from './site-fixture.ts';

/** The site `playground`, built for servers of this worker. */
export interface PlaygroundSite {
  /** With a slash at its end. */
  readonly url: string;
  /** Lets every site read its answers. */
  readonly open: Recorder;
  /** Lets no other site read them. */
  readonly closed: Recorder;
  /** Where no server is. */
  readonly down: string;
  /** Off, unless a test asks for the fixture `relay`. */
  readonly relay: RelayStandIn;
  /** Reads a file of the built site. */
  readonly read: (file: string) => Promise<string>;
}

export const test = base.extend<{ readonly relay: RelayStandIn }, { readonly playground: PlaygroundSite }>({
  relay: async ({ playground: { relay } }, use) => {
    relay.isOn = true;
    relay.refusal = undefined;
    relay.asked.splice(0);
    await use(relay);
    relay.isOn = false;
  },
  playground: [
    async ({ sites }, use) => {
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
      const { code, stdout, stderr } = await runOctavo(['build', files.folder]);
      if (code !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
      const output = `${files.folder}/dist`;
      const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
      const relay = standInForRelay(server);
      await use({
        url,
        open,
        closed,
        down: gone.url,
        relay,
        read: (file) => readFile(`${output}/${file}`, 'utf8'),
      });
      server.closeAllConnections();
      server.close();
      await Promise.all([open.close(), closed.close()]);
    },
    { scope: 'worker' },
  ],
});

export { expect };
