import * as O from 'fp-ts/Option';
import { carryingToken } from '../../../application/identity/carry-token.journey';
import { contactChangeOf, keepContactChange, saveContact } from '../../../application/profile/change-contact.journey';
import type { ContactForm } from '../../../domain/identity/contact-form';
import { signOut } from '../../../application/identity/sign-out.journey';
import { inProcessCandidateApi } from '../../../adapters/in-process/candidate-api';
import { aCandidate, email, token } from '../../support/builders/identity';
import { phone } from '../../support/builders/profile';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, signedIn } from '../../support/world/world';

const maria = aCandidate({ phone: phone('+13125550142') });
const form = { email: maria.email, country: '+1', phone: '+1 (312) 555-0142' };
const called = { ...form, phone: '(312) 555-0199' };

const atHome = async () => {
  const world = await aWorld({ applicants: [{ candidate: maria, applications: [] }] });
  const device = await signedIn(world, maria);
  const deps = { ...device, clock: world.clock };
  const change = (now: typeof maria, typed: ContactForm, code: string | undefined) =>
    saveContact(deps)(now, typed, code, device.environment.newKey());
  const carried = () => O.toUndefined(device.session.token.read());
  return {
    world,
    device,
    carried,
    change,
    signOut: signOut({ ...device, reporter: world.reporter }),
  };
};

describe("'Your details' as typed", () => {
  it('never leave the device while invalid, with every error at its field [spec 1 §5]', async () => {
    const { world, change } = await atHome();
    const mails = world.mailer.sent().length;
    expect(await refusalOf(change(maria, { email: 'maria@', country: '', phone: '12' }, undefined))).toEqual({
      _tag: 'ContactRejected',
      faults: {
        email: { _tag: 'EmailMalformed' },
        country: { _tag: 'CountryMissing' },
        phone: { _tag: 'PhoneTooShort', digits: 2, atLeast: 10 },
      },
    });
    expect(world.mailer.sent()).toHaveLength(mails);
  });

  it('are not sent if nothing differs, however it is written [R19]', async () => {
    const { change, world } = await atHome();
    world.store.breakAfter(0);
    const same = { email: ` ${maria.email.toUpperCase()} `, country: '+1', phone: '312.555.0142' };
    expect(await refusalOf(change(maria, same, undefined))).toEqual({ _tag: 'NothingChanged' });
  });

  it.each([
    ['', 'CodeMissing'],
    ['123', 'NotFourDigits'],
  ])('the code %p of a new address is not sent: %s [spec 1 §5]', async (typed, fault) => {
    const { change } = await atHome();
    expect(await refusalOf(change(maria, { ...form, email: 'new@example.org' }, typed))).toEqual({
      _tag: 'CodeRejected',
      fault,
    });
  });

  it('with a new +1 number have that checked by the server before anything is sent, and no other number [spec 1 §5]', async () => {
    const { world, device, change } = await atHome();
    const mails = world.mailer.sent().length;
    const nobodys = { ...form, email: 'new@example.org', phone: '(911) 555-0142' };
    expect(await refusalOf(change(maria, nobodys, undefined))).toEqual({ _tag: 'PhoneNotCallable', part: 'area-code' });
    expect(world.mailer.sent()).toHaveLength(mails);
    await answerOf(change(maria, { ...form, country: '+91', phone: '91155 50142' }, undefined));
    expect((await answerOf(device.api.profile())).phone).toBe('+919115550142');
  });

  it('changed in a tab that shows an old phone keep the phone that another tab saved [R3, R28]', async () => {
    const { world, device, change } = await atHome();
    await answerOf(change(maria, called, undefined));
    world.clock.moveBy(5_000);
    const moved = { ...form, email: 'maria.lopez@example.org' };
    expect(await refusalOf(change(maria, moved, undefined))).toMatchObject({ _tag: 'CodeNeeded' });
    await answerOf(change(maria, moved, codeInMail(world.mailer)));
    expect(await answerOf(device.api.profile())).toMatchObject({
      email: 'maria.lopez@example.org',
      phone: '+13125550199',
    });
  });

  it('change email and phone with the emailed code [R28]', async () => {
    const { world, device, change } = await atHome();
    const both = { ...called, email: 'maria.lopez@example.org' };
    expect(await refusalOf(change(maria, both, undefined))).toMatchObject({ _tag: 'CodeNeeded' });
    await answerOf(change(maria, both, codeInMail(world.mailer)));
    expect(await answerOf(device.api.profile())).toMatchObject({
      email: 'maria.lopez@example.org',
      phone: '+13125550199',
    });
  });
});

describe('A change that waits for its code', () => {
  const typed = { ...called, email: 'maria.lopez@example.org' };

  it('is restored in this tab for the same candidate, until it is done [R28]', async () => {
    const { world, device, change } = await atHome();
    expect(contactChangeOf(device)(maria, world.clock.now())).toBeUndefined();
    const asked = await refusalOf(change(maria, typed, undefined));
    keepContactChange(device)(maria, typed, asked);
    expect(contactChangeOf(device)(maria, world.clock.now())).toMatchObject({
      typed,
      sentTo: 'maria.lopez@example.org',
    });
    expect(
      contactChangeOf(device)(aCandidate({ email: email('other@example.org') }), world.clock.now()),
    ).toBeUndefined();
    await answerOf(change(maria, typed, codeInMail(world.mailer)));
    expect(contactChangeOf(device)(maria, world.clock.now())).toBeUndefined();
  });

  it.each(['CodeWrong', 'AnswerLost'] as const)('still waits after %s', async (_tag) => {
    const { world, device, change } = await atHome();
    keepContactChange(device)(maria, typed, await refusalOf(change(maria, typed, undefined)));
    keepContactChange(device)(maria, typed, { _tag, triesLeft: 4 });
    expect(contactChangeOf(device)(maria, world.clock.now())).toBeDefined();
    keepContactChange(device)(maria, typed, { _tag: 'EmailTaken', email: email('maria.lopez@example.org') });
    expect(contactChangeOf(device)(maria, world.clock.now())).toBeUndefined();
  });
});

describe('The token that calls carry after a change', () => {
  it.each([
    [0, 'old'],
    [4_999, 'old'],
    [5_000, 'new'],
    [3_600_000, 'new'],
  ])('is, %d ms later, the %s one, and is accepted [R28, spec 1 §9]', async (waited, which) => {
    const { world, device, carried, change } = await atHome();
    const old = carried();
    const saved = await answerOf(change(maria, called, undefined));
    world.clock.moveBy(waited);
    expect(carried()).toBe(which === 'old' ? old : saved.token);
    await answerOf(device.api.profile());
  });

  it('is picked up by a second tab from the same storage, and never reverts [R3, R28]', async () => {
    const { world, device, change } = await atHome();
    const secondTab = carryingToken(device.session, world.clock);
    const api = inProcessCandidateApi({ service: world.service, session: secondTab });
    const { token: next } = await answerOf(change(maria, called, undefined));
    world.clock.moveBy(5_000);
    expect(O.toUndefined(secondTab.token.read())).toBe(next);
    world.clock.moveBy(3_600_000);
    await answerOf(api.profile());
    await answerOf(device.api.profile());
    expect(O.isNone(device.session.nextToken.read())).toBe(true);
  });

  it('takes effect on the next page opened, even if every page was closed when it became due [R28]', async () => {
    const { world, device, change } = await atHome();
    const { token: next } = await answerOf(change(maria, called, undefined));
    world.clock.moveBy(40 * 3_600_000);
    const reopened = carryingToken(device.session, world.clock);
    expect(O.toUndefined(reopened.token.read())).toBe(next);
    await answerOf(inProcessCandidateApi({ service: world.service, session: reopened }).profile());
  });

  it('is the new one even if the clock was set back to before the change', async () => {
    const { world, carried, change } = await atHome();
    const { token: next } = await answerOf(change(maria, called, undefined));
    world.clock.moveBy(-1);
    expect(carried()).toBe(next);
  });

  it('is no longer used after signing out within the 5 s [R3]', async () => {
    const { world, device, carried, change, signOut: leave } = await atHome();
    await answerOf(change(maria, called, undefined));
    await leave();
    world.clock.moveBy(5_000);
    expect(carried()).toBeUndefined();
    expect(O.isNone(device.session.nextToken.read())).toBe(true);
  });

  it('belongs to whoever signs in next, even if a replacement token was waiting [R3a]', async () => {
    const { world, device, carried, change } = await atHome();
    await answerOf(change(maria, called, undefined));
    device.session.token.write(token(77));
    world.clock.moveBy(5_000);
    expect(carried()).toBe(token(77));
  });
});
