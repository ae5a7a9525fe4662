import { defineConfig } from 'vitest/config';

// The artwork's own tests (`npm run art:check`); the repository's tests leave this folder out.
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    restoreMocks: true,
    // Every drawing is drawn once to see whether its master is in step.
    testTimeout: 120_000,
  },
});
