import * as O from 'fp-ts/Option';
import { writeFile } from 'node:fs/promises';
import type { MailInBox } from '../../adapters/server/fastify/mailbox';
import { portalOverHttp, type PortalOverHttp } from '../server/portal-over-http';
import { aCandidate } from '../support/builders/identity';
import { aConsumer, type Consumer, type ModuleResolution } from '../support/consumer';

// A build, an installation and three compilations, in parallel with other suites.
jest.setTimeout(240_000);

let consumer: Consumer;
let portal: PortalOverHttp;
beforeAll(async () => {
  portal = await portalOverHttp(
    {},
    { mailbox: { newest: () => shownMails, withId: () => () => Promise.resolve(O.none) } },
  );
  consumer = await aConsumer();
});
afterAll(async () => {
  await portal.app.close();
  await consumer.remove();
});

/** The demo's mailbox, whose list names the code. */
const shownMails = (): Promise<readonly MailInBox[]> =>
  Promise.resolve([{ ...portal.world.mailer.last(), id: '1', sentAt: '2026-12-04T15:00:00Z', html: '' }]);

/** It begins in exactly an hour. */
const slotOfTheHour = {
  timezone: 'UTC',
  same_day_slot: true,
  slot_date: '2026-12-04',
  slot_from: '16:00',
  slot_to: '16:30',
};

/** Four type errors, one per line. */
const misuse = `import { between, joinWindow, minutes, parseEmail, statusOf, type Instant } from 'candidate-portal/domain';
export const aNumberIsNoInstant = (now: Instant) => between(now, minutes(90));
export const aTextIsNoInstant = (now: Instant) => joinWindow('2026-12-04T15:00:00Z', undefined, statusOf(0), now);
export const nobodyLookedWhetherItFailed = parseEmail('maria@example.org').right;
export * from 'candidate-portal/domain/time/instant';
`;

describe('The core as a package, installed from its tarball into an empty project', () => {
  it('depends on rxjs and luxon and nothing else', () => {
    // tslib is a dependency of rxjs.
    expect(consumer.installed).toEqual(['candidate-portal', 'luxon', 'rxjs', 'tslib']);
    expect(consumer.tarballBytes).toBeLessThan(1_800_000);
  });

  it.each<ModuleResolution>(['nodenext', 'bundler'])(
    "compiles and runs the README's program without a browser's types or Node's: a rule, a journey, the contract (%s)",
    async (moduleResolution) => {
      const [program = 'none'] = await consumer.programsOfReadme();
      expect(await consumer.compile('reuse', program, moduleResolution)).toEqual({ code: 0, output: '' });
      const { code, output } = await consumer.node('out/reuse.js');
      expect(output).toMatch(/JoinOpensLater[\s\S]*^Book Caregiver 2026-12-04 10:30$[\s\S]*^OpenAPI 3\.1\.1$/m);
      expect(output).not.toMatch(/^Move /m);
      expect(code).toBe(0);
    },
  );

  it("compiles and runs the README's program over HTTP, against a portal that runs", async () => {
    const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const [, program = 'none'] = await consumer.programsOfReadme();
    const here = program
      .replace('http://127.0.0.1:8080', url)
      .replace('demo.candidate@example.org', aCandidate().email);
    expect(await consumer.compile('over-http', here, 'nodenext')).toEqual({ code: 0, output: '' });
    const { code, output } = await consumer.node('out/over-http.js');
    expect({ code, output }).toEqual({ code: 0, output: 'Caregiver Pending\n' });
  });

  it('does not compile invalid programs', async () => {
    const { output } = await consumer.compile('misuse', misuse, 'nodenext');
    const faults = [...output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file}:${line}`);
    expect(faults).toEqual(['misuse.ts:2', 'misuse.ts:3', 'misuse.ts:4', 'misuse.ts:5']);
  });

  it('adds only the rule in use to a bundle', async () => {
    const rule = await consumer.bundle("export { joinWindow } from 'candidate-portal/domain';");
    expect(rule.code).toContain('JoinOpensLater');
    // It names statuses and takes a number, so the catalogue of the ones and the table of the others come with it.
    expect(rule.bytes).toBeLessThan(10_000);
    // The size limit would catch luxon: the lead time rule takes a time zone, and luxon alone weighs more.
    const zoned = await consumer.bundle("export { offerSlot } from 'candidate-portal/domain';");
    expect(zoned.bytes).toBeGreaterThan(20_000);
    process.stdout.write(`tarball ${consumer.tarballBytes} bytes · the join window ${rule.bytes} bytes\n`);
  });

  it.each(['domain', 'application', 'contract', 'rules', 'http', 'in-process'])(
    'can be imported by Node as it is: %s',
    async (face) => {
      const timed = `const start = performance.now(); await import('candidate-portal/${face}'); console.log(performance.now() - start);`;
      const { output } = await consumer.node('--input-type=module', '--eval', timed);
      process.stdout.write(`candidate-portal/${face} is imported in ${Math.round(Number(output))} ms\n`);
      expect(Number(output)).toBeLessThan(10_000);
    },
  );

  it('can be required by a CommonJS program, which compiles with its types', async () => {
    const program = `import rules = require('candidate-portal/rules');
import domain = require('candidate-portal/domain');
import http = require('candidate-portal/http');
const { joinWindow, parseIsoInstant, statusOf } = domain;
const now = parseIsoInstant('2026-12-04T14:59:59Z');
if (now._tag === 'Right') console.log(joinWindow(now.right, undefined, statusOf(0), now.right)._tag);
console.log(typeof rules.answerRule, typeof http.httpDevice({ url: 'https://portal.example.org' }).api.listApplications);
`;
    expect(await consumer.compileCommonJs('required', program)).toEqual({ code: 0, output: '' });
    const { code, output } = await consumer.node('--no-warnings', 'out/required.cjs');
    expect({ code, output }).toEqual({ code: 0, output: 'Refused\nfunction function\n' });
  });

  it('includes its manifest, its license, the changelog and every export with its description', async () => {
    const manifest = "import m from 'candidate-portal/package.json' with { type: 'json' }; console.log(m.version);";
    const { output } = await consumer.node('--no-warnings', '--input-type=module', '--eval', manifest);
    const version = output.trim();
    expect(await consumer.installedFile('CHANGELOG.md')).toContain(version);
    expect(await consumer.installedFile('LICENSE')).not.toBe('');
    const page = await consumer.installedFile('API.md');
    for (const face of ['domain', 'application', 'contract', 'rules', 'http', 'in-process'])
      expect(page).toContain(`## candidate-portal/${face}\n`);
    const entryOf = (name: string): string =>
      new RegExp(`^### ${name}\\n[^]*?(?=^##)`, 'm').exec(page)?.[0] ?? `no entry of ${name}`;
    expect(entryOf('httpDevice')).toMatch(
      /A device for every journey of [^]*```ts\nconst httpDevice: \(.*: HttpPortal\)/,
    );
    expect(entryOf('joinWindow')).toContain('now: Instant) => Decision<JoinRefusal>;');
    expect(entryOf('HttpPortal')).toMatch(/Where the session is stored.* \*\/\n {4}readonly place\?: FieldsPlace;/);
    const entries = page.split(/^### /m).slice(1);
    const silent = entries.filter((one) => /^\w+\n\nNo description\.$/m.test(one)).map((one) => one.split('\n')[0]);
    const unsigned = entries.filter((one) => !one.includes('```ts\n')).map((one) => one.split('\n')[0]);
    const ofLibraries = ['Context', 'Either', 'Option', 'Task', 'TaskEither', 'Validation'];
    const wholeModules = ['chatOnTheWire', 'named', 'vocabulary'];
    expect([...new Set(silent)].sort()).toEqual([...ofLibraries, ...wholeModules]);
    expect(unsigned.sort()).toEqual(['chatOnTheWire', 'vocabulary']);
  });

  it('has both commands: the CLI, without the store, and the conformance kit', async () => {
    const { code, output } = await consumer.command('candidate-portal', '--version');
    expect(code).toBe(0);
    expect(await consumer.installedFile('package.json')).toContain(`"version": "${output.trim()}"`);
    const asked = await consumer.command('candidate-portal', 'explain', '--ask', 'what is status 89', '--json');
    expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('"sentence"') });
    const all = `${consumer.tarball}.json`;
    await writeFile(all, JSON.stringify({ positions: [], slots: [slotOfTheHour], candidates: [] }));
    const against = ['rules', 'replay', '--export', all, '--against', consumer.tarball, '--at', '2026-12-04T15:00:00Z'];
    expect(await consumer.command('candidate-portal', ...against)).toEqual({
      code: 0,
      output:
        '0 of 0 applications would have got another answer, 0 of 1 times, and 0 of 0 acts of the past.\n' +
        '0 acts and times more would have been refused, 0 fewer.\n',
    });
    const sooner = await consumer.command('candidate-portal', ...against, '--with', 'lead_time=60', '--json');
    expect(JSON.parse(sooner.output)).toMatchObject({ slots: 1, slots_changed: 1 });
    const ofStore = await consumer.command('candidate-portal', 'rules', 'replay', '--with', 'lead_time=60');
    expect(ofStore).toMatchObject({ code: 1, output: expect.stringContaining('--export FILE') });
    const unreached = await consumer.command('candidate-portal', 'operator', 'mails', '--json');
    expect(unreached.code).toBe(1);
    expect(unreached.output).toContain('No portal answers at PUBLIC_URL');
    const kit = await consumer.command('candidate-portal-conformance', '--help');
    expect(kit).toMatchObject({ code: 0, output: expect.stringContaining('--base-url') });
  });

  it('can be bundled into a browser page: the device over HTTP needs nothing from Node', async () => {
    const page = await consumer.bundle("export { httpDevice } from 'candidate-portal/http';");
    expect(page.code).not.toMatch(/node:|require\(/);
    expect(page.bytes).toBeGreaterThan(20_000);
  });
});
