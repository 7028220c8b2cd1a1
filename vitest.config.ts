import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bench,build,checks,contract,languages,learning,scripts,server,web}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    // A second, the default, is too short on a busy machine.
    expect: { poll: { timeout: 5000 } },
  },
});
