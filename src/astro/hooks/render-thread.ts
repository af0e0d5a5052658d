import { enableCompileCache } from 'node:module';
import { findOwnModules } from '../../lib/own-modules.ts';

// Code is compiled once for all threads and commands.
enableCompileCache();
findOwnModules();
await import('./render-in-thread.ts');
