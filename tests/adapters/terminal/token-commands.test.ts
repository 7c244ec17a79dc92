import * as E from 'fp-ts/Either';
import { admitOperator } from '../../../application/operator/operator-tokens.service';
import { runOperator } from '../../../adapters/terminal/operator/run-operator';
import { answerOf } from '../../support/world/answers';
import { aWorld } from '../../support/world/world';
import { reachOf } from './reached';

const since = '2026-12-04T15:00:00.000Z';

describe("the operator's commands for named tokens [R27]", () => {
  it('add one and print it, list them without their secrets, and revoke one', async () => {
    const world = await aWorld();
    const { reach } = reachOf(world);
    expect((await runOperator(['tokens'], reach)).stdout).toBe('No named token was added.\n');
    const { exit, stdout } = await runOperator(['token-add', '--name', 'dashboard', '--rights', 'read, chat'], reach);
    const [token = '', ...more] = stdout.split('\n');
    expect([exit, more]).toEqual([
      0,
      ['This is the only time that it is shown. Whoever has it may do what its rights allow.', ''],
    ]);
    const admit = admitOperator(world.dependencies, () => false);
    expect(await answerOf(admit(token, 'read'))).toEqual({ _tag: 'Named', name: 'dashboard' });
    await runOperator(['token-add', '--name', 'HRIS', '--rights', 'all'], reach);
    expect((await runOperator(['tokens'], reach)).stdout).toBe(
      `dashboard  read, chat  since ${since}  last used ${since}\nHRIS  all  since ${since}  never used\n`,
    );
    expect((await runOperator(['token-revoke', '--name', 'dashboard'], reach)).stdout).toBe(
      "The token 'dashboard' is revoked. Its name is not given again.\n",
    );
    expect(E.isLeft(await admit(token, 'read')())).toBe(true);
    expect((await runOperator(['tokens'], reach)).stdout).toContain(`last used ${since}  revoked ${since}\n`);
  });

  it('say why one is neither added nor revoked', async () => {
    const { reach } = reachOf(await aWorld());
    const add = ['token-add', '--name', 'dashboard', '--rights', 'read'];
    await runOperator(add, reach);
    expect(await runOperator(add, reach)).toMatchObject({
      exit: 1,
      stderr:
        "There is or was a token 'dashboard'. A name is given once, so that what was done under it stays clear: choose another.\n",
    });
    expect(await runOperator(['token-revoke', '--name', 'nobody'], reach)).toMatchObject({
      exit: 1,
      stderr: "No token 'nobody' is in use.\n",
    });
  });

  it.each([
    [
      ['--name', 'dashboard', '--rights', 'read,delete'],
      /^--rights\[1\]: expected one of read, act, chat, import, all/,
    ],
    [['--name', 'dashboard'], /^--rights: /],
    [['--name', '-', '--rights', 'all'], /^--name: expected 1 to 64 letters/],
  ])('%j is not understood', async (typed, says) => {
    const { reach } = reachOf(await aWorld());
    expect(await runOperator(['token-add', ...typed], reach)).toMatchObject({
      exit: 2,
      stderr: expect.stringMatching(says),
    });
  });
});
