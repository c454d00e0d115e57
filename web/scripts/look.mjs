// Writes what the look is made of: tokens.json as custom properties, and all animals as one file of symbols.
// Run by `npm run look`; what it writes is kept.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const look = new URL('../src/look/', import.meta.url).pathname;
const tokens = JSON.parse(readFileSync(join(look, 'tokens.json'), 'utf8'));

function properties(theme) {
  const lines = Object.entries(tokens.color[theme]).map(([name, value]) => `--${name}: ${value};`);
  for (const seat of tokens.seats.order)
    for (const [part, value] of Object.entries(tokens.seats[theme][seat]))
      lines.push(`--seat-${seat}-${part}: ${value};`);
  for (const [name, value] of Object.entries(tokens.elevation[theme])) lines.push(`--${name}: ${value};`);
  return lines.map((line) => `  ${line}`).join('\n');
}

function fixed() {
  const numbers = Object.entries(tokens.radius).filter(([, value]) => typeof value === 'number');
  const lines = numbers.map(([name, value]) => `--radius-${name}: ${value}px;`);
  for (const [name, value] of Object.entries(tokens.motion.easing)) lines.push(`--${name}: ${bezier(value)};`);
  for (const [animal, colours] of Object.entries(tokens.animals))
    for (const part of ['background', 'ground']) lines.push(`--${animal}-${part}: ${colours[part]};`);
  return lines.map((line) => `  ${line}`).join('\n');
}

function bezier(value) {
  return String(value).startsWith('cubic') ? value : `cubic-bezier(${[value].flat().join(', ')})`;
}

const night = properties('night');
writeFileSync(
  join(look, 'tokens.css'),
  `/* Made from tokens.json by scripts/look.mjs. */
:root {
  color-scheme: light;
${fixed()}
${properties('day')}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='day']) {
    color-scheme: dark;
${night.replace(/^/gm, '  ')}
  }
}
:root[data-theme='night'] {
  color-scheme: dark;
${night}
}
`,
);

const symbols = readdirSync(join(look, 'drawings'))
  .filter((file) => file.endsWith('.svg') && !file.startsWith('seat-'))
  .sort()
  .map((file) => {
    const id = basename(file, '.svg');
    const drawing = readFileSync(join(look, 'drawings', file), 'utf8');
    const [, box, inside] = drawing.match(/<svg[^>]*viewBox="([^"]+)"[^>]*>(?:<title>[^<]*<\/title>)?([\s\S]*)<\/svg>/);
    const own = inside.replace(/\bid="([^"]+)"/g, `id="${id}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);
    return `<symbol id="${id}" viewBox="${box}">${own}</symbol>`;
  });
writeFileSync(
  new URL('../public/drawings.svg', import.meta.url).pathname,
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
);
