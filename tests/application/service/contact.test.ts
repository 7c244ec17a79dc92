import type { ContactWanted } from '../../../application/ports/candidate-api/profile';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, code, email, key } from '../../support/builders/identity';
import { personName, phone, zip } from '../../support/builders/profile';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, linkInMail, signedIn, type Device, type World } from '../../support/world/world';

const minute = 60_000;
const hour = 60 * minute;
const own = phone('+13125550142');
const maria = aCandidate({ phone: own });
const daniel = aCandidate({ email: email('daniel@example.org'), firstName: 'Daniel', phone: own });
const moved = email('maria.lopez@example.org');

const two = () =>
  aWorld({ applicants: [maria, daniel].map((candidate) => ({ candidate, applications: [anApplication()] })) });

const wanted = (changes: Partial<ContactWanted> = {}): ContactWanted => ({
  email: moved,
  phone: own,
  code: undefined,
  key: undefined,
  ...changes,
});

const ask = ({ api }: Device, changes: Partial<ContactWanted> = {}) => refusalOf(api.changeContact(wanted(changes)));
const sentCode = ({ mailer }: World) => code(codeInMail(mailer));
const wrong = (world: World) => code(codeInMail(world.mailer) === '9999' ? '9998' : '9999');

/** Asks for the code of a new address and gives it. */
const move = async (world: World, device: Device, changes: Partial<ContactWanted> = {}) => {
  await ask(device, changes);
  return answerOf(device.api.changeContact(wanted({ ...changes, code: sentCode(world) })));
};

describe('A new e-mail address', () => {
  it('counts after the code that was sent to it was given: it signs in, the old one does not [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    expect(await ask(device)).toEqual({
      _tag: 'CodeNeeded',
      sentTo: moved,
      resendAt: world.clock.now() + minute,
    });
    expect(world.mailer.last()).toMatchObject({ to: moved, subject: expect.stringMatching(/^\d{4} confirms/) });
    expect((await answerOf(device.api.profile())).email).toBe(maria.email);

    const saved = await answerOf(device.api.changeContact(wanted({ code: sentCode(world) })));
    expect(saved).toEqual({ message: 'Your details are saved', token: expect.any(String) });
    expect((await answerOf(device.api.profile())).email).toBe(moved);
    await signedIn(world, { ...maria, email: moved });
    expect(await refusalOf(device.api.sendCode(maria.email))).toEqual({ _tag: 'UnknownCandidate' });
  });

  it('is told to the old address, half hidden, and to that one alone [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const before = world.mailer.sent().length;
    await move(world, device);
    const told = world.mailer.sent().slice(before + 1);
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([[maria.email, 'Your email address was changed']]);
    expect(told[0]?.text).toContain('m…@example.org');
    expect(told[0]?.text).not.toContain(moved);
  });

  it('is greeted by no name: a name is text that a stranger would get', async () => {
    const world = await two();
    await ask(await signedIn(world, maria));
    expect(world.mailer.last().text).not.toContain('Maria');
  });

  it('comes with the phone, in one act [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await move(world, device, { phone: phone('+919876543210') });
    expect(await answerOf(device.api.profile())).toMatchObject({ email: moved, phone: '+919876543210' });
  });

  it("that is another candidate's is asked for like any other, and told as taken to who has its code alone [R28]", async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    expect(await ask(device, { email: daniel.email })).toMatchObject({ _tag: 'CodeNeeded', sentTo: daniel.email });
    expect(world.mailer.last().to).toBe(daniel.email);
    const guess = wanted({ email: daniel.email, code: wrong(world) });
    expect(await refusalOf(device.api.changeContact(guess))).toEqual({ _tag: 'CodeWrong', triesLeft: 4 });
    const proven = wanted({ email: daniel.email, code: sentCode(world) });
    expect(await refusalOf(device.api.changeContact(proven))).toEqual({ _tag: 'EmailTaken', email: daniel.email });
    expect(await refusalOf(device.api.changeContact(proven))).toEqual({ _tag: 'CodeNotFound' });
    expect((await answerOf(device.api.profile())).email).toBe(maria.email);
  });

  it('is given to one of two who prove it at once [R28]', async () => {
    const world = await two();
    const devices = [await signedIn(world, maria), await signedIn(world, daniel)];
    const proofs: ContactWanted[] = [];
    for (const device of devices) {
      await ask(device);
      proofs.push(wanted({ code: sentCode(world) }));
    }
    const answers = await Promise.all(devices.map(({ api }, at) => api.changeContact(proofs[at] ?? wanted())()));
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1);
    expect(answers.find(({ _tag }) => _tag === 'Left')).toMatchObject({ left: { _tag: 'EmailTaken' } });
  });
});

describe('The code of a new address', () => {
  it('has five tries, and the right one after them opens nothing [R3c]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const left: unknown[] = [];
    for (let tried = 0; tried < 5; tried += 1)
      left.push(await refusalOf(device.api.changeContact(wanted({ code: wrong(world) }))));
    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ _tag: 'CodeWrong', triesLeft })));
    expect(await refusalOf(device.api.changeContact(wanted({ code: sentCode(world) })))).toEqual({
      _tag: 'CodeTriesUsedUp',
      limit: 5,
    });
  });

  it.each([
    [10 * minute, 'Right'],
    [10 * minute + 1, 'Left'],
  ])('%d ms after it was sent: %s [R3c]', async (age, tag) => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const given = wanted({ code: sentCode(world) });
    world.clock.moveBy(age);
    expect((await device.api.changeContact(given)())._tag).toBe(tag);
  });

  it('proves the address it was sent to and no other, and is replaced by a newer one', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const first = sentCode(world);
    const elsewhere = wanted({ email: email('somebody@example.org'), code: first });
    expect(await refusalOf(device.api.changeContact(elsewhere))).toEqual({ _tag: 'CodeNotFound' });
    await ask(device);
    expect(await refusalOf(device.api.changeContact(wanted({ code: first })))).toMatchObject({ _tag: 'CodeWrong' });
    await answerOf(device.api.changeContact(wanted({ code: sentCode(world) })));
  });

  it("is of no use to another candidate, and signs nobody in, not even the address's owner [R3c]", async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device, { email: daniel.email });
    const theirs = sentCode(world);
    const other = await signedIn(world, daniel);
    expect(await refusalOf(other.api.changeContact(wanted({ email: moved, code: theirs })))).toEqual({
      _tag: 'CodeNotFound',
    });
    expect(await refusalOf(world.device().api.submitCode(daniel.email, theirs))).toEqual({ _tag: 'CodeNotFound' });
  });

  it("leaves a sign-in code of the address's owner as it was [R3c]", async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await answerOf(world.device().api.sendCode(daniel.email));
    const toSignIn = sentCode(world);
    await ask(device, { email: daniel.email });
    await answerOf(world.device().api.submitCode(daniel.email, toSignIn));
  });

  it('is sent five times an hour to one address, sign-in codes counted, whoever asks [R3c]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    for (let sent = 0; sent < 3; sent += 1) await answerOf(world.device().api.sendCode(daniel.email));
    for (let sent = 0; sent < 2; sent += 1)
      expect(await ask(device, { email: daniel.email })).toMatchObject({ _tag: 'CodeNeeded' });
    expect(await ask(device, { email: daniel.email })).toMatchObject({ _tag: 'TooManyCodes', per: 'hour' });
    const other = await signedIn(world, aCandidate({ email: maria.email }));
    expect(await ask(other, { email: daniel.email })).toMatchObject({ _tag: 'TooManyCodes', per: 'hour' });
  });

  it('keeps nobody from signing in: after five of them the owner of the address gets five mails, and in [R3c]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    for (let sent = 0; sent < 5; sent += 1) await ask(device, { email: daniel.email });
    expect(await ask(device, { email: daniel.email })).toMatchObject({ _tag: 'TooManyCodes' });
    const { api } = world.device();
    for (let sent = 0; sent < 5; sent += 1) await answerOf(api.sendCode(daniel.email));
    expect(await refusalOf(api.sendCode(daniel.email))).toMatchObject({ _tag: 'TooManyCodes' });
    await answerOf(api.submitCode(daniel.email, sentCode(world)));
  });

  it('does not bring an old sign-in link of that address back, however many are asked for [R3c]', async () => {
    const world = await two();
    await answerOf(world.device().api.sendCode(daniel.email));
    const { code: link } = linkInMail(world.mailer);
    world.clock.moveBy(72 * hour);
    const device = await signedIn(world, maria);
    for (let sent = 0; sent < 5; sent += 1) await ask(device, { email: daniel.email });
    expect(await refusalOf(world.device().api.submitLink(daniel.email, link))).toMatchObject({ _tag: 'LinkExpired' });
  });

  it('is sent five times an hour for one candidate, whatever the addresses: nobody writes to strangers by it', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    for (let sent = 0; sent < 5; sent += 1)
      expect(await ask(device, { email: email(`stranger${sent}@example.org`) })).toMatchObject({ _tag: 'CodeNeeded' });
    const mails = world.mailer.sent().length;
    expect(await ask(device, { email: email('stranger5@example.org') })).toMatchObject({ _tag: 'TooManyCodes' });
    expect(world.mailer.sent()).toHaveLength(mails);
    world.clock.moveBy(hour);
    expect(await ask(device)).toMatchObject({ _tag: 'CodeNeeded' });
  });

  it('that can not leave is said, and nothing is changed', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    world.mailer.failFromNowOn();
    expect(await ask(device)).toMatchObject({ _tag: 'ServerFault' });
    expect((await answerOf(device.api.profile())).email).toBe(maria.email);
  });
});

describe('A new phone alone', () => {
  it('needs no code and writes no mail; other devices stay signed in [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const tablet = await signedIn(world, maria);
    const mails = world.mailer.sent().length;
    const called = wanted({ email: maria.email, phone: phone('+13125550199') });
    expect(await answerOf(device.api.changeContact(called))).toMatchObject({ token: expect.any(String) });
    expect(world.mailer.sent()).toHaveLength(mails);
    world.clock.moveBy(hour);
    expect(await answerOf(tablet.api.profile())).toMatchObject({ phone: '+13125550199' });
  });

  it('that is the old one changes nothing: no new token [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const same = wanted({ email: maria.email });
    expect((await answerOf(device.api.changeContact(same))).token).toBeUndefined();
  });
});

describe('A phone that nobody can be called at', () => {
  it('is refused before anything else, with no mail, alone and beside a new e-mail [spec 1 §5]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const mails = world.mailer.sent().length;
    const nobodys = { phone: phone('+19115550142') };
    const refused = { _tag: 'PhoneNotCallable', part: 'area-code' };
    expect(await ask(device, { email: maria.email, ...nobodys })).toEqual(refused);
    expect(await ask(device, nobodys)).toEqual(refused);
    expect(world.mailer.sent()).toHaveLength(mails);
  });

  it('that stood before the check was there does not keep an e-mail from being changed', async () => {
    const old = { ...maria, phone: phone('+19115550142') };
    const world = await aWorld({ applicants: [{ candidate: old, applications: [] }] });
    expect(await ask(await signedIn(world, old), { phone: old.phone })).toMatchObject({ _tag: 'CodeNeeded' });
  });
});

describe('Who signed up and has shown no address yet', () => {
  const newcomer = {
    firstName: personName('Nora'),
    lastName: personName('Quinn'),
    email: email('nora@example.org'),
    phone: own,
    zip: zip('60625'),
    social: undefined,
  };
  const signedUp = async (world: World) => {
    const device = world.device();
    const { token } = await answerOf(device.api.signUp(newcomer));
    device.session.token.write(token);
    return device;
  };
  const carryOn = (device: Device, token: Parameters<Device['session']['token']['write']>[0] | undefined) => {
    if (token !== undefined) device.session.token.write(token);
  };

  it('is as unproven after a new phone: the owner of the address ends that session by signing in', async () => {
    const world = await two();
    const device = await signedUp(world);
    const called = wanted({ email: newcomer.email, phone: phone('+13125550199'), key: key('the press') });
    carryOn(device, (await answerOf(device.api.changeContact(called))).token);
    carryOn(device, (await answerOf(device.api.changeContact(called))).token);
    await answerOf(device.api.profile());
    await signedIn(world, aCandidate({ email: newcomer.email }));
    expect(await refusalOf(device.api.profile())).toMatchObject({ _tag: 'SessionEnded' });
  });

  it('has shown one by the code of a new address', async () => {
    const world = await two();
    const device = await signedUp(world);
    carryOn(device, (await move(world, device)).token);
    await signedIn(world, { ...maria, email: moved });
    await answerOf(device.api.profile());
  });
});

describe('The sessions after a change', () => {
  it('the new token counts at once, the shown one for two minutes beside it, then: Please login again!! [R28, spec 1 §8]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const { token } = await move(world, device);
    const tab = world.device();
    if (token !== undefined) tab.session.token.write(token);
    await answerOf(tab.api.profile());
    world.clock.moveBy(2 * minute - 1);
    await answerOf(device.api.profile());
    world.clock.moveBy(1);
    expect(await refusalOf(device.api.profile())).toMatchObject({
      _tag: 'SessionEnded',
      message: 'Please login again!!',
    });
    await answerOf(tab.api.profile());
  });

  it('a new e-mail signs all other devices out at once: Please login again!! [R28, spec 1 §8]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const tablet = await signedIn(world, maria);
    const danielsOwn = await signedIn(world, daniel);
    await move(world, device);
    expect(await refusalOf(tablet.api.profile())).toMatchObject({ message: 'Please login again!!' });
    await answerOf(danielsOwn.api.profile());
  });

  it('who has no session changes nothing [spec 1 §6]', async () => {
    const world = await two();
    expect(await ask(world.device())).toMatchObject({ _tag: 'SessionEnded' });
    expect(world.mailer.sent()).toEqual([]);
  });
});

describe('A change that is sent twice, because its answer was lost', () => {
  it('changes once, tells the old address once, and is told a token again under the same key [R17, R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const proven = wanted({ code: sentCode(world), key: key('the press') });
    const mails = world.mailer.sent().length;
    const first = await answerOf(device.api.changeContact(proven));
    const second = await answerOf(device.api.changeContact(proven));
    expect(world.mailer.sent()).toHaveLength(mails + 1);
    expect(second.token).not.toBe(first.token);
    const tab = world.device();
    if (second.token !== undefined) tab.session.token.write(second.token);
    world.clock.moveBy(hour);
    await answerOf(tab.api.profile());
  });

  it('makes the old token live no longer: a repetition at 1:59 is told one, and at 2:00 the old is over [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const proven = wanted({ code: sentCode(world), key: key('the press') });
    await answerOf(device.api.changeContact(proven));
    world.clock.moveBy(2 * minute - 1_000);
    const { token } = await answerOf(device.api.changeContact(proven));
    world.clock.moveBy(999);
    await answerOf(device.api.profile());
    world.clock.moveBy(1);
    expect(await refusalOf(device.api.profile())).toMatchObject({ _tag: 'SessionEnded' });
    const tab = world.device();
    if (token !== undefined) tab.session.token.write(token);
    await answerOf(tab.api.profile());
  });

  it('nor does another change by the old token make it live longer [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const call = (number: string) => device.api.changeContact(wanted({ email: maria.email, phone: phone(number) }));
    await answerOf(call('+13125550199'));
    world.clock.moveBy(2 * minute - 1_000);
    await answerOf(call('+13125550198'));
    world.clock.moveBy(1_000);
    expect(await refusalOf(device.api.profile())).toMatchObject({ _tag: 'SessionEnded' });
  });

  it('without its key gets no token: who has an old one does not make it a new one', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await move(world, device);
    expect((await answerOf(device.api.changeContact(wanted()))).token).toBeUndefined();
  });

  it('is refused under the key of another one, and changes nothing', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await answerOf(
      device.api.changeContact(wanted({ email: maria.email, phone: phone('+13125550199'), key: key('the press') })),
    );
    expect(await ask(device, { key: key('the press') })).toEqual({ _tag: 'KeyUsedBefore' });
    expect(world.mailer.sent().filter(({ to }) => to === moved)).toEqual([]);
  });

  it('asks for another code each time, within the limit: one whose mail did not leave is not told as sent [R3c]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const press = { key: key('the press') };
    world.mailer.failFromNowOn();
    expect(await ask(device, press)).toMatchObject({ _tag: 'ServerFault' });
    expect(await ask(device, press)).toMatchObject({ _tag: 'ServerFault' });
    world.mailer.mend();
    for (let sent = 0; sent < 3; sent += 1) expect(await ask(device, press)).toMatchObject({ _tag: 'CodeNeeded' });
    expect(world.mailer.sent().filter(({ to }) => to === moved)).toHaveLength(3);
    expect(await ask(device, press)).toMatchObject({ _tag: 'TooManyCodes' });
    await answerOf(device.api.changeContact(wanted({ ...press, code: sentCode(world) })));
  });

  it('leaves nothing half done when the store is gone in between', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await ask(device);
    const proven = wanted({ code: sentCode(world), key: key('the press') });
    world.store.breakAfter(0);
    expect(await refusalOf(device.api.changeContact(proven))).toMatchObject({ _tag: 'ServerFault' });
    world.store.mend();
    await answerOf(device.api.changeContact(proven));
  });
});
