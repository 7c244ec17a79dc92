import { listOfCandidateCommands } from '../../../adapters/terminal/candidate/run-candidate';
import { listOfOperatorCommands } from '../../../adapters/terminal/operator/run-operator';
import { chapters } from '../../../adapters/rules/chapters';
import { rules } from '../../../adapters/rules/rules';
import { exitCodes } from '../../../adapters/terminal/outcome';
import { runTerminal } from '../../../adapters/terminal/terminal';
import { nothingReached } from '../../support/portal/terminal-world';

const unread = async (): Promise<string> => '{}';
const cli = (...line: readonly string[]) =>
  runTerminal(line, { ...nothingReached, readInput: unread, version: '1.2.3' });

describe('The terminal’s help', () => {
  it.each(['rules', 'explain', 'operator', 'sign-in', 'jobs', 'book'])(
    '%s --help tells that command and the exit codes',
    async (command) => {
      const { exit, stdout } = await cli(command, '--help');
      expect(exit).toBe(0);
      expect(stdout.trim().startsWith(command)).toBe(true);
      expect(stdout).toContain('Exit codes:\n  0  done\n  1  refused');
    },
  );

  const listed = (lines: readonly string[]): readonly string[] => [
    ...new Set(lines.flatMap((line) => /^ {2}([a-z][\w-]*)/.exec(line)?.[1] ?? [])),
  ];

  it.each([
    ...listed(listOfCandidateCommands()),
    ...listed(listOfOperatorCommands()).map((name) => `operator ${name}`),
  ])('%s --help answers at once, without a portal', async (command) => {
    const words = command.split(' ');
    const { exit, stdout, stderr } = await cli(...words, '--help');
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^ *${words.at(-1) ?? ''} ?`));
  });

  it('an unknown command has no help: exit 2', async () => {
    expect(await cli('buy', '--help')).toEqual({
      exit: 2,
      stdout: '',
      stderr: 'There is no command "buy". All: help\n',
    });
  });

  it.each([
    [['jbos'], 'There is no command "jbos". Did you mean jobs? All: help'],
    [['opertor'], 'There is no command "opertor". Did you mean operator? All: help'],
    [['chat', 'sned'], 'There is no command "chat sned". Did you mean chat send? All: help'],
    [['rules', 'jion'], 'There is no rule "jion". Did you mean join? All: rules'],
    [['rules', 'jion', '--help'], 'There is no rule "jion". Did you mean join? All: rules'],
    [['explain', 'solts'], 'There is no rule "solts". Did you mean slots? All: explain'],
    [['operator', 'pulbish'], 'There is no command operator "pulbish". Did you mean publish? All: operator --help'],
    [
      ['operator', 'pulbish', '--help'],
      'There is no command operator "pulbish". Did you mean publish? All: operator --help',
    ],
    [['xyzzy'], 'There is no command "xyzzy". All: help'],
  ])('%j, a typo, is told in one line with the nearest name', async (line, says) => {
    expect(await cli(...line)).toEqual({ exit: 2, stdout: '', stderr: `${says}\n` });
  });

  it('operator --help lists its commands, with an example', async () => {
    const { stdout } = await cli('operator', '--help');
    expect(stdout).toContain(listOfOperatorCommands().join('\n'));
    expect(stdout).toMatch(
      /^operator NAME … +acts for the employer[^]*For example:\n {2}npm run --silent cli -- operator see /,
    );
  });

  it.each(rules)(
    'rules $name --help says what it decides, each field of its question, and an example',
    async ({ name }) => {
      const { exit, stdout } = await cli('rules', name, '--help');
      const chapter = chapters.find(({ rule }) => rule.name === name);
      expect(exit).toBe(0);
      expect(stdout).toContain(`${String(chapter?.title)}\n${String(chapter?.sentence)}\n`);
      for (const field of chapter?.fields ?? [])
        expect(stdout).toMatch(new RegExp(`^ {2}${field.name}\\??  .*${field.label.replace(/[?()]/g, '.')}`, 'm'));
      expect(stdout).toMatch(
        new RegExp(`^ {2}echo '\\{.*\\}' \\| npm run --silent cli -- rules ${name}\n {2}\\{`, 'm'),
      );
    },
  );

  it('rules join --help names the fields in the words of experts', async () => {
    const { stdout } = await cli('rules', 'join', '--help');
    expect(stdout).toMatch(/^ {2}schedule_time\? +Scheduled for +an instant, 2026-12-04T15:30:00Z$/m);
    expect(stdout).toMatch(/^ {2}status\? +Status of the interview +0 \(0 Pending\), .*, \d+ more$/m);
  });

  it('prints one table of exit codes, and adheres to it', async () => {
    const { stdout } = await cli('help');
    expect(stdout).toContain(exitCodes.join('\n'));
    const unread = await cli('rules', 'status');
    const done = await runTerminal(['rules', 'zip'], { ...nothingReached, readInput: async () => '{"value":"60601"}' });
    const refused = await cli('explain', 'REQUEST-1');
    expect([done.exit, refused.exit, unread.exit, (await cli('buy')).exit]).toEqual([0, 1, 2, 2]);
  });

  it.each([
    [['jobs', '--json'], 2],
    [['explain', 'REQUEST-1', '--json'], 1],
    [['explain', 'no-such-rule', '--json'], 2],
    [['rules', 'no-such-rule', '--json'], 2],
    [['operator', 'no-such-command', '--json'], 2],
    [['buy', '--json'], 2],
  ])('%j fails in JSON: %i, with each reason', async (line, exit) => {
    const { stdout } = await cli(...line);
    expect(JSON.parse(stdout)).toEqual({ error: { exit, reasons: expect.arrayContaining([expect.any(String)]) } });
  });

  it('prints its version', async () => {
    expect(await cli('--version')).toEqual({ exit: 0, stdout: '1.2.3\n', stderr: '' });
  });

  it('prints a failure as JSON, on standard output too, if --json was given', async () => {
    const { exit, stdout, stderr } = await cli('jobs', '--json');
    expect(exit).toBe(2);
    expect(JSON.parse(stdout)).toEqual({ error: { exit: 2, reasons: ['there are no keys here'] } });
    expect(stderr).toBe('there are no keys here\n');
    expect((await cli('jobs')).stdout).toBe('');
  });
});
