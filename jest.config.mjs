import nextJest from 'next/jest.js';

// what visitors get; React's checks for development would double the time
Object.assign(process.env, { NODE_ENV: 'production' });

const base = await nextJest({ dir: './' })({
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  globalSetup: '<rootDir>/e2e/support/in-process/jest-setup.mjs',
  globalTeardown: '<rootDir>/e2e/support/in-process/jest-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/e2e/support/in-process/retries.ts'],
  // the first suite that needs Postgres makes one, on a machine that may have much else to do
  testTimeout: 30_000,
  // of this folder: one above may have any name
  testPathIgnorePatterns: [
    '<rootDir>/node_modules/',
    '<rootDir>/.next/',
    '<rootDir>/.site/',
    '<rootDir>/test-results/',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.site/', '<rootDir>/test-results/'],
})();

/** Packages that are published as ES modules only. */
const modules = [
  ...['kysely', 'p-limit', 'yocto-queue', 'next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'icu-minify'],
  ...['cookie', '@fastify/cookie'],
];

export default {
  ...base,
  // one core less is Jest's own choice: on two cores nothing would run beside a suite that waits for a process
  maxWorkers: '100%',
  // with --coverage: every branch of the order's rules is taken by a test
  collectCoverageFrom: ['domain/order/*.ts', '!domain/order/*.fixture.ts'],
  coverageThreshold: { global: { branches: 100 } },
  coverageReporters: ['text-summary'],
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`],
};
