import { enableCompileCache } from 'node:module';

// Code is compiled once for all threads and commands.
enableCompileCache();
await import('./compile-in-thread.ts');
