// For Vite: writes /worker.js, which keeps the page for when the server is away, with the names of all files of a build.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

/** Letters of other languages are fetched when somebody's name needs them. */
const SPARE = /vietnamese|latin-ext/;

/** @returns {import('vite').Plugin} */
export function worker() {
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
