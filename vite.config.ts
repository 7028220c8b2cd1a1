import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageFiles } from './vite.page-files.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The browser's side; the server is built by vite.server.config.ts. */
export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), pageFiles(join(import.meta.dirname, 'web'))],
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // light-dark() and nesting are left as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // The server names the files of a page in its head; nothing is left for a script to preload.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // The frame and the pieces every page is made of are one file, not thirty small ones.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/ },
            {
              name: 'frame',
              test: /[\\/]web[\\/](ui|i18n|layout|speech|account|words|dictionary)[\\/](?!.*(-page|locales))|[\\/]web[\\/][\w-]+\.tsx?$|[\\/]contract[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/sanctum': API } },
});
