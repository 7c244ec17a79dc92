import { aConsumer, type Consumer, type ModuleResolution } from '../support/consumer';

// A build, an installation and three compilations, in parallel with other suites.
jest.setTimeout(240_000);

let consumer: Consumer;
beforeAll(async () => {
  consumer = await aConsumer();
});
afterAll(() => consumer.remove());

/** Four type errors, one per line. */
const misuse = `import { between, joinWindow, minutes, parseEmail, statusOf, type Instant } from 'candidate-portal/domain';
export const aNumberIsNoInstant = (now: Instant) => between(now, minutes(90));
export const aTextIsNoInstant = (now: Instant) => joinWindow('2026-12-04T15:00:00Z', undefined, statusOf(0), now);
export const nobodyLookedWhetherItFailed = parseEmail('maria@example.org').right;
export * from 'candidate-portal/domain/time/instant';
`;

describe('The core as a package, installed from its tarball into an empty project', () => {
  it('brings rxjs and luxon and nothing else', () => {
    // tslib is a dependency of rxjs.
    expect(consumer.installed).toEqual(['candidate-portal', 'luxon', 'rxjs', 'tslib']);
    expect(consumer.tarballBytes).toBeLessThan(500_000);
  });

  it.each<ModuleResolution>(['nodenext', 'bundler'])(
    "compiles and runs the README's program without a browser's types or Node's: a rule, a journey, the contract (%s)",
    async (moduleResolution) => {
      const program = await consumer.programOfReadme();
      expect(await consumer.compile('reuse', program, moduleResolution)).toEqual({ code: 0, output: '' });
      const { code, output } = await consumer.node('out/reuse.js');
      expect(output).toMatch(/JoinOpensLater[\s\S]*^Book Caregiver 2026-12-04 10:30$[\s\S]*^OpenAPI 3\.1\.1$/m);
      expect(code).toBe(0);
    },
  );

  it('does not compile what is wrong', async () => {
    const { output } = await consumer.compile('misuse', misuse, 'nodenext');
    const faults = [...output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file}:${line}`);
    expect(faults).toEqual(['misuse.ts:2', 'misuse.ts:3', 'misuse.ts:4', 'misuse.ts:5']);
  });

  it('costs a bundle what the one rule weighs that it uses', async () => {
    const rule = await consumer.bundle("export { joinWindow } from 'candidate-portal/domain';");
    expect(rule.code).toContain('JoinOpensLater');
    expect(rule.bytes).toBeLessThan(1000);
    // The size limit would catch luxon: the lead time rule takes a time zone, and luxon alone weighs more.
    const zoned = await consumer.bundle("export { offerSlot } from 'candidate-portal/domain';");
    expect(zoned.bytes).toBeGreaterThan(20_000);
    process.stdout.write(`tarball ${consumer.tarballBytes} bytes · the join window ${rule.bytes} bytes\n`);
  });

  it.each(['domain', 'application', 'contract', 'in-process'])('is imported by Node as it is: %s', async (face) => {
    const timed = `const start = performance.now(); await import('candidate-portal/${face}'); console.log(performance.now() - start);`;
    const { output } = await consumer.node('--input-type=module', '--eval', timed);
    process.stdout.write(`candidate-portal/${face} is imported in ${Math.round(Number(output))} ms\n`);
    expect(Number(output)).toBeLessThan(10_000);
  });
});
