import { defineConfig } from 'vitest/config';

// `npm run test -- packages/contracts` runs one folder; end-to-end tests are Playwright's (`npm run e2e`).
export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,eslint,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
    restoreMocks: true,
    // One more than the cores of a small machine: the slowest files wait for processes they started.
    maxWorkers: 3,
    testTimeout: 20_000,
    // Opening a dashboard takes seconds, on a busy machine many.
    hookTimeout: 60_000,
  },
});
