import { defineConfig } from 'astro/config';
import { octavo } from './src/index.ts';

export default defineConfig({ integrations: [octavo()] });
