import { aTerminal, chosen, eleven, isIn, position, said } from './a-terminal';

describe('cancel and decline', () => {
  it('the choice is required, and its wording is that of the dialog [R18, spec 1 §4]', async () => {
    const { run } = await aTerminal();
    await run('book', ...chosen(eleven));
    for (const args of [[], ['--later', '--withdraw']]) {
      const [exit, words] = await said(run('cancel', ...position, ...args));
      expect([exit, words.split('\n')]).toEqual([
        1,
        [
          'Please choose option for cancel interview',
          'Your video interview may be rescheduled.',
          '  --later                     Reschedule later',
          '  --withdraw --reason TEXT    Withdraw from consideration for the job?',
        ],
      ]);
    }
    expect(await said(run('cancel', ...position, '--later'))).toEqual([
      0,
      expect.stringMatching(/^Interview rescheduled successfully\n.*: Pending$/),
    ]);
    const words = 'You have no time for this job that you could give up.';
    expect(await said(run('cancel', ...position, '--later'))).toEqual([1, words]);
  });

  it('withdrawing requires a reason [R18]', async () => {
    const { run } = await aTerminal();
    await run('book', ...chosen(eleven));
    expect((await said(run('cancel', ...position, '--withdraw')))[1]).toMatch(/^--reason: Required/);
    const long = await said(run('cancel', ...position, '--withdraw', '--reason', 'x'.repeat(1_001)));
    expect(long).toEqual([1, expect.stringMatching(/^--reason: .* 1001 characters/)]);
    expect(await said(run('cancel', ...position, '--withdraw', '--reason', 'Another job', '--json'))).toEqual([
      0,
      expect.stringContaining('"status": 14'),
    ]);
  });

  it.each([
    [1, 'Offer declined'],
    [32, 'Invitation declined'],
  ] as const)(
    'in status %i declines what there is to decline, and reports the new status: %s [R27]',
    async (code, meaning) => {
      const { run } = await aTerminal(isIn(code));
      expect(await said(run('decline', ...position))).toEqual([1, '--reason: Required']);
      expect(await said(run('decline', ...position, '--reason', 'Too far away'))).toEqual([
        0,
        expect.stringMatching(
          new RegExp(`^Thanks for letting us know, Your response has been recorded\n.*: ${meaning}$`),
        ),
      ]);
      expect(await said(run('decline', ...position, '--reason', 'x'))).toEqual([
        1,
        `There is no offer to decline. The status of this application is '${meaning}'.`,
      ]);
    },
  );
});
