import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/*
 * What is refused here is refused for one of three reasons: the compiler would be told to look away (any, as, !),
 * a failure would be lost, or a layer would reach for something that only an adapter may touch.
 * Rules that need types are in .oxlintrc.json: its linter runs on the native compiler, which takes a tenth of the time and checks the types as well.
 * Who may import whom stands in .dependency-cruiser.cjs. tests/architecture proves that each ban bites.
 */

const defaultExports = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name: one thing has one name everywhere. Only config files, whose tools insist, export defaults.',
};

const enums = { selector: 'TSEnumDeclaration', message: 'A union of texts: it needs no import and no code.' };

const clock = 'Time is an argument (`now`) or an injected clock: a rule answers the same today and in a test.';
const impurities = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: clock },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clock },
  { selector: "CallExpression[callee.name='Date']", message: clock },
  { selector: "MemberExpression[object.name='DateTime'][property.name=/^(now|local|utc)$/]", message: clock },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance comes from the port `random`: a rule answers the same each time.',
  },
];

const globalsBecause = (message, ...names) => names.map((name) => ({ name, message }));
const viaWindow = (message, ...names) =>
  names.flatMap((property) => ['window', 'globalThis', 'self'].map((object) => ({ object, property, message })));

const storagePort = 'Storage is a port: a screen never knows where a value is kept.';
const callPort = 'Calls go through a journey or the candidate-api port: only adapters/browser talks to the network.';
const devicePort = 'Camera and microphone are a port.';

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', 'data/', 'coverage/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [eslint.configs.recommended, ...tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', defaultExports, enums],
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'fp-ts', message: 'Import the module, such as fp-ts/Either: the barrel costs 11.6 kB.' }],
          patterns: [
            { group: ['fp-ts/lib/*', 'fp-ts/es6/*'], message: 'Import fp-ts/Either: lib and es6 make two copies.' },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'unstable_mockModule', 'setMock', 'createMockFromModule'].map((property) => ({
          object: 'jest',
          property,
          message: 'Replace ports, never modules: hand the rule or journey another port.',
        })),
      ],

      // What is not used the compiler refuses (noUnusedLocals, noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      // The compiler resolves names, with knowledge of the layer's own library.
      'no-undef': 'off',
    },
  },

  // The parsers' one file: the only place where a plain value becomes a branded one.
  { files: ['domain/brand.ts'], rules: { '@typescript-eslint/consistent-type-assertions': 'off' } },

  {
    files: ['domain/**/*.ts', 'application/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', defaultExports, enums, ...impurities],
      'no-restricted-globals': [
        'error',
        ...globalsBecause(
          'The core does nothing by itself: timers, processes and devices are ports.',
          ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'process', 'performance', 'crypto'],
          ...['window', 'document', 'navigator', 'fetch', 'localStorage', 'sessionStorage', 'globalThis'],
        ),
      ],
    },
  },

  {
    files: ['ui/**/*.ts', 'ui/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': [
        'error',
        ...globalsBecause(callPort, 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'),
        ...globalsBecause(storagePort, 'localStorage', 'sessionStorage', 'indexedDB'),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'navigator', property: 'mediaDevices', message: devicePort },
        ...viaWindow(callPort, 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'),
        ...viaWindow(storagePort, 'localStorage', 'sessionStorage', 'indexedDB'),
      ],
    },
  },

  // Config files: their tools insist on a default export.
  { files: ['*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },

  {
    files: ['**/*.mjs', '**/*.cjs'],
    extends: [eslint.configs.recommended],
    // Plain scripts that run before anything is installed: Node's names, nothing typed.
    rules: { 'no-undef': 'off', eqeqeq: 'error' },
  },
);
