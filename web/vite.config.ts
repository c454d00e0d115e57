import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { worker } from './scripts/worker.mjs';

// Built into the Python package, which serves it. The development server passes calls on to a server at port 8000.
export default defineConfig({
  plugins: [svelte(), worker()],
  base: '/',
  build: {
    outDir: '../src/tablelands/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 1024,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/docs': 'http://127.0.0.1:8000' } },
});
