import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { appManifest } from './vite.app-manifest.ts';
import { compressedFiles } from './vite.compressed-files.ts';
import { firstStyles } from './vite.first-styles.ts';
import { pictures } from './vite.pictures.ts';
import { serviceWorker } from './vite.service-worker.ts';
import { textParts } from './vite.text-parts.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Files of the interface in folders of these names, but for the pages themselves. */
function inFolders(names: string): RegExp {
  return new RegExp(String.raw`[\\/]web[\\/](${names})[\\/](?!.*-page)`);
}

/** What pages of persons and of their words share; forms need none of it. */
const OF_PERSONS =
  /[\\/]web[\\/](dictionary|marks|ui[\\/]progress-bar|languages[\\/]same-language|account[\\/]use-personal)/;

/** What forms are made of, and what pages of accounts share. */
const IN_FORMS =
  /[\\/]web[\\/](ui[\\/](field|error-summary|use-form)|account[\\/](?!.*-page|not-authorized|use-personal))/;

const forBrowsers: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, 'dist/web'),
  emptyOutDir: true,
  // The server reads from it which files a page needs.
  manifest: true,
  // light-dark() and nesting are left as written.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  assetsInlineLimit: 0,
  // The server names the files of a page in its head; nothing is left for a script to preload.
  modulePreload: false,
  rolldownOptions: {
    // Compressing takes longer than the rest; that is meant.
    checks: { pluginTimings: false },
    output: {
      // A visitor fetches libraries and frame with every page, then what most pages are made of, then what a kind of page is made of; left
      // alone, the bundler would write a hundred files of some hundred bytes, each a request of its own.
      codeSplitting: {
        groups: [
          { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
          { name: 'frame', tags: ['$initial'] },
          { name: 'slips', test: /slip-fan/ },
          // Forms are on few pages, and home, the first of all, has none.
          { name: 'personal', test: OF_PERSONS, minShareCount: 6 },
          { name: 'more', test: name => !IN_FORMS.test(name), minShareCount: 6 },
          { name: 'forms', test: IN_FORMS, minShareCount: 2 },
          { name: 'study', test: inFolders('trainers|learn|feel'), minShareCount: 2 },
          // Small, and on the home page too, which shows no list of words.
          {
            name: 'begun',
            test: /begun|[\\/]today[\\/]|add-action|use-busy-words|marks[\\/]shares|dictionary[\\/](filters|use-knowledge)/,
            minShareCount: 2,
          },
          { name: 'words', test: inFolders('words|dictionary|marks|speech'), minShareCount: 2 },
        ],
      },
    },
  },
};

/** The same interface as a module that renders it to HTML; `vite build --ssr render.tsx`. */
const forTheServer: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, 'dist/render'),
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node20',
};

/**
 * The script that fetches what a part of the interface needs, as little as we need of it: scripts are named by the server, and all
 * styles are in one file. Without it every page fetches half a kilobyte that does nothing.
 */
function withoutPreloads(): Plugin {
  return {
    name: 'without-preloads',
    enforce: 'pre',
    load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load();' : null),
  };
}

/** The interface; the server itself is built by vite.server.config.ts. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: join(import.meta.dirname, 'web'),
  plugins: [
    textParts(),
    react(),
    tailwindcss(),
    firstStyles(),
    withoutPreloads(),
    compressedFiles(),
    pictures(),
    appManifest(),
    serviceWorker(),
  ],
  build: isSsrBuild ? forTheServer : forBrowsers,
  // The libraries of the interface are not installed where the server runs, and their slow half is not wanted there.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  // Workers load a language's forms when they are first asked for.
  worker: { format: 'es' },
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/sanctum': API } },
}));
