import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Languages written with other letters are fetched when somebody's name needs them. */
const SPARE = /vietnamese|latin-ext/;

/** Writes /worker.js, which keeps the page for when the server is away: with the names of all files of this build. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const made = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name) && !SPARE.test(name));
      const own = readdirSync('public').filter((name) => /\.(svg|webmanifest)$/.test(name));
      const files = ['index.html', ...own, ...made].sort().map((name) => `/${name}`);
      const source = readFileSync('worker.js', 'utf-8');
      const sum = createHash('sha256').update(source + files.join());
      for (const name of own) sum.update(readFileSync(`public/${name}`));
      const version = `page-${sum.digest('hex').slice(0, 12)}`;
      const written = source.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: written });
    },
  };
}

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
