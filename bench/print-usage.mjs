import { writeFileSync } from 'node:fs';

/** Loaded before a measured command: notes the process's peak memory (kilobytes) when it ends. */
process.on('exit', () => {
  const file = process.env['OCTAVO_BENCH_USAGE'];
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS));
});
