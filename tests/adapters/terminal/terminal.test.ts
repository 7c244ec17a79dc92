import { spawnSync } from 'node:child_process';
import { rules } from '../../../adapters/rules/rules';
import { runTerminal } from '../../../adapters/terminal/terminal';
import { built } from '../../support/store/built';
import { nothingReached } from '../../support/portal/terminal-world';

const nothing = async (): Promise<string> => '';
describe('the terminal face', () => {
  it.each([[['help']], [['--help']]])('%j prints every command and every rule', async (args) => {
    const { exit, stdout, stderr } = await runTerminal(args, nothingReached);
    expect([exit, stderr]).toEqual([0, '']);
    for (const { name } of rules) expect(stdout).toMatch(new RegExp(`^ +${name} +\\{`, 'm'));
    expect(rules.every(({ shape }) => stdout.includes(shape))).toBe(true);
  });

  it('no command at all: exit 2 with the list of commands', async () => {
    const { exit, stdout, stderr } = await runTerminal([], nothingReached);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^rules NAME /m);
  });

  it('answers a mistyped rule at once, without waiting for standard input', async () => {
    expect(await runTerminal(['rules', 'statsu'], nothingReached)).toMatchObject({ exit: 2, stdout: '' });
    expect(await runTerminal(['rules'], nothingReached)).toMatchObject({ exit: 2, stdout: '' });
  });

  it('reads standard input for a rule', async () => {
    expect(
      await runTerminal(['rules', 'zip'], { ...nothingReached, readInput: async () => '{"value":"60601"}' }),
    ).toEqual({
      exit: 0,
      stdout: '{\n  "valid": true\n}\n',
      stderr: '',
    });
    expect(await runTerminal(['rules', 'zip'], { ...nothingReached, readInput: nothing })).toMatchObject({
      exit: 2,
      stdout: '',
    });
  });
});

describe('Numbers to try', () => {
  const tried = (...words: readonly string[]) => runTerminal(['rules', 'zip', ...words], nothingReached);
  const refusal = (stderr: string) => ({ exit: 2, stdout: '', stderr: `${stderr}\n` });

  it.each([
    ['lead_tim=60', '--with: there is no number "lead_tim"; `rules parameters` lists them all'],
    ['lead_time=1441', '--with lead_time: expected 0 to 1440 (minutes), found "1441"'],
    ['lead_time=-1', '--with lead_time: expected 0 to 1440 (minutes), found "-1"'],
    ['lead_time=', '--with lead_time: expected 0 to 1440 (minutes), found ""'],
    ['lead_time=an hour', '--with lead_time: expected 0 to 1440 (minutes), found "an hour"'],
    ['60', '--with: expected a number\'s name and its value, such as lead_time=60, found "60"'],
  ])('%s is refused before anything is read', async (typed, why) => {
    expect(await tried('--with', typed)).toEqual(refusal(why));
  });

  it('are refused all at once', async () => {
    expect(await tried('--with', 'x=1', '--with', 'y=2')).toEqual(
      refusal(
        [
          '--with: there is no number "x"; `rules parameters` lists them all',
          '--with: there is no number "y"; `rules parameters` lists them all',
        ].join('\n'),
      ),
    );
  });
});

describe('the built program', () => {
  const program = built('adapters/composition/terminal-main.ts');
  afterAll(program.remove);

  const run = (input: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program.file, ...args], {
      input,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('answers 1,000 questions through pipes', () => {
    const questions = Array.from({ length: 1_000 }, (_, status) => ({ status }));
    const { status, stdout, stderr } = run(JSON.stringify(questions), 'rules', 'status');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toHaveLength(1_000);
  });

  /** A time that starts 75 minutes from now. */
  const inAnHourAndAQuarter = JSON.stringify({
    timezone: 'America/New_York',
    now: '2026-12-04T15:15:00Z',
    same_day_slot: true,
    day_view_slots: [{ date: '2026-12-04', slots: [{ slot_from: '11:30', slot_to: '12:00' }] }],
  });
  const offered = (...tried: readonly string[]) => {
    const { stdout, stderr } = run(inAnHourAndAQuarter, 'rules', 'slots', ...tried);
    expect(stderr).toBe('');
    return stdout.includes('11:30');
  };

  it('answers by the rules themselves with another number: a lead time of 75, but not of 76 minutes offers it', () => {
    expect(offered()).toBe(false);
    expect(offered('--with', 'lead_time=75')).toBe(true);
    expect(offered('--with', 'lead_time=76')).toBe(false);
    expect(offered('--with', 'lead_time=60', '--with', 'join_opens_before=5')).toBe(true);
  });

  it('exits with 2 and a line for each error', () => {
    expect(run('[{"status":"a"},{}]', 'rules', 'status')).toEqual({
      status: 2,
      stdout: '',
      stderr: '[0].status: expected number, found "a"\n[1].status: expected number, found nothing\n',
    });
    expect(run('', 'rules', 'nothing')).toMatchObject({ status: 2, stdout: '' });
  });

  it('prints every number of the rules', () => {
    const { stdout } = run('', 'rules', 'parameters');
    expect(JSON.parse(stdout)).toContainEqual({
      name: 'lead_time',
      value: 90,
      unit: 'minutes',
      min: 0,
      max: 1_440,
      source: 'R14',
      sentence: 'A time can be booked until 90 minutes before it starts.',
    });
  });

  it('prints its help', () => {
    expect(run('', 'help')).toMatchObject({ status: 0, stderr: '' });
  });
});
