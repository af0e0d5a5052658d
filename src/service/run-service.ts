import { explainFailedStart, readRunOptions, reportFailure, usage } from './service-options.ts';
import { startService } from './start-service.ts';

/** Runs the User Group API until it is told to stop: `node src/service/run-service.ts --port 4000`. */

const say = (text: string) => process.stdout.write(`${text}\n`);
const words = process.argv.slice(2);

if (words.includes('--help')) say(usage.trimEnd());
else await run();

async function run(): Promise<void> {
  try {
    const options = readRunOptions(words, process.env);
    const service = await startService(options, reportFailure);
    say(`User Group API: ${service.url}/api/user`);
    say(`Storage: ${options.databaseUrl === undefined ? options.file : 'PostgreSQL'}`);
    if (options.isDemo)
      for (const { token, environment } of options.tokens) say(`Demo token (${environment}): ${token}`);
    const stop = () => void service.stop();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    process.stderr.write(`${explainFailedStart(error)}\n`);
    process.exitCode = 1;
  }
}
