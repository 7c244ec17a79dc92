import type { ContactWanted } from '../../../application/profile/profile.api';
import { aCandidate, email, key } from '../../support/builders/identity';
import { personName, phone, zip } from '../../support/builders/profile';
import { answerOf, refusalOf } from '../../support/world/answers';
import { ask, daniel, maria, move, moved, own, sentCode, two, wanted, wrong } from '../../support/world/contact-change';
import { aWorld, signedIn, type Device, type World } from '../../support/world/world';

const minute = 60_000;
const hour = 3_600_000;

describe('A new email address', () => {
  it("takes effect once its code is entered: it can sign in, the old one can't [R28]", async () => {
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

  it('is reported to the old address, masked, and to no other [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const before = world.mailer.sent().length;
    await move(world, device);
    const told = world.mailer.sent().slice(before + 1);
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([[maria.email, 'Your email address was changed']]);
    expect(told[0]?.text).toMatch(/^Hello Maria,\n/);
    expect(told[0]?.text).toContain('m…@example.org');
    expect(told[0]?.text).not.toContain(moved);
  });

  it('is not greeted by name: a name is free text that a stranger would receive', async () => {
    const world = await two();
    await ask(await signedIn(world, maria));
    expect(world.mailer.last().text).not.toContain('Maria');
  });

  it('can be changed together with the phone, in one act [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    await move(world, device, { phone: phone('+919876543210') });
    expect(await answerOf(device.api.profile())).toMatchObject({ email: moved, phone: '+919876543210' });
  });

  it('of another candidate gets a code like any other, and is reported as taken only to someone who has its code [R28]', async () => {
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

  it('is given to only one of two candidates who prove it at once [R28]', async () => {
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

describe('A new phone only', () => {
  it('needs no code and sends no email; other devices stay signed in [R28]', async () => {
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

  it('that equals the old one changes nothing: no new token [R28]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const same = wanted({ email: maria.email });
    expect((await answerOf(device.api.changeContact(same))).token).toBeUndefined();
  });
});

describe("A phone number that can't be called", () => {
  it('is refused before anything else, without an email, alone or with a new email address [spec 1 §5]', async () => {
    const world = await two();
    const device = await signedIn(world, maria);
    const mails = world.mailer.sent().length;
    const nobodys = { phone: phone('+19115550142') };
    const refused = { _tag: 'PhoneNotCallable', part: 'area-code' };
    expect(await ask(device, { email: maria.email, ...nobodys })).toEqual(refused);
    expect(await ask(device, nobodys)).toEqual(refused);
    expect(world.mailer.sent()).toHaveLength(mails);
  });

  it('stored before the check existed does not prevent an email change', async () => {
    const old = { ...maria, phone: phone('+19115550142') };
    const world = await aWorld({ applicants: [{ candidate: old, applications: [] }] });
    expect(await ask(await signedIn(world, old), { phone: old.phone })).toMatchObject({ _tag: 'CodeNeeded' });
  });
});

describe("A candidate who signed up and hasn't proven an address", () => {
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

  it('has proven one with the code of a new address', async () => {
    const world = await two();
    const device = await signedUp(world);
    carryOn(device, (await move(world, device)).token);
    await signedIn(world, { ...maria, email: moved });
    await answerOf(device.api.profile());
  });
});
