/** Packages that ship as ES modules only: jest runs CommonJS, so these are compiled too. */
const esModulesOnly = [
  'inversify',
  '@inversifyjs',
  'content-disposition',
  'cookie',
  'lucide-react',
  'jose',
  'oauth4webapi',
];

/** Suites that start servers, stores or processes, or pull them down. */
const slow = ['contracts', 'server', 'faults'].map((folder) => `/tests/${folder}/`);

const project = (displayName, choice) => ({
  displayName,
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // dist/core is a package of this package's name, and jest takes no two.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  ...choice,
});

/**
 * `unit` runs in seconds and is part of `npm run check`: every test that is not slow, so that none is forgotten.
 * A test of a component says so in its docblock: `@jest-environment jsdom`.
 */
export default {
  projects: [
    project('unit', { testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'], testPathIgnorePatterns: slow }),
    project('integration', { testMatch: slow.map((folder) => `<rootDir>${folder}**/*.test.{ts,tsx}`) }),
  ],
  cacheDirectory: 'node_modules/.cache/jest',
  coverageProvider: 'babel',
  collectCoverageFrom: ['domain/**/*.ts', '!domain/index.ts'],
  coverageDirectory: 'coverage',
  coverageReporters: [['text', { skipFull: true }], 'text-summary', 'html'],
  coverageThreshold: { global: { lines: 100, branches: 100 } },
};
