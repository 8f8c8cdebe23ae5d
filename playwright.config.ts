import { mkdirSync, mkdtempSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '@/e2e/support/browser/chromium';
import { noSettings } from '@/e2e/support/in-process/no-settings';
import { programs } from '@/e2e/support/in-process/programs';

const port = process.env.E2E_PORT || '3217';

/** The stories' own storage. In the environment, so that the workers and the artist's commands find the same one. */
function freshData(): string {
  mkdirSync('test-results', { recursive: true });
  return mkdtempSync('test-results/data-');
}
process.env.E2E_DATA_DIR ||= freshData();

/** Copies of the project hold these files too. */
const copies = [`${import.meta.dirname}/test-results/**`];

export default defineConfig({
  testDir: '.',
  // those of the site as it is, then those of a copy whose content was changed and built again
  projects: [
    {
      name: 'site',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: [...copies, 'e2e/changed/**'],
    },
    { name: 'change', testMatch: 'e2e/changed/publish.setup.ts', testIgnore: copies, teardown: 'back' },
    { name: 'back', testMatch: 'e2e/changed/back.setup.ts', testIgnore: copies },
    { name: 'changed', testMatch: 'e2e/changed/*.spec.ts', testIgnore: copies, dependencies: ['change'] },
  ],
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  retries: Number(process.env.RETRIES ?? 0),
  // after all else, one at a time: what a busy machine did does not happen then, a fault does
  retryStrategy: 'isolated',
  forbidOnly: Boolean(process.env.CI),
  // What only the long form runs, `npm run test:long`, says so by its tag.
  ...(process.env.TEST_LONG ? {} : { grepInvert: /@long/ }),
  reporter: [['line']],
  use: {
    // A step that cannot be taken fails soon, not at the test's end.
    actionTimeout: 10_000,
    baseURL: `http://localhost:${port}`,
    launchOptions,
    // what moves costs a fifth of all time; stories that are about it ask for it
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    // The site as it was built last: `npm run build`.
    command: `node ${programs.site}`,
    url: `http://localhost:${port}/`,
    env: {
      ...noSettings,
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT: 'off',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    // With E2E_REUSE the stories visit a server that runs already, `npm run dev` for one.
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
