import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { parse } from 'yaml';

// Workers load TypeScript as it is. An older Node cannot: each worker would end without an error, and Vitest would wait.
if (!process.features.typescript) {
  throw new Error(
    `Node ${process.versions.node} cannot run these tests. Type: npm run test (it brings Node 24), or use the Node of .nvmrc.`,
  );
}

// The dashboard runs in the agency's time zone (platform/agency-time-zone.ts), and so do its tests. Our own modules cannot
// read it here: an older Node would fail to load them before it throws the error above.
process.env.TZ = parse(
  readFileSync(`${import.meta.dirname}/brand.yaml`, 'utf8'),
).offices[0].timeZone;

/** Tests of what only computes: they share all modules that their worker has loaded. */
const PURE = [
  'apps/website/src/model/**/*.test.ts',
  'packages/{content,contracts}/**/*.test.ts',
  'scripts/repository/**/*.test.ts',
];
const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.next/**'];

// `npm run test -- packages/contracts` runs one folder; end-to-end tests are Playwright's (`npm run e2e`).
export default defineConfig({
  test: {
    restoreMocks: true,
    tags: [{ name: 'nightly', description: 'Takes long; verify runs it with --nightly alone.' }],
    // One more than the cores of a small machine: the slowest files mostly wait for processes that they started.
    maxWorkers: 3,
    // Passwords are hashed as slowly as in production.
    testTimeout: 120_000,
    // Opening a dashboard takes seconds, on a busy machine many.
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // They share what their worker has loaded of packages; our own modules are loaded anew for each file.
      {
        extends: true,
        test: {
          name: 'all',
          include: ['{packages,apps,scripts,eslint,bench,deploy,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, ...PURE],
          isolate: false,
          setupFiles: 'packages/server/testing/begin-file.ts',
        },
      },
      { extends: true, test: { name: 'pure', include: PURE, exclude: OUTSIDE, isolate: false } },
    ],
  },
});
