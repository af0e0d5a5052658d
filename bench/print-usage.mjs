import { writeFileSync } from 'node:fs';

/** Loaded before a measured command: notes the process's peak memory (kilobytes) and processor time (microseconds) when it ends. */
process.on('exit', () => {
  const file = process.env['OCTAVO_BENCH_USAGE'];
  if (file) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
