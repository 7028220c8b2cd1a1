import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './vite.compressed-files.ts';
import { pictures } from './vite.pictures.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

const LEARNING = join(import.meta.dirname, 'learning/').replaceAll('\\', '/');

/** A folder of that name is also a feature of the page, and perhaps one above the checkout. */
function isLearning(file: string): boolean {
  return file.startsWith(LEARNING) || /node_modules[\\/]ts-fsrs[\\/]/.test(file);
}

/** The browser's side; the server is built by vite.server.config.ts. */
export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), compressedFiles(), pictures()],
  build: {
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
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/sanctum': API } },
});
