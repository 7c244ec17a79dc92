import { rules } from '../../../adapters/rules/rules';
import { runTerminal } from '../../../adapters/terminal/terminal';
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
