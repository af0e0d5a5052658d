import { serveSite } from '../../src/cli/serve-site.ts';
import { runOctavo } from './octavo-command.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { test as base, expect } from './site-fixture.ts';

/** The site `wire`, built for two servers that write down what arrives. */
export interface WireSite {
  /** With a slash at its end. */
  readonly url: string;
  /** Lets every site read its answers. */
  readonly open: Recorder;
  /** Lets no other site read them: what goes there goes through the relay. */
  readonly closed: Recorder;
}

interface WireBuild extends Omit<WireSite, 'url'> {
  /** The site's folder, built. */
  readonly output: string;
}

export const test = base.extend<{ readonly wire: WireSite }, { readonly wireBuild: WireBuild }>({
  wireBuild: [
    async ({ sites }, use) => {
      const [open, closed] = await Promise.all([
        startRecorder({ allowsAll: true }),
        startRecorder({ allowsAll: false }),
      ]);
      const files = await sites.copy('wire');
      const document = await files.read('openapi.yaml');
      await files.write(
        'openapi.yaml',
        document
          .replace('http://open.wire.example.test', open.url)
          .replace('http://closed.wire.example.test', closed.url),
      );
      const { code, stdout, stderr } = await runOctavo(['build', files.folder]);
      if (code !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
      await use({ output: `${files.folder}/dist`, open, closed });
      await Promise.all([open.close(), closed.close()]);
    },
    { scope: 'worker' },
  ],
  // Each test has a relay of its own, which counts how often it is asked.
  wire: async ({ wireBuild: { output, open, closed } }, use) => {
    const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
    await use({ url, open, closed });
    server.closeAllConnections();
    server.close();
  },
});

export { expect };
