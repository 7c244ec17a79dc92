import { anApplication } from '../../support/builders/applications';
import { aCandidate, code, email, linkCode } from '../../support/builders/identity';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, linkInMail, type World } from '../../support/world/world';

const minute = 60_000;
const maria = aCandidate().email;
const other = aCandidate({ email: email('other@example.org') });
const invalid = { _tag: 'LinkInvalid' };

const sendCode = ({ device }: World, to = maria) => answerOf(device().api.sendCode(to));
const press = ({ device }: World, link = linkCode(1), who = maria) =>
  device().api.submitLink({ email: who, code: link });
const twoPeople = () =>
  aWorld({ applicants: [aCandidate(), other].map((candidate) => ({ candidate, applications: [anApplication()] })) });

describe('A sign-in link', () => {
  it('is in the same email as the code and opens a session on any device [spec 1 §7, R3c]', async () => {
    const world = await aWorld();
    await sendCode(world);
    const { email: who, code: link } = linkInMail(world.mailer);
    expect(who).toBe(maria);
    const laptop = world.device();
    const { token, message } = await answerOf(laptop.api.submitLink({ email: maria, code: link }));
    expect(message).toBe('Logged in successfully');
    laptop.session.token.write(token);
    await answerOf(laptop.api.listApplications());
  });

  it('works once [R3c]', async () => {
    const world = await aWorld();
    await sendCode(world);
    await answerOf(press(world));
    expect(await refusalOf(press(world))).toEqual(invalid);
  });

  it('works for one of ten who press it at once [R3c]', async () => {
    const world = await aWorld();
    await sendCode(world);
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(world)()));
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1);
  });

  it.each([
    [10 * minute - 1, 'Right'],
    [10 * minute, 'Right'],
    [10 * minute + 1, 'Left'],
  ])('%d ms after it was sent: %s [R3c]', async (age, tag) => {
    const world = await aWorld();
    await sendCode(world);
    world.clock.moveBy(age);
    const answer = await press(world)();
    expect(answer._tag).toBe(tag);
    if (answer._tag === 'Left') expect(answer.left).toEqual({ _tag: 'LinkExpired', lifetimeMinutes: 10 });
  });

  it('uses up the code in the same email [R3c]', async () => {
    const world = await aWorld();
    await sendCode(world);
    await answerOf(press(world));
    const typed = code(codeInMail(world.mailer));
    expect(await refusalOf(world.device().api.submitCode({ email: maria, code: typed }))).toEqual({
      _tag: 'CodeNotFound',
    });
  });

  it('is used up by the code in the same email [R3c]', async () => {
    const world = await aWorld();
    await sendCode(world);
    await answerOf(world.device().api.submitCode({ email: maria, code: code(codeInMail(world.mailer)) }));
    expect(await refusalOf(press(world))).toEqual(invalid);
  });

  it('is replaced by a newer email, together with its code [R3c]', async () => {
    const world = await aWorld();
    await sendCode(world);
    await sendCode(world);
    expect(await refusalOf(press(world, linkCode(1)))).toEqual(invalid);
    await answerOf(press(world, linkCode(2)));
  });

  it("still works when five wrong tries have locked the code: guessing codes doesn't lock the owner out [R3c]", async () => {
    const world = await aWorld();
    await sendCode(world);
    for (let tried = 0; tried < 6; tried += 1)
      await refusalOf(world.device().api.submitCode({ email: maria, code: code('9999') }));
    await answerOf(press(world));
  });

  it('signs its owner in hour after hour, while someone uses up all emails and guesses every code [R3c]', async () => {
    const world = await aWorld();
    const { api } = world.device();
    const opens = async () => (await press(world, linkInMail(world.mailer).code)())._tag;
    const mailsAnHour: number[] = [];
    const letIn: string[] = [];
    for (let passed = 0; passed < 4; passed += 1) {
      const before = world.mailer.sent().length;
      for (let nth = 0; nth < 10; nth += 1) {
        await api.sendCode(maria)();
        for (let tried = 0; tried < 6; tried += 1)
          await refusalOf(api.submitCode({ email: maria, code: code('9999') }));
      }
      mailsAnHour.push(world.mailer.sent().length - before);
      world.clock.moveBy(59 * minute);
      // The day's last link works until another mail may be requested: 24 hours after the first.
      if (passed === 3) world.clock.moveBy(20 * 60 * minute);
      letIn.push(await opens());
      world.clock.moveBy(minute);
    }
    expect(mailsAnHour).toEqual([5, 5, 5, 5]);
    expect(letIn).toEqual(['Right', 'Right', 'Right', 'Right']);
  });

  it('that is wrong uses up no try of the code, however often it is used [R3c]', async () => {
    const world = await aWorld();
    await sendCode(world);
    for (let tried = 0; tried < 20; tried += 1) expect(await refusalOf(press(world, linkCode(7)))).toEqual(invalid);
    expect(await refusalOf(world.device().api.submitCode({ email: maria, code: code('9999') }))).toEqual({
      _tag: 'CodeWrong',
      triesLeft: 4,
    });
    await answerOf(press(world));
  });

  it("doesn't work for another address, even if that was sent a link as well [R3c]", async () => {
    const world = await twoPeople();
    await sendCode(world);
    await sendCode(world, other.email);
    expect(await refusalOf(press(world, linkCode(1), other.email))).toEqual(invalid);
    expect(await refusalOf(press(world, linkCode(2), maria))).toEqual(invalid);
    await answerOf(press(world, linkCode(2), other.email));
  });

  it("doesn't work for an address that was sent none, or that has no account, with the same answer [R3c]", async () => {
    const world = await aWorld();
    expect(await refusalOf(press(world))).toEqual(invalid);
    expect(await refusalOf(press(world, linkCode(1), email('nobody@example.org')))).toEqual(invalid);
  });

  it('is not used up if the store fails: nothing is half done [R3c]', async () => {
    const world = await aWorld();
    await sendCode(world);
    world.store.breakAfter(0);
    expect(await refusalOf(press(world))).toMatchObject({ _tag: 'ServerFault' });
    world.store.mend();
    await answerOf(press(world));
  });
});
