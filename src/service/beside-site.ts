import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { explainFailedStart, readRunOptions, reportFailure } from './service-options.ts';
import { startService } from './start-service.ts';

/**
 * Runs the User Group API and, beside it, a command of Octavo that lets it answer below `/sandbox`:
 * `node src/service/beside-site.ts serve`. Ends with the command.
 */
const octavo = fileURLToPath(new URL('../cli/octavo.mjs', import.meta.url));

try {
  const options = readRunOptions(['--port', '0'], process.env);
  const service = await startService(options, reportFailure);
  const tokens = options.tokens.map(({ token, environment }) => `${token} (${environment})`).join(', ');
  const demo = options.isDemo ? `; demo tokens: ${tokens}` : '';
  process.stdout.write(`User Group API below /sandbox, from ${service.url}${demo}\n`);
  const words = [octavo, ...process.argv.slice(2), '--proxy', `/sandbox=${service.url}`];
  // By the channel it knows when this process ends, however that happens, and by the variable when npm does.
  const site = spawn(process.execPath, words, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, OCTAVO_STARTER: String(process.ppid) },
  });
  // A terminal tells both processes; whoever tells this one alone means both.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
  site.on('exit', async (code) => {
    process.exitCode = code ?? 1;
    await service.stop();
  });
} catch (error) {
  process.stderr.write(`${explainFailedStart(error)}\n`);
  process.exitCode = 1;
}
