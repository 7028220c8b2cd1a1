import { join } from 'node:path';
import { defineConfig } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** Turns the server's TypeScript into modules that Node runs without a loader; packages stay in node_modules. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(ROOT, 'dist/node'),
    emptyOutDir: true,
    rollupOptions: {
      input: [
        'server/main.ts',
        'server/speech/engine/worker.ts',
        'server/pages/previews/worker.ts',
        ...['backup', 'restore', 'move', 'invite', 'end-sessions', 'rotate-keys', 'messages'].map(
          name => `server/commands/${name}.ts`,
        ),
      ],
      output: {
        preserveModules: true,
        preserveModulesRoot: ROOT,
        entryFileNames: '[name].js',
      },
    },
  },
});
