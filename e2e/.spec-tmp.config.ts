import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: undefined,
  projects: [{ name: 'x' }],
  reporter: [['line']],
  outputDir: '/tmp/spec-results',
});
