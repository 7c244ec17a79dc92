import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import rooms from '../../.tools/rooms.json';
import { plant, type PlantedTree } from './planted-tree';

/** One forbidden import: the rule that must reject it, the file it is planted in, and what it imports. */
interface Probe {
  readonly rule: string;
  readonly at: string;
  readonly imports: string;
}

/** The floors on which rooms are, each with the file that its probes import from another room. */
const floors = [
  'domain',
  'application',
  'adapters/contract',
  'adapters/browser',
  'adapters/server',
  'adapters/in-process',
  'ui',
] as const;

const probes: readonly Probe[] = [
  { rule: 'domain-imports-only-itself', at: 'domain/rule.ts', imports: '../application/chat/there' },
  { rule: 'domain-imports-only-itself', at: 'domain/stream.ts', imports: 'rxjs' },
  { rule: 'domain-imports-only-itself', at: 'domain/file.ts', imports: 'node:fs' },
  { rule: 'luxon-only-in-zoned', at: 'domain/time/display.ts', imports: 'luxon' },
  { rule: 'ical-generator-only-in-calendar-file', at: 'adapters/contract/envelope.ts', imports: 'ical-generator' },
  { rule: 'luxon-only-in-zoned', at: 'ui/chat/dates.ts', imports: 'luxon' },
  {
    rule: 'application-imports-only-the-core',
    at: 'application/ports/call.ts',
    imports: '../../adapters/contract/calls',
  },
  { rule: 'application-imports-only-the-core', at: 'application/live/screen.ts', imports: '../../ui/kit/button' },
  { rule: 'application-imports-only-the-core', at: 'application/chat/file.ts', imports: 'node:fs' },
  ...rooms.slice(0, -1).flatMap((name, at) =>
    floors.map((floor) => ({
      rule: `${name}-below-other-rooms`,
      at: `${floor}/${name}/above.ts`,
      imports: `../${rooms[at + 1] ?? ''}/there`,
    })),
  ),
  { rule: 'common-below-rooms', at: 'domain/time/of-chat.ts', imports: '../chat/there' },
  { rule: 'common-below-rooms', at: 'application/live/of-chat.ts', imports: '../chat/there' },
  { rule: 'common-below-rooms', at: 'ui/kit/of-chat.ts', imports: '../chat/there' },
  { rule: 'common-below-rooms', at: 'ui/hooks/of-chat.ts', imports: '../chat/there' },
  { rule: 'technologies-are-strangers', at: 'adapters/browser/http/call.ts', imports: '../storage/storage' },
  { rule: 'technologies-are-strangers', at: 'adapters/server/fastify/route.ts', imports: '../postgres/store' },
  { rule: 'runtimes-are-strangers', at: 'adapters/browser/clock/clock.ts', imports: '../../server/postgres/store' },
  { rule: 'runtimes-are-strangers', at: 'adapters/server/demo/fill.ts', imports: '../../in-process/fake' },
  { rule: 'runtimes-are-strangers', at: 'adapters/terminal/print.ts', imports: '../browser/storage/storage' },
  { rule: 'runtimes-are-strangers', at: 'adapters/in-process/keep.ts', imports: '../browser/storage/storage' },
  { rule: 'contract-imports-only-the-core', at: 'adapters/contract/store.ts', imports: '../server/postgres/store' },
  { rule: 'contract-imports-only-the-core', at: 'adapters/contract/file.ts', imports: 'node:fs' },
  {
    rule: 'rules-import-only-the-core',
    at: 'adapters/rules/questions/asked.ts',
    imports: '../../server/postgres/store',
  },
  { rule: 'rules-import-only-the-core', at: 'adapters/rules/page.ts', imports: 'node:fs' },
  { rule: 'in-process-imports-only-the-core', at: 'adapters/in-process/file.ts', imports: 'node:fs' },
  { rule: 'adapters-not-composition', at: 'adapters/server/mails/look-up.ts', imports: '../../composition/tokens' },
  { rule: 'adapters-not-ui', at: 'adapters/browser/http/notice.ts', imports: '../../../ui/kit/button' },
  { rule: 'adapters-not-ui', at: 'adapters/composition/screens.ts', imports: '../../ui/kit/button' },
  { rule: 'browser-not-node', at: 'adapters/browser/storage/file.ts', imports: 'node:fs' },
  { rule: 'browser-not-node', at: 'ui/chat/file.ts', imports: 'node:path' },
  { rule: 'ui-not-adapters', at: 'ui/chat/call.ts', imports: '../../adapters/browser/storage/storage' },
  { rule: 'ui-not-adapters', at: 'ui/store/wiring.ts', imports: '../../adapters/composition/browser' },
  { rule: 'areas-only-composed-calls', at: 'ui/chat/chat.area.ts', imports: '../../adapters/composition/browser' },
  { rule: 'rulebook-only-its-chapters', at: 'ui/rulebook/main.tsx', imports: '../../adapters/composition/browser' },
  {
    rule: 'drawn-pages-only-the-fake',
    at: 'ui/app/draw-main.tsx',
    imports: '../../adapters/composition/browser',
  },
  { rule: 'main-only-browser-composition', at: 'ui/app/main.tsx', imports: '../../adapters/composition/server' },
  { rule: 'inversify-only-in-composition', at: 'adapters/browser/http/wired.ts', imports: 'inversify' },
  { rule: 'inversify-only-in-composition', at: 'ui/app/providers.ts', imports: 'inversify' },
  { rule: 'react-only-in-ui', at: 'adapters/browser/http/hook.ts', imports: 'react' },
  { rule: 'redux-only-in-ui', at: 'adapters/browser/http/slice.ts', imports: '@reduxjs/toolkit' },
  { rule: 'styled-components-only-in-ui', at: 'adapters/server/mails/look.ts', imports: 'styled-components' },
  { rule: 'wire-codecs-only-in-adapters', at: 'ui/chat/codec.ts', imports: 'io-ts' },
  { rule: 'fastify-only-in-its-adapter', at: 'adapters/server/files/route.ts', imports: 'fastify' },
  { rule: 'sql-only-in-its-adapter', at: 'adapters/server/fastify/query.ts', imports: 'kysely' },
  { rule: 'sql-only-in-its-adapter', at: 'adapters/server/import/pool.ts', imports: 'pg' },
  { rule: 'openid-only-in-its-adapters', at: 'adapters/server/fastify/token.ts', imports: 'jose' },
  { rule: 'openid-only-in-its-adapters', at: 'ui/chat/provider.ts', imports: 'oauth4webapi' },
  { rule: 'maps-only-in-their-adapter', at: 'ui/kit/own-map.ts', imports: 'ol/Map' },
  { rule: 'mail-only-in-its-adapter', at: 'adapters/server/demo/mail.ts', imports: 'nodemailer' },
  { rule: 'search-only-in-asking', at: 'ui/chat/searched.ts', imports: 'minisearch' },
  { rule: 'search-only-in-asking', at: 'adapters/rules/searched.ts', imports: 'minisearch' },
  { rule: 'case-files-only-in-cases', at: 'ui/rulebook/read.ts', imports: 'papaparse' },
  { rule: 'case-files-only-in-cases', at: 'adapters/rules/read.ts', imports: 'yaml' },
  { rule: 'sockets-only-in-their-adapter', at: 'adapters/server/fastify/line.ts', imports: 'socket.io' },
  { rule: 'production-not-tests', at: 'adapters/server/demo/support.ts', imports: '../../../tests/support/builders' },
  { rule: 'production-not-dev-dependencies', at: 'adapters/server/demo/random.ts', imports: 'fast-check' },
  { rule: 'inside-not-through-the-face', at: 'adapters/composition/face.ts', imports: './in-process' },
  { rule: 'no-cycles', at: 'domain/first.ts', imports: './second' },
  { rule: 'no-unresolvable', at: 'ui/chat/lost.ts', imports: './nowhere' },
];

/** What each layer may import: no rule objects. */
const permitted: readonly Omit<Probe, 'rule'>[] = [
  { at: 'domain/permitted.ts', imports: 'fp-ts/Either' },
  { at: 'domain/time/zoned.ts', imports: 'luxon' },
  { at: 'application/chat/permitted.ts', imports: 'rxjs' },
  { at: 'application/service/permitted.ts', imports: '../../domain/permitted' },
  { at: 'adapters/browser/http/permitted.ts', imports: '../../contract/calls' },
  { at: 'adapters/browser/http/same-area.ts', imports: './permitted' },
  { at: 'adapters/server/postgres/permitted.ts', imports: 'kysely' },
  { at: 'adapters/in-process/permitted.ts', imports: '../../application/chat/permitted' },
  { at: 'adapters/contract/permitted.ts', imports: 'io-ts' },
  { at: 'adapters/rules/asking/permitted.ts', imports: 'minisearch' },
  { at: 'adapters/rules/cases/permitted.ts', imports: 'yaml' },
  { at: 'adapters/composition/permitted.ts', imports: '../server/postgres/permitted' },
  { at: 'ui/chat/permitted.ts', imports: '../../adapters/composition/tokens' },
  { at: 'ui/identity/sign-in-states.tsx', imports: '../chat/there' },
  { at: 'adapters/server/chat/chat.repository.ts', imports: 'kysely' },
  { at: 'adapters/server/chat/lines.ts', imports: '../postgres/store' },
  { at: 'ui/store/permitted.ts', imports: '../../adapters/composition/portal-tokens' },
  { at: 'ui/kit/permitted.ts', imports: 'react' },
  { at: 'ui/rulebook/permitted.ts', imports: '../../adapters/composition/rulebook' },
];

/** The targets of the probes; `second` closes the cycle. */
const targets: readonly (readonly [string, string])[] = [
  ['domain/second.ts', "import './first';"],
  ...floors.flatMap((floor) => rooms.map((room) => [`${floor}/${room}/there.ts`, ''] as const)),
  ['adapters/contract/calls.ts', ''],
  ['adapters/browser/storage/storage.ts', ''],
  ['adapters/server/postgres/store.ts', ''],
  ['adapters/in-process/fake.ts', ''],
  ['adapters/composition/tokens.ts', ''],
  ['adapters/composition/portal-tokens.ts', ''],
  ['adapters/composition/browser.ts', ''],
  ['adapters/composition/in-process.ts', ''],
  ['adapters/composition/rulebook.ts', ''],
  ['adapters/composition/server.ts', ''],
  ['ui/kit/button.ts', ''],
  ['tests/support/builders.ts', ''],
];

const Report = t.type({
  summary: t.type({
    violations: t.array(t.type({ from: t.string, rule: t.type({ name: t.string }) })),
    ruleSetUsed: t.type({ forbidden: t.array(t.type({ name: t.string, comment: t.string })) }),
  }),
});

describe('the layers', () => {
  let tree: PlantedTree;
  let report: t.TypeOf<typeof Report>;

  beforeAll(() => {
    const planted = [...probes, ...permitted].map(({ at, imports }) => [at, `import '${imports}';`] as const);
    tree = plant(new Map([...targets, ...planted].map(([path, text]) => [path, `${text}\nexport {};\n`])));
    const said: unknown = JSON.parse(
      tree.check('depcruise', '--output-type', 'json', 'domain', 'application', 'adapters', 'ui', 'tests'),
    );
    const decoded = Report.decode(said);
    if (E.isLeft(decoded)) throw new Error('the report of dependency-cruiser has another shape');
    report = decoded.right;
  }, 60_000);

  afterAll(() => {
    tree.remove();
  });

  const refusalsOf = (file: string) =>
    report.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  it.each(probes)('$rule refuses $imports in $at', ({ rule, at }) => {
    expect(refusalsOf(at)).toEqual([rule]);
  });

  it.each(permitted)('$at may import $imports', ({ at }) => {
    expect(refusalsOf(at)).toEqual([]);
  });

  it('have a probe for every rule, and a reason', () => {
    const rules = report.summary.ruleSetUsed.forbidden;
    expect(rules.map(({ name }) => name).sort()).toEqual([...new Set(probes.map(({ rule }) => rule))].sort());
    expect(rules.filter(({ comment }) => comment.length < 20)).toEqual([]);
  });
});
