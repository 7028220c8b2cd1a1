import { join } from 'node:path';
import { defineConfig } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** What is started by its path: the server, its threads, the process of added voices and the commands. They keep their paths, below `dist/node`. */
const ENTRIES = [
  'server/main',
  'server/speech/engine/worker',
  'server/speech/neural/child',
  'server/pages/previews/worker',
  ...[
    'backup',
    'restore',
    'move',
    'invite',
    'end-sessions',
    'rotate-keys',
    'messages',
    'lists',
    'voices',
    'recordings',
    'dictionaries',
  ].map(name => `server/commands/${name}`),
];

/** Native code, and packages that find files beside their own. */
const STAY_OUTSIDE = [
  '@echogarden/espeak-ng-emscripten',
  '@node-rs/argon2',
  '@resvg/resvg-wasm',
  'harfbuzzjs',
  'libsql',
  'lindera-wasm-nodejs-ipadic',
  'sherpa-onnx-node',
];

/**
 * Turns the server's TypeScript and its packages into few files that Node runs without a loader: finding and reading hundreds
 * of modules takes longer than running them. It is not minified: that would win nothing at the start.
 */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  ssr: { noExternal: true, external: STAY_OUTSIDE },
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(ROOT, 'dist/node'),
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map(name => [name, join(ROOT, `${name}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name]-[hash].js',
        // Traces need the lines only.
        sourcemapExcludeSources: true,
      },
    },
  },
});
