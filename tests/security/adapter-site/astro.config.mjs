import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
// A test copies this folder to one that is two levels below the package.
import { octavo } from '../../src/index.ts';

export default defineConfig({
  site: 'https://docs.example.com',
  adapter: process.env['ADAPTER'] === 'node' ? node({ mode: 'standalone' }) : undefined,
  integrations: [octavo()],
});
