/*
 * The layers, as rules. Each has its reason in `comment`, and a probe in tests/architecture/boundaries.test.ts that
 * plants the forbidden import and expects exactly this rule to refuse it.
 */

const library = (...names) => `(^|node_modules/)(@types/)?(${names.join('|')})(/|$)`;

const fpTs = library('fp-ts');
const ioTs = library('io-ts');
const rxjs = library('rxjs');
const luxon = library('luxon');
const ical = library('ical-generator');
const minisearch = library('minisearch');
const caseFiles = library('papaparse', 'yaml');
const production = '^(domain|application|adapters|ui)/';

/** The rooms, from the lowest to the highest (application/decisions/001-rooms-by-capability.md). */
const rooms = require('./.tools/rooms.json');
const anyOf = (names) => `(?:${names.join('|')})`;
const floor = '(domain|application|adapters/(?:contract|browser|server|in-process)|ui)';
const room = (name) => `^${floor}/${name}/`;

/** What all rooms make together: it names every one of them, and belongs to none. */
const sums = [
  '^adapters/browser/storage/session-store\\.ts$',
  '^adapters/contract/[^/]+\\.ts$',
  '^adapters/in-process/[^/]+\\.ts$',
  '^adapters/server/postgres/unit-of-work\\.ts$',
  '^adapters/server/(fastify|socket-io)/',
  '^application/(ports/(candidate-api|session-store|unit-of-work)|service/(answers|candidate-service|dependencies|remind))\\.ts$',
  '^application/navigation/',
  '^ui/(app|gallery|rulebook)/',
];

/** Libraries that belong to one folder: nobody else may import them, so that replacing one touches one folder. */
const owned = [
  {
    name: 'ical-generator-only-in-calendar-file',
    folder: '^adapters/contract/calendar-file\\.ts$',
    libraries: [ical],
    comment: 'What a calendar entry looks like on the wire is written once, for the mail and for the download.',
  },
  {
    name: 'luxon-only-in-zoned',
    folder: '^domain/time/zoned\\.ts$',
    libraries: [luxon],
    comment: 'luxon reads the clock even when a zone is given; only domain/time/zoned.ts knows how to ask it safely.',
  },
  {
    name: 'inversify-only-in-composition',
    folder: '^adapters/composition/',
    libraries: [library('inversify', '@inversifyjs', 'reflect-metadata')],
    comment: 'Wiring happens in one place; nothing else knows that there is a container.',
  },
  {
    name: 'react-only-in-ui',
    folder: '^ui/',
    libraries: [library('react', 'react-dom', 'react-router', 'react-router-dom', 'lucide-react')],
    comment: 'The core and the adapters serve a terminal and a server as well: no screen library below ui.',
  },
  {
    name: 'redux-only-in-ui',
    folder: '^ui/',
    libraries: [library('@reduxjs', 'react-redux', 'redux')],
    comment: "The store is the screens' memory; journeys take and give plain values.",
  },
  {
    name: 'styled-components-only-in-ui',
    folder: '^ui/',
    libraries: [library('styled-components')],
    comment: 'How things look is decided in ui.',
  },
  {
    name: 'wire-codecs-only-in-adapters',
    folder: '^adapters/',
    libraries: [ioTs],
    comment: 'Shapes on the wire stop at the contract: the core and the screens see decoded values only.',
  },
  {
    name: 'fastify-only-in-its-adapter',
    folder: '^adapters/server/fastify/',
    libraries: [library('fastify', '@fastify')],
    comment: 'HTTP is one way to reach the service.',
  },
  {
    name: 'sql-only-in-its-adapter',
    folder: '^adapters/server/(postgres/|[^/]+/[^/]+\\.repository\\.ts$)',
    libraries: [library('kysely', 'pg', '@electric-sql')],
    comment: 'The store is behind the unit of work: a query anywhere else would be a second truth.',
  },
  {
    name: 'maps-only-in-their-adapter',
    folder: '^adapters/browser/positions/map-drawer\\.ts$',
    libraries: [library('ol')],
    comment: 'A map weighs more than the page it stands on: it is fetched when it is seen, through the port.',
  },
  {
    name: 'openid-only-in-its-adapters',
    folder: '^adapters/(browser|server)/identity/',
    libraries: [library('oauth4webapi', 'jose')],
    comment:
      'Who vouches for a social sign-in is asked through two ports; what a token looks like is nobody else’s business.',
  },
  {
    name: 'sockets-only-in-their-adapter',
    folder: '^adapters/((server|terminal)/socket-io|(browser|server)/live-interview|browser/chat)/',
    libraries: [library('socket.io', 'socket.io-client', '@socket.io')],
    comment:
      'The live line is behind the ports `socket` and `live-news`, the signals of the peer room behind `meeting-room`: what travels is the contract’s.',
  },
  {
    name: 'mail-only-in-its-adapter',
    folder: '^adapters/server/mails/',
    libraries: [library('nodemailer')],
    comment: 'Mail leaves through the port `mailer`.',
  },
  {
    name: 'search-only-in-asking',
    folder: '^adapters/(rules/asking|terminal)/',
    libraries: [minisearch],
    comment:
      'Only questions about the rules and mistyped commands are searched for: no page of a candidate fetches an index.',
  },
  {
    name: 'case-files-only-in-cases',
    folder: '^adapters/rules/cases/',
    libraries: [caseFiles],
    comment:
      'How a case is written in a file is known once, for the tests and for the rule book; a candidate has no such file.',
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or hide a third.',
      severity: 'error',
      from: { path: production },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere fails at a candidate, not here.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'production-not-tests',
      comment: 'What is shipped does not know that it is tested.',
      severity: 'error',
      from: { path: production },
      to: { path: '^tests/' },
    },
    {
      name: 'production-not-dev-dependencies',
      comment: 'A library that only developers install is missing where the portal runs. (Types vanish, so they may.)',
      severity: 'error',
      from: { path: production },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'inside-not-through-the-face',
      comment:
        'What package.json exports is for engineers who reuse the core; from inside it makes cycles and fat bundles.',
      severity: 'error',
      from: { path: production, pathNot: '^ui/app/draw-main\\.tsx$' },
      to: { path: '^adapters/composition/(in-process|over-http)\\.ts$' },
    },

    {
      name: 'domain-imports-only-itself',
      comment:
        'The rules are pure and total: fp-ts and the domain (luxon in time/zoned) are all they need, so they hold everywhere.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: ['^domain/', fpTs, luxon] },
    },
    {
      name: 'application-imports-only-the-core',
      comment:
        'A journey speaks in ports: domain, fp-ts and rxjs. What is behind a port may be a browser, a server or a fake.',
      severity: 'error',
      from: { path: '^application/' },
      to: { pathNot: ['^application/', '^domain/', fpTs, rxjs, luxon] },
    },

    {
      name: 'adapters-not-ui',
      comment: 'The world does not know its faces.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^ui/' },
    },
    ...rooms.slice(0, -1).map((name, at) => ({
      name: `${name}-below-other-rooms`,
      comment: `A room imports rooms before it, on every floor: ${name} is read without knowing ${rooms.slice(at + 1).join(', ')}.`,
      severity: 'error',
      // The gallery shows a room's screens beside those of others.
      from: { path: room(name), pathNot: '-states\\.tsx?$' },
      to: { path: room(anyOf(rooms.slice(at + 1))) },
    })),
    {
      name: 'common-below-rooms',
      comment: 'What is nobody’s (time, text, the kit, the hooks, the store’s engine) knows no room of its floor.',
      severity: 'error',
      from: { path: `^${floor}/`, pathNot: [room(anyOf(rooms)), ...sums] },
      to: { path: `^$1/${anyOf(rooms)}/` },
    },
    {
      name: 'technologies-are-strangers',
      comment:
        'A folder of an adapter that is no room joins one library to the rest. Two that know each other can be neither replaced nor tested alone; composition joins them.',
      severity: 'error',
      from: { path: `^adapters/(browser|server)/(?!${anyOf(rooms)}/)([^/]+)/` },
      to: { path: '^adapters/$1/', pathNot: ['^adapters/$1/$2/', `^adapters/$1/${anyOf(rooms)}/`] },
    },
    {
      name: 'runtimes-are-strangers',
      comment:
        'Browser, server, terminal and the in-process fake run in different places: what they share is the contract, and the rules as they are asked.',
      severity: 'error',
      from: { path: '^adapters/(browser|server|terminal|in-process)/' },
      to: { path: '^adapters/', pathNot: ['^adapters/$1/', '^adapters/(contract|rules)/', '^adapters/composition/'] },
    },
    {
      name: 'rules-import-only-the-core',
      comment:
        'A rule is asked in the terminal, in the rule book and in a page: what asks it drags nothing of theirs along.',
      severity: 'error',
      from: { path: '^adapters/rules/' },
      to: {
        pathNot: [
          '^adapters/(rules|contract|composition)/',
          '^application/',
          '^domain/',
          '^ui/',
          fpTs,
          ioTs,
          luxon,
          minisearch,
          caseFiles,
        ],
      },
    },
    {
      name: 'adapters-not-composition',
      comment: 'Adapters are wired; they do not look things up.',
      severity: 'error',
      from: { path: '^adapters/(?!composition/)' },
      to: { path: '^adapters/composition/' },
    },
    {
      name: 'contract-imports-only-the-core',
      comment: 'The contract is read by client, server, document and tests: it may not drag any of them along.',
      severity: 'error',
      from: { path: '^adapters/contract/' },
      to: {
        pathNot: [
          '^adapters/(contract|composition)/',
          '^application/',
          '^domain/',
          '^ui/',
          fpTs,
          ioTs,
          rxjs,
          luxon,
          ical,
        ],
      },
    },
    {
      name: 'in-process-imports-only-the-core',
      comment:
        'The fake is the service itself over a store in memory: with a library or a driver inside it could drift.',
      severity: 'error',
      from: { path: '^adapters/in-process/' },
      to: {
        // What the rules above refuse is theirs to name: one fault, one rule.
        pathNot: ['^adapters/', '^application/', '^domain/', '^ui/', fpTs, ioTs, rxjs, luxon],
      },
    },
    {
      name: 'browser-not-node',
      comment:
        "Node's modules do not exist in a browser; a bundle that needs one breaks there. draw-main.tsx is bundled for Node.",
      severity: 'error',
      from: { path: '^(ui|adapters/browser)/', pathNot: '^ui/app/draw-main\\.tsx$' },
      to: { dependencyTypes: ['core'] },
    },

    {
      name: 'ui-not-adapters',
      comment: 'A screen asks by token and never knows who answers; so a screen runs in the gallery without a backend.',
      severity: 'error',
      from: { path: '^ui/', pathNot: '^ui/(app/((draw-)?main\\.tsx?$|ground/)|rulebook/)|\\.area\\.tsx?$' },
      to: { path: '^adapters/', pathNot: '^adapters/composition/[a-z-]*tokens(\\.ts$|/)' },
    },
    {
      name: 'main-only-browser-composition',
      comment: 'ui/app/main is where the browser is wired: it takes composition/browser, and no adapter by itself.',
      severity: 'error',
      from: { path: '^ui/app/main\\.tsx?$' },
      to: { path: '^adapters/', pathNot: '^adapters/composition/([a-z-]*tokens|browser)(\\.ts$|/|-)' },
    },

    {
      name: 'drawn-pages-only-the-fake',
      comment:
        'Pages are drawn over the fake, with answers that the server hands over and settings that it fills in: no browser and no store comes along.',
      severity: 'error',
      from: { path: '^ui/app/draw-main\\.tsx$' },
      to: { path: '^adapters/', pathNot: '^adapters/(composition/(drawing|in-process)|contract/page-settings)\\.ts$' },
    },
    {
      name: 'rulebook-only-its-chapters',
      comment:
        'The rule book draws the rules as they are asked, which composition/rulebook offers: no adapter comes along into a page that works offline.',
      severity: 'error',
      from: { path: '^ui/rulebook/' },
      to: { path: '^adapters/', pathNot: '^adapters/composition/rulebook\\.ts$' },
    },
    {
      name: 'areas-only-composed-calls',
      comment: 'A room’s area says what loads together: screens, and the module that composition offers for them.',
      severity: 'error',
      from: { path: '^ui/.*\\.area\\.tsx?$' },
      to: { path: '^adapters/', pathNot: '^adapters/composition/areas/' },
    },

    ...owned.map(({ name, folder, libraries, comment }) => ({
      name,
      comment,
      severity: 'error',
      from: { path: production, pathNot: folder },
      to: { path: libraries },
    })),
  ],

  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['main', 'types', 'typings'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
