import nextJest from 'next/jest.js';

const base = await nextJest({ dir: './' })({
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
})();

/** next-intl and kysely are published as ESM only. */
export default {
  ...base,
  transformIgnorePatterns: ['/node_modules/(?!(kysely|next-intl|use-intl|intl-messageformat|@formatjs|icu-minify)/)'],
};
