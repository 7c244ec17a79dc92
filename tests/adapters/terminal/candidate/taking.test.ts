import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CallFailure } from '../../../../application/failure';
import type { TimeRequest } from '../../../../application/scheduling/scheduling.api';
import { at } from '../../../support/builders/time';
import { answerOf } from '../../../support/world/answers';
import { codeInMail, signedIn } from '../../../support/world/world';
import { aTerminal, chosen, eleven, isIn, monday, noon, position, said, terminal } from './a-terminal';

describe('book and move', () => {
  it('a first time is booked, a held one is moved, and neither by mistake [R17]', async () => {
    const { run } = await aTerminal();
    const slip = (what: string, command: string) => [1, `${what}\nWhat fits this job now: ${command}`];
    expect(await said(run('move', ...chosen(eleven)))).toEqual(
      slip('You have no time for this job that you could move.', 'book'),
    );
    expect((await run('book', ...chosen(eleven))).stdout).toMatch(
      /^You have booked a video interview\..*\n.*: Pending, Friday, 04 December, 2026, 11:00 AM to 11:30 AM CT\n$/,
    );
    expect(await said(run('book', ...chosen(monday)))).toEqual(
      slip('There is no time to book for this job right now.', 'move'),
    );
    expect((await run('move', ...chosen(monday))).stdout).toContain(
      ', Monday, 07 December, 2026, 09:30 AM to 10:00 AM CT',
    );
  });

  it('a move to the time that is held says that it is held, and uses no move [R17, R27]', async () => {
    const { run } = await aTerminal();
    await run('book', ...chosen(eleven));
    expect(await said(run('move', ...chosen(eleven)))).toEqual([1, 'You already have this time. Choose another one.']);
    expect((await run('move', ...chosen(monday))).exit).toBe(0);
  });

  it("after 'Reschedule later' either command takes a time [R17]", async () => {
    for (const name of ['book', 'move']) {
      const { run } = await aTerminal({ ...isIn(16), applied: 'interview-arranged' });
      expect((await run(name, ...chosen(noon))).stdout).toMatch(/^You have booked a video interview/);
    }
  });

  it('a time that is not on offer is refused with the nearest three [R17]', async () => {
    const { run } = await aTerminal();
    const [exit, words] = await said(run('book', ...position, '--date', '2026-12-04', '--from', '11:45'));
    expect([exit, words.split('\n')]).toEqual([
      1,
      [
        '11:45 AM on Friday, 04 December, 2026 is not available. Nothing was booked.',
        'The nearest free times:',
        '  Friday, 04 December, 2026, 12:00 PM to 12:30 PM: --date 2026-12-04 --from 12:00',
        '  Friday, 04 December, 2026, 11:00 AM to 11:30 AM: --date 2026-12-04 --from 11:00',
        '  Monday, 07 December, 2026, 09:30 AM to 10:00 AM: --date 2026-12-07 --from 09:30',
      ],
    ]);
  });

  it.each([
    ['2026-12-04T15:31:00Z', 'This time starts in 89 minutes. Choose one at least 90 minutes ahead.'],
    ['2026-12-05T15:31:00Z', 'This time has already passed. Choose one at least 90 minutes ahead.'],
  ])('at %s it is too late for 11:00 [R14]', async (now, words) => {
    const { world, run } = await aTerminal();
    world.clock.moveTo(at(now));
    expect(await said(run('book', ...chosen(eleven)))).toEqual([1, words]);
  });

  it('nobody can book before passing the questions [R6, R10b]', async () => {
    const { run } = await aTerminal({ applied: 'not-submitted', screening: 'open' });
    expect(await said(run('book', ...chosen(eleven)))).toEqual([1, 'Answer the questions of this job first.']);
  });

  it('if the connection was lost after the booking, the same command books only once [R17]', async () => {
    const { world, device, run } = await aTerminal();
    const keys: TimeRequest['key'][] = [];
    const lossy = terminal(world, device, {
      takeTime: (request) => {
        keys.push(request.key);
        return pipe(
          device.api.takeTime(request),
          TE.flatMap(() => TE.left<CallFailure>({ _tag: 'AnswerLost' })),
        );
      },
    });
    const [exit, words] = await said(lossy('book', ...chosen(eleven)));
    expect([exit, words]).toEqual([1, expect.stringContaining('Run the same command again')]);
    expect((await run('book', ...chosen(eleven))).stdout).toContain(
      ', Friday, 04 December, 2026, 11:00 AM to 11:30 AM CT',
    );
    expect(world.mailer.sent().filter(({ subject }) => subject.startsWith("You're booked"))).toHaveLength(1);
    expect(keys).toHaveLength(1);
    expect(O.isNone(device.session.workInHand.read())).toBe(true);
  });

  it('does not claim that a lost booking exists if it has been changed elsewhere since', async () => {
    const { world, device, run } = await aTerminal();
    const lossy = terminal(world, device, {
      takeTime: (request) =>
        pipe(
          device.api.takeTime(request),
          TE.flatMap(() => TE.left<CallFailure>({ _tag: 'AnswerLost' })),
        ),
    });
    await lossy('book', ...chosen(eleven));
    const elsewhere = terminal(world, await signedIn(world));
    expect((await elsewhere('move', ...chosen(monday))).exit).toBe(0);
    const [exit, words] = await said(run('book', ...chosen(eleven)));
    expect([exit, words]).toEqual([1, expect.stringContaining('was changed since')]);
    expect((await run('move', ...chosen(eleven))).exit).toBe(0);
  });

  it('a candidate who signed up without proving an address is told how to, and the same command then works [R41]', async () => {
    const { world, device, run } = await aTerminal();
    const caller = await answerOf(device.api.profile());
    const { secrets, clock } = world.dependencies;
    const shown = secrets.newToken();
    await world.behind(({ sessions }) => sessions.openUnproven(secrets.sealToken(shown), caller.id, clock.now()));
    device.session.token.write(shown);
    expect(await said(run('book', ...chosen(eleven)))).toEqual([
      1,
      `Please Enter OTP!\nFirst show that ${caller.email} is yours, once: prove sends a code there, prove --code 1234 gives it. Then run the same command again.`,
    ]);
    expect((await run('prove')).stdout).toContain(`We sent a 4-digit code to ${caller.email}.`);
    const right = codeInMail(world.mailer);
    const wrong = right === '9999' ? '9998' : '9999';
    expect(await said(run('prove', '--code', wrong))).toEqual([1, 'Invalid OTP. 4 tries left.']);
    expect(await said(run('prove', '--code', '42'))).toEqual([1, 'Invalid OTP']);
    expect(await said(run('prove', '--code', right))).toEqual([0, 'Thank you. Your email address is confirmed.']);
    expect((await run('book', ...chosen(eleven))).stdout).toMatch(/^You have booked a video interview/);
  });
});
