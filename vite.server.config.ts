import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Turns the server's TypeScript into modules that Node runs without a loader; packages stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(import.meta.dirname, 'dist/node'),
    emptyOutDir: true,
    rollupOptions: {
      input: [
        'server/main.ts',
        'server/speech/engine/worker.ts',
        'server/pages/previews/worker.ts',
        ...['backup', 'restore', 'move', 'invite', 'end-sessions', 'rotate-keys'].map(
          name => `server/commands/${name}.ts`,
        ),
      ],
      output: {
        preserveModules: true,
        preserveModulesRoot: import.meta.dirname,
        entryFileNames: '[name].js',
      },
    },
  },
});
