import { defineConfig } from 'vitest/config';
import { textParts } from './vite.text-parts.ts';

export default defineConfig({
  plugins: [textParts()],
  test: {
    include: ['*.test.{ts,tsx}', '{bench,contract,languages,learning,server,web,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    // A second, the default, is too short on a busy machine.
    expect: { poll: { timeout: 5000 } },
  },
});
