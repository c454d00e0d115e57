import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'public', 'scenes', 'src/api/schema.d.ts', 'src/paraglide'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript finds undefined names itself.
      'no-undef': 'off',
      // svelte-check reports unused ignores itself, and knows more of the compiler's warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // Most of our Maps and Sets are built once and only read.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' · '} keeps the spaces that the formatter would drop.
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // markdown.ts escapes what it is given.
    files: ['src/pages/Rules.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
