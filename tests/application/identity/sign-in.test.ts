import * as O from 'fp-ts/Option';
import { isSignedIn } from '../../../application/identity/sign-in.journey';
import { minutes, seconds } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, code, email, token } from '../../support/builders/identity';
import { at } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, morning, signedIn, type World } from '../../support/world/world';

const second = 1_000;
const minute = 60_000;
const hour = 60 * minute;
const maria = aCandidate().email;
const right = code('0001');
const wrong = code('9999');

const sendCode = ({ device }: World) => device().api.sendCode(maria);
const submit = ({ device }: World, given = right) => device().api.submitCode({ email: maria, code: given });

describe('A sign-in code', () => {
  it('is emailed to the address, never returned in the response, and opens a session [spec 1 §4]', async () => {
    const world = await aWorld();
    const sent = await answerOf(sendCode(world));
    expect(sent.message).toBe('OTP sent successfully');
    expect(JSON.stringify(sent)).not.toContain(codeInMail(world.mailer));
    expect(world.mailer.sent().map(({ to }) => to)).toEqual([maria]);
    const { message } = await answerOf(submit(world, code(codeInMail(world.mailer))));
    expect(message).toBe('Logged in successfully');
  });

  it('may be requested again after 60 seconds; the response says when [spec 1 §9]', async () => {
    const { resendAt } = await answerOf(sendCode(await aWorld()));
    expect(resendAt).toBe(morning + 60 * second);
  });

  it('is not sent to an address without an account [spec 1 §8]', async () => {
    const world = await aWorld();
    expect(await refusalOf(world.device().api.sendCode(email('nobody@example.org')))).toEqual({
      _tag: 'UnknownCandidate',
    });
    expect(world.mailer.sent()).toEqual([]);
  });

  it('is found for the address however it is written [R19]', async () => {
    const world = await aWorld();
    await answerOf(world.device().api.sendCode(email('  MARIA.Santos@Example.ORG ')));
    await answerOf(submit(world));
  });

  it('still opens 10 minutes after it was sent [R3c]', async () => {
    const world = await aWorld();
    await answerOf(sendCode(world));
    world.clock.moveBy(10 * minute);
    await answerOf(submit(world));
  });

  it('opens nothing 10 minutes and a millisecond after it was sent [R3c]', async () => {
    const world = await aWorld();
    await answerOf(sendCode(world));
    world.clock.moveBy(10 * minute + 1);
    expect(await refusalOf(submit(world))).toEqual({ _tag: 'CodeExpired', lifetimeMinutes: 10 });
  });

  it('allows five tries; each refusal says how many are left, and the sixth fails even with the right digits [R3c]', async () => {
    const world = await aWorld();
    await answerOf(sendCode(world));
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await refusalOf(submit(world, wrong))).toEqual({ _tag: 'CodeWrong', triesLeft });
    expect(await refusalOf(submit(world))).toEqual({ _tag: 'CodeTriesUsedUp', limit: 5 });
  });

  it('opens a session on the fifth try if it is right [R3c]', async () => {
    const world = await aWorld();
    await answerOf(sendCode(world));
    for (let tried = 0; tried < 4; tried += 1) await refusalOf(submit(world, wrong));
    await answerOf(submit(world));
  });

  it('allows only five tries, even if many arrive at once [R3c]', async () => {
    const world = await aWorld();
    await answerOf(sendCode(world));
    const refusals = await Promise.all(Array.from({ length: 10 }, () => refusalOf(submit(world, wrong))));
    expect(refusals.filter(({ _tag }) => _tag === 'CodeWrong')).toHaveLength(5);
    expect(refusals.filter(({ _tag }) => _tag === 'CodeTriesUsedUp')).toHaveLength(5);
  });

  it('opens once [R3c]', async () => {
    const world = await aWorld();
    await answerOf(sendCode(world));
    await answerOf(submit(world));
    expect(await refusalOf(submit(world))).toEqual({ _tag: 'CodeNotFound' });
  });

  it('replaces the one before it, which no longer works [R3c]', async () => {
    const world = await aWorld();
    await answerOf(sendCode(world));
    await answerOf(sendCode(world));
    expect(await refusalOf(submit(world, code('0001')))).toEqual({ _tag: 'CodeWrong', triesLeft: 4 });
    await answerOf(submit(world, code('0002')));
  });

  it('opens nothing for another address', async () => {
    const other = aCandidate({ email: email('other@example.org') });
    const world = await aWorld({
      applicants: [aCandidate(), other].map((candidate) => ({ candidate, applications: [anApplication()] })),
    });
    await answerOf(sendCode(world));
    expect(await refusalOf(world.device().api.submitCode({ email: other.email, code: right }))).toEqual({
      _tag: 'CodeNotFound',
    });
  });

  it('is not found for an address that was never sent one [R3c]', async () => {
    expect(await refusalOf(submit(await aWorld()))).toEqual({ _tag: 'CodeNotFound' });
  });

  it('is sent five times an hour; the sixth is refused with the time when it will be allowed [R3c]', async () => {
    const world = await aWorld();
    for (let sent = 0; sent < 5; sent += 1) {
      await answerOf(sendCode(world));
      world.clock.moveBy(minute);
    }
    const tooMany = { _tag: 'TooManyCodes', limit: 5, per: 'hour', retryAt: at('2026-12-04T16:00:00Z') };
    expect(await refusalOf(sendCode(world))).toEqual(tooMany);
    world.clock.moveTo(at('2026-12-04T15:59:59.999Z'));
    expect(await refusalOf(sendCode(world))).toEqual(tooMany);
    expect(world.mailer.sent()).toHaveLength(5);
    world.clock.moveTo(at('2026-12-04T16:00:00Z'));
    await answerOf(sendCode(world));
  });

  it('is sent twenty times a day; the next is refused with the time when it will be allowed [R3c]', async () => {
    const world = await aWorld();
    for (let sent = 0; sent < 20; sent += 1) {
      await answerOf(sendCode(world));
      world.clock.moveBy(20 * minute);
    }
    world.clock.moveBy(hour);
    expect(await refusalOf(sendCode(world))).toEqual({
      _tag: 'TooManyCodes',
      limit: 20,
      per: 'day',
      retryAt: morning + 24 * hour,
    });
    world.clock.moveTo(at('2026-12-05T15:00:00Z'));
    await answerOf(sendCode(world));
  });

  it('is sent only five times if ten are requested at once [R3c]', async () => {
    const world = await aWorld();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendCode(world)()));
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(5);
    expect(world.mailer.sent()).toHaveLength(5);
  });

  it('is promised when its email is queued, is sent when the mail server is back, and still only five times an hour [R3c]', async () => {
    const world = await aWorld();
    world.mailer.failFromNowOn();
    for (let sent = 0; sent < 5; sent += 1) await answerOf(sendCode(world));
    expect(await refusalOf(sendCode(world))).toMatchObject({ _tag: 'TooManyCodes' });
    expect(world.mailer.sent()).toEqual([]);
    world.mailer.mend();
    world.timer.pass(seconds(30));
    await world.sendMails();
    expect(
      world.mailer
        .sent()
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5].map((n) => `000${n} is your sign-in code`));
  });

  it('is no longer sent once its ten minutes are over [R3c]', async () => {
    const world = await aWorld();
    world.mailer.failFromNowOn();
    await answerOf(sendCode(world));
    world.timer.pass(minutes(10));
    world.mailer.mend();
    world.timer.pass(minutes(1));
    await world.sendMails();
    expect(world.mailer.sent()).toEqual([]);
    expect(world.reporter.reports).toContainEqual({ event: 'code-not-sent', detail: { why: 'too late' } });
  });
});

describe('A session', () => {
  it('is refused without a token, or with a token that was never issued [R3b]', async () => {
    const world = await aWorld();
    const device = world.device();
    expect(isSignedIn(device.session)).toBe(false);
    expect(await refusalOf(device.api.listApplications())).toMatchObject({ _tag: 'SessionEnded' });
    device.session.token.write(token(7));
    expect(await refusalOf(device.api.listApplications())).toEqual({
      _tag: 'SessionEnded',
      message: 'Session timeout please login..!',
      requestId: undefined,
    });
  });

  it('has a new token at each sign-in, and the previous one stays valid [R3]', async () => {
    const world = await aWorld();
    const [one, other] = [await signedIn(world), await signedIn(world)];
    expect(O.toUndefined(one.session.token.read())).not.toBe(O.toUndefined(other.session.token.read()));
    for (const { api } of [one, other]) expect(await answerOf(api.listApplications())).toHaveProperty('applications');
  });

  it('ends after 48 idle hours, and not a millisecond earlier [spec 2 §4.11]', async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    world.clock.moveBy(48 * hour - 1);
    await answerOf(api.listApplications());
    world.clock.moveBy(48 * hour - 1);
    await answerOf(api.listApplications());
    world.clock.moveBy(48 * hour);
    expect(await refusalOf(api.listApplications())).toMatchObject({ _tag: 'SessionEnded' });
  });

  it('is valid 47 hours and 59 minutes after its last use, which is stored at most once a minute [spec 2 §4.11]', async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    world.clock.moveBy(minute - 1);
    await answerOf(api.listApplications());
    world.clock.moveBy(48 * hour - minute);
    await answerOf(api.listApplications());
  });

  it('is extended by each use that is a minute or more after the last [spec 2 §4.11]', async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    world.clock.moveBy(minute);
    await answerOf(api.listApplications());
    world.clock.moveBy(48 * hour - 1);
    await answerOf(api.listApplications());
  });

  it("that is over can't be ended again: sign-out says that it is over [R3b]", async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    await answerOf(api.signOut());
    expect(await refusalOf(api.signOut())).toMatchObject({ _tag: 'SessionEnded' });
    expect(await refusalOf(world.device().api.signOut())).toMatchObject({ _tag: 'SessionEnded' });
  });

  it('ends with sign-out on that device; other devices of the candidate stay signed in [R3]', async () => {
    const world = await aWorld();
    const phone = await signedIn(world);
    const laptop = await signedIn(world);
    await answerOf(phone.api.signOut());
    expect(await refusalOf(phone.api.listApplications())).toMatchObject({ _tag: 'SessionEnded' });
    await answerOf(laptop.api.listApplications());
  });

  it('does not open if the store fails: nothing is half done [R3c]', async () => {
    const world = await aWorld();
    await answerOf(sendCode(world));
    world.store.breakAfter(0);
    expect(await refusalOf(submit(world))).toEqual({
      _tag: 'ServerFault',
      message: 'Something went wrong...!',
      requestId: undefined,
    });
    world.store.mend();
    await answerOf(submit(world));
  });
});
