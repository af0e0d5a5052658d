import { enableCompileCache } from 'node:module';
import { findOwnModules } from '../../lib/own-modules.ts';

// Code is compiled once for all threads and commands.
enableCompileCache();
findOwnModules();
// The thread that colors code loads its own beside this one.
await import('./thread-highlighter.ts');
await import('./compile-in-thread.ts');
