import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { appManifest } from './app-manifest.ts';
import { compressedFiles } from './compressed-files.ts';
import { pictures } from './pictures.ts';
import { serviceWorker } from './service-worker.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** What only a guest's home, a round and a registration know of: what was begun without an account. */
const BEGUN =
  /[\\/]web[\\/](vocabulary[\\/](study[\\/](day|guest-words|kept-round)|words[\\/]use-word-forms)|platform[\\/]languages[\\/]language-(pair-fields|picker))\.tsx?$/;
/** Home and lists of words have no fields, and should not fetch what they are made of. */
const FORMS = /[\\/]web[\\/](platform[\\/]forms|ui[\\/](field|select|radio-field))/;
const COMMON =
  /[\\/]web[\\/](vocabulary[\\/](words|speech)|platform[\\/](?!forms|dialogs|offline)|ui[\\/](?!field|select|radio-field|check-field|dialog))/;

const forBrowsers: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, '../dist/web'),
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
      // What every page starts with, what most pages share, and what some share; the bundler keeps a page and what it alone needs together.
      codeSplitting: {
        groups: [
          { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
          { name: 'shell', tags: ['$initial'] },
          { name: 'begun', test: BEGUN, minShareCount: 2 },
          { name: 'common', test: COMMON, minShareCount: 10 },
          { name: 'forms', test: FORMS, minShareCount: 5 },
          // What is studied, and what waits for a connection, is shared by pages of learning alone, which are not where people begin.
          {
            name: 'shared',
            test: /[\\/]web[\\/](vocabulary[\\/](?!study)|platform[\\/](?!offline)|ui)[\\/]/,
            minShareCount: 5,
          },
        ],
      },
    },
  },
};

/** The same interface as a module that renders it to HTML; `vite build --ssr app/render.tsx`. */
const forTheServer: BuildEnvironmentOptions = {
  outDir: join(import.meta.dirname, '../dist/render'),
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

/** The interface; the server itself is built by `vite.server.config.ts`. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: join(import.meta.dirname, '../web'),
  plugins: [
    react(),
    tailwindcss(),
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
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/anki-connect': API, '/sanctum': API } },
}));
