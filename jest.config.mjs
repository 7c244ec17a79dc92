/** Packages that ship as ES modules only: jest runs CommonJS, so these are compiled too. */
const esModulesOnly = [
  'inversify',
  '@inversifyjs',
  'content-disposition',
  'cookie',
  'lucide-react',
  'jose',
  'oauth4webapi',
  'dmn-moddle',
  'moddle',
  'moddle-xml',
  'min-dash',
  'saxen',
  'feelin',
  'lezer-feel',
  '@lezer',
  'temporal-polyfill',
  'temporal-spec',
  'temporal-utils',
];

/** Suites of one folder each, which run apart from the unit tests. */
const apart = {
  /** The rules: covered whole, and what the rule book quotes. */
  domain: ['domain'],
  /** Tests of the tools and of the build output: slow, and affected by few changes. */
  tools: ['architecture', 'build'],
  /** Suites that start servers, stores or processes, or pull them down. */
  integration: ['contracts', 'server', 'faults'],
  /** One journey in Firefox and WebKit: each needs a browser of its own. */
  engines: ['engines'],
};
const testsOf = (folders) => folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`);

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
          transform: { react: { runtime: 'automatic', importSource: '#ui' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // dist/core is a package with the same name as this one, and jest rejects duplicates.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  ...choice,
});

/** One registry of modules for all test files of a process, unless a docblock asks for another environment. */
const modulesKept = { testEnvironment: './.tools/kept-environment.mjs', runtime: './.tools/kept-modules.cjs' };

/** Suites whose files share their modules. Those that start servers each have their own. */
const sharing = ['domain'];

/**
 * `unit` runs in seconds and is part of `npm run check`: every test that is in no folder apart, so that none is forgotten.
 * A test of a component says so in its docblock: `@jest-environment jsdom`.
 */
export default {
  projects: [
    project('unit', {
      ...modulesKept,
      testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: Object.values(apart).flatMap((folders) => folders.map((folder) => `/tests/${folder}/`)),
    }),
    ...Object.entries(apart).map(([name, folders]) =>
      project(name, { ...(sharing.includes(name) && modulesKept), testMatch: testsOf(folders) }),
    ),
  ],
  cacheDirectory: 'node_modules/.cache/jest',
  // For the domain's tests (`npm run coverage`): other tests would run the instrumented rules for nothing.
  coverageProvider: 'babel',
  collectCoverageFrom: ['domain/**/*.ts'],
  coverageDirectory: 'coverage',
  coverageReporters: [['text', { skipFull: true }], 'text-summary', 'html'],
  coverageThreshold: { global: { lines: 100, branches: 100 } },
};
