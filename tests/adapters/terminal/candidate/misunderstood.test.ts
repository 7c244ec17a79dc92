import * as E from 'fp-ts/Either';
import { candidateCommandNamed, runCandidate } from '../../../../adapters/terminal/candidate/run-candidate';
import { aTerminal } from './a-terminal';

describe('invalid input', () => {
  it.each([
    ['sign-in', [], 'EMAIL: expected an e-mail address'],
    ['sign-in', ['a@example.org', 'b'], "Unexpected argument 'b'."],
    ['jobs', ['all'], "Unexpected argument 'all'."],
    ['jobs', ['--verbose'], '--verbose'],
    ['book', ['--position', 'x', '--date', '2026-12-33'], '--position: expected a position id, found "x"'],
    ['book', ['--position', 'x', '--date', '2026-12-33'], '--date: expected a date YYYY-MM-DD, found "2026-12-33"'],
    ['book', ['--position', '1'], '--from: expected a time HH:mm, found nothing'],
    ['slots', ['--position', '4711', '--days', '8'], '--days: expected 7, 30 or 60, found "8"'],
    ['slots', ['--position', '4711', '--kind', 'phone'], '--kind: expected'],
  ])('%s %j exits with 2 and says what was expected', async (name, args, words) => {
    const { run } = await aTerminal();
    const { exit, stdout, stderr } = await run(name, ...args);
    expect([exit, stdout, stderr]).toEqual([2, '', expect.stringContaining(words)]);
  });

  it("settings or keys that can't be read also exit with 2", async () => {
    const command = candidateCommandNamed('jobs');
    if (command === undefined) throw new Error('There is no command jobs');
    const opened: (string | undefined)[] = [];
    const answer = await runCandidate(command, ['--keys', 'some.json'], (path) => {
      opened.push(path);
      return E.left(['PORT: expected a whole number from 0 to 65535, found "high"']);
    });
    expect(answer).toMatchObject({ exit: 2, stdout: '', stderr: expect.stringMatching(/^PORT: /) });
    expect(opened).toEqual(['some.json']);
  });

  it('what could not be stored is reported, even if the command itself succeeded', async () => {
    const { world, device } = await aTerminal();
    const command = candidateCommandNamed('jobs');
    if (command === undefined) throw new Error('There is no command jobs');
    const keys = { path: 'keys.json', trouble: () => "keys.json can't be written (EROFS)." };
    const answer = await runCandidate(command, [], () =>
      E.right({ ...device, clock: world.clock, keys, portal: 'http://127.0.0.1:8080' }),
    );
    expect(answer).toMatchObject({ exit: 0, stderr: "keys.json can't be written (EROFS).\n" });
  });
});
