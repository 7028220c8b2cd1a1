import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { appManifest } from './vite.app-manifest.ts';
import { compressedFiles } from './vite.compressed-files.ts';
import { pictures } from './vite.pictures.ts';
import { serviceWorker } from './vite.service-worker.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

const LEARNING = join(import.meta.dirname, 'learning/').replaceAll('\\', '/');

/** A folder of that name is also a feature of the page, and perhaps one above the checkout. */
function isLearning(file: string): boolean {
  return file.startsWith(LEARNING) || /node_modules[\\/]ts-fsrs[\\/]/.test(file);
}

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
      // The frame and the pieces every page is made of are one file, not thirty small ones.
      codeSplitting: {
        groups: [
          { name: 'libraries', test: /node_modules[\\/](?!(ts-fsrs|idb)[\\/])/ },
          {
            name: 'frame',
            test: /[\\/]web[\\/](ui|i18n|layout|languages|speech|account|words|dictionary)[\\/](?!.*(-page|locales))|[\\/]web[\\/][\w-]+\.tsx?$|[\\/]contract[\\/]|[\\/]languages[\\/](index|\w\w[\\/]profile)\.ts$/,
          },
          // Only the pages that study ask for it. Last, so that it takes nothing with it that other pages need.
          { name: 'learning', test: isLearning },
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

/** The interface; the server itself is built by vite.server.config.ts. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), compressedFiles(), pictures(), appManifest(), serviceWorker()],
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
