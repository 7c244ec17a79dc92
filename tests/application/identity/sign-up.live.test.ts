import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import fc from 'fast-check';
import { ourDefect } from '../../../application/failure';
import { openScope } from '../../../application/live/scope';
import {
  signUpMachine,
  signUpOpened,
  signUpStep,
  type SignUpEvent,
  type SignUpPorts,
  type SignUpState,
} from '../../../application/identity/sign-up.live';
import type { Landing } from '../../../application/navigation/landing';
import { checkSignUp, emptySignUpForm } from '../../../domain/identity/sign-up';
import { aCandidate } from '../../support/builders/identity';
import { aSignUpForm } from '../../support/builders/sign-up';
import { settled } from '../../support/world/by-hand';
import { playedPresence } from '../../support/world/presence';
import { keepingReporter } from '../../support/world/reporter';
import { aWorld, signedIn } from '../../support/world/world';

const signUp: SignUpEvent = { _tag: 'SignUpPressed' };
const text = (field: 'firstName' | 'lastName' | 'email' | 'zip', typed: string): SignUpEvent => ({
  _tag: 'TextTyped',
  field,
  text: typed,
});

/** A device's sign-up page, over the real service. */
const aPage = async (changes: Partial<SignUpPorts> = {}, email?: string) => {
  const world = await aWorld();
  const device = world.device();
  const presence = playedPresence(world.clock.now);
  const reporter = keepingReporter();
  const landed: Landing[] = [];
  const ports = { ...device, clock: world.clock, presence, reporter, land: (to: Landing) => landed.push(to) };
  const page = signUpMachine({ ...ports, ...changes }, undefined, email);
  page.runIn(openScope());
  const press = async (...events: readonly SignUpEvent[]): Promise<void> => {
    for (const event of events) {
      page.send(event);
      await settled();
      await settled();
    }
  };
  const { firstName, lastName, email: address, phone, zip } = aSignUpForm();
  const fillIn = (): Promise<void> =>
    press(
      ...[text('firstName', firstName), text('lastName', lastName), text('email', address), text('zip', zip)],
      ...([
        { _tag: 'PhoneTyped', text: phone },
        { _tag: 'TermsTicked', accepted: true },
      ] as const),
    );
  return { ...page, press, fillIn, world, device, presence, reporter, landed };
};

/** The page after these events, without carrying anything out. */
const after = (start: SignUpState, ...events: readonly SignUpEvent[]): SignUpState =>
  events.reduce((state, event) => signUpStep(state, event)[0], start);

const offline: SignUpEvent = { _tag: 'Answered', answer: E.left({ _tag: 'NoConnection' }) };

describe('Signing up', () => {
  it('greets the new candidate by name, then goes where a sign-in leads [spec 1 §2, spec 1 §5]', async () => {
    const { value, press, fillIn, device, landed } = await aPage();
    await fillIn();
    await press(text('firstName', ' Nora '), signUp);
    expect(value()).toMatchObject({ welcome: { name: 'Nora', email: 'Nora@Example.org' }, busy: false });
    expect(O.isSome(device.session.token.read())).toBe(true);
    expect(landed).toEqual([]);
    await press({ _tag: 'GoOnPressed' });
    expect(landed.map(({ destination }) => destination._tag)).toEqual(['MyJobs']);
  });

  it('opens with the address that was tried at sign-in, and keeps what is typed for a reload [R3a]', async () => {
    const { value, press, device } = await aPage({}, 'nora@example.org');
    expect(value().typed).toEqual({ ...emptySignUpForm, email: 'nora@example.org' });
    await press(text('zip', '60601'));
    const kept = { ...emptySignUpForm, email: 'nora@example.org', zip: '60601' };
    expect(device.session.signUpDraft.read()).toMatchObject(O.some({ form: kept }));
  });

  it('says what is wrong with each field, and sends nothing [spec 1 §5]', async () => {
    const { value, press, device } = await aPage();
    await press(signUp);
    expect(value()).toMatchObject({
      takesFocus: true,
      busy: false,
      faults: {
        firstName: { _tag: 'NameMissing' },
        email: { _tag: 'EmailMissing' },
        terms: { _tag: 'TermsNotAccepted' },
      },
    });
    expect(O.isNone(device.session.token.read())).toBe(true);
  });

  it.each([
    ['an address that has an account', text('email', aCandidate().email), { email: { _tag: 'AccountExists' } }],
    [
      'a number that can’t be called',
      { _tag: 'PhoneTyped', text: '+1 (123) 555-0142' },
      { phone: { _tag: 'PhoneNotCallable', part: 'area-code' } },
    ],
  ] as const)(
    'says at its field and in passing that the server refuses %s, until closed [R29]',
    async (_, typed, wrong) => {
      const { value, press, fillIn } = await aPage();
      await fillIn();
      await press(typed, signUp);
      expect(value()).toMatchObject({ faults: wrong, message: Object.values(wrong)[0], takesFocus: true });
      await press({ _tag: 'MessageClosed' });
      expect(value()).toMatchObject({ faults: wrong, message: undefined });
    },
  );

  it('asks who is here if someone signed in meanwhile in another tab, and creates no account [R3a]', async () => {
    const { value, press, fillIn, world, device, presence, landed } = await aPage();
    await fillIn();
    const maria = await signedIn(world);
    const token = maria.session.token.read();
    if (O.isSome(token)) device.session.token.write(token.value);
    await press(signUp);
    expect(presence.asksWhoIsHere.read()).toEqual(O.some(true));
    expect(landed).toHaveLength(1);
    expect(value().welcome).toBeUndefined();
  });

  it('can be tried again after our own code threw, which is reported', async () => {
    const broken = (): never => {
      throw new Error('ours');
    };
    const { value, press, fillIn, reporter } = await aPage({
      api: { checkPhone: broken, signUp: broken, signOut: broken },
    });
    await fillIn();
    await press(signUp);
    expect(value()).toMatchObject({ busy: false, failure: ourDefect, typed: { zip: '60601' } });
    expect(reporter.reports.map(({ event }) => event)).toEqual(['sign-up-threw']);
  });
});

describe('The sign-up form while it is typed', () => {
  const faults = pipe(
    checkSignUp({ ...emptySignUpForm, country: '' }),
    E.match(
      (found) => found,
      () => {
        throw new Error('An empty form has faults.');
      },
    ),
  );
  const allWrong = after(signUpOpened(emptySignUpForm), {
    _tag: 'Answered',
    answer: E.left({ _tag: 'SignUpRejected', faults }),
  });

  it.each([
    ['firstName', text('firstName', 'N'), []],
    ['lastName', text('lastName', 'Q'), []],
    ['email', text('email', 'n'), []],
    ['zip', text('zip', '6'), []],
    ['phone', { _tag: 'PhoneTyped', text: '3' }, []],
    ['country', { _tag: 'CountryChosen', country: '+91' }, ['phone']],
    ['terms', { _tag: 'TermsTicked', accepted: true }, []],
  ] as const)('clears the error of %s, keeps the others, and leaves the focus alone [R29]', (field, event, also) => {
    const next = after(allWrong, event);
    const cleared = Object.fromEntries([field, ...also].map((name) => [name, undefined]));
    expect(next.faults).toEqual({ ...allWrong.faults, ...cleared });
    expect([allWrong.takesFocus, next.takesFocus]).toEqual([true, false]);
  });

  it("keeps the phone in its country's mask, and clears it when the country changes [spec 1 §5]", () => {
    const typed = after(signUpOpened(emptySignUpForm), { _tag: 'PhoneTyped', text: '3125550142' });
    expect(typed.typed.phone).toBe('+1 (312) 555-0142');
    expect(after(typed, { _tag: 'CountryChosen', country: '+91' }).typed).toMatchObject({ country: '+91', phone: '' });
    expect(after(typed, { _tag: 'CountryChosen', country: '+1' }).typed.phone).toBe('+1 (312) 555-0142');
  });

  it('can’t be edited or sent twice while it is being sent, whatever is pressed; afterward it can', () => {
    const sent = after(signUpOpened(aSignUpForm()), signUp);
    const anyPress = fc.oneof(
      fc.record({
        _tag: fc.constant('TextTyped' as const),
        field: fc.constantFrom('firstName', 'lastName', 'email', 'zip'),
        text: fc.string(),
      }),
      fc.record({ _tag: fc.constant('PhoneTyped' as const), text: fc.string() }),
      fc.record({ _tag: fc.constant('CountryChosen' as const), country: fc.constantFrom('+1', '+91') }),
      fc.record({ _tag: fc.constant('TermsTicked' as const), accepted: fc.boolean() }),
      fc.constant(signUp),
    );
    fc.assert(
      fc.property(fc.array(anyPress), (presses) => {
        for (const press of presses) expect(signUpStep(sent, press)).toEqual([sent, []]);
        expect(after(sent, ...presses, offline, text('zip', '1')).typed).toEqual({ ...sent.typed, zip: '1' });
      }),
    );
  });

  it('shows a failed call once: the next attempt begins without it', () => {
    const failed = after(signUpOpened(aSignUpForm()), signUp, offline);
    expect(failed).toMatchObject({ failure: { _tag: 'NoConnection' }, message: { _tag: 'NoConnection' }, busy: false });
    expect(after(failed, signUp)).toMatchObject({ failure: undefined, message: undefined, busy: true });
  });
});
