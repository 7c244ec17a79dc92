import * as E from 'fp-ts/Either';
import type { ChangeContactFailure } from '../../../application/profile/change-contact.journey';
import {
  contactAtFirst,
  contactStep,
  type ContactEvent,
  type ContactState,
} from '../../../application/profile/change-contact.live';
import type { CountryCode } from '../../../domain/identity/phone';
import { contactView } from '../../../ui/profile/contact.view';
import { email } from '../../support/builders/identity';
import { phone } from '../../support/builders/profile';
import { at, atMs, zone } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');
const maria = { email: email('maria@example.org'), phone: phone('+13125550142') };
const moved = email('maria.lopez@example.org');
const needed = { _tag: 'CodeNeeded', sentTo: moved, resendAt: atMs(now + 60_000) } as const;

type GivingCode = Extract<ContactState, { readonly _tag: 'GivingCode' }>;

const givingFrom = (state: ContactState): GivingCode => {
  if (state._tag !== 'GivingCode') throw new Error(state._tag);
  return state;
};
const typingViewOf = (state: ContactState) => {
  const shown = view(state);
  if (shown._tag !== 'Typing') throw new Error(shown._tag);
  return shown;
};
const step = (state: ContactState, event: ContactEvent) => contactStep(state, event)[0];
const start = () => contactAtFirst(maria);
const withEmail = (state: ContactState, typed: string) => step(state, { _tag: 'EmailTyped', email: typed });
const withPhone = (state: ContactState, typed: string) => step(state, { _tag: 'PhoneTyped', phone: typed });
const withCountry = (state: ContactState, country: CountryCode) => step(state, { _tag: 'CountryChosen', country });
const sent = (state: ContactState) => step(state, { _tag: 'SavePressed' });
const checked = (state: ContactState, digits: string) => step(state, { _tag: 'CodeGiven', digits });
const askedAgain = (state: ContactState) => step(state, { _tag: 'ResendPressed' });
const answered = (state: ContactState, reason: ChangeContactFailure, from = state._tag) =>
  step(state, { _tag: 'Answered', at: from, answer: E.left(reason) });
const asked = () => givingFrom(answered(sent(withEmail(start(), moved)), needed));
const view = (state: ContactState, at_ = now) => contactView(state, at_, zone('America/Chicago'));
const after = (reason: ChangeContactFailure, state = sent(start())) => view(answered(state, reason));

describe("'Your details' while editing", () => {
  it('open with the current values, the phone in its mask [spec 1 §2, spec 1 §5]', () => {
    expect(view(start())).toMatchObject({
      _tag: 'Typing',
      email: { value: 'maria@example.org', fault: undefined },
      country: { value: '+1' },
      phone: { value: '+1 (312) 555-0142' },
      phoneShape: '+1 (999) 999-9999',
      busy: undefined,
    });
  });

  it('clear the phone if the country changes, and keep it otherwise [spec 1 §5]', () => {
    expect(withCountry(start(), '+91')).toMatchObject({ typed: { country: '+91', phone: '' } });
    expect(withCountry(start(), '+1')).toMatchObject({ typed: { phone: '+1 (312) 555-0142' } });
    expect(withPhone(withCountry(start(), '+91'), '98765')).toMatchObject({ typed: { phone: '+91 (987) 65' } });
  });

  it('show each error at its field, and the first takes the focus [spec 1 §5, spec 1 §8]', () => {
    const faults = {
      email: undefined,
      country: { _tag: 'CountryMissing' },
      phone: { _tag: 'PhoneMissing' },
    } as const;
    expect(after({ _tag: 'ContactRejected', faults })).toMatchObject({
      email: { fault: undefined, takesFocus: false },
      country: { fault: 'Required', takesFocus: true },
      phone: { fault: 'Required', takesFocus: false },
    });
  });

  it("show the server's error about the phone at the phone [spec 1 §5, spec 1 §8]", () => {
    expect(after({ _tag: 'PhoneNotCallable', part: 'area-code' })).toMatchObject({
      email: { fault: undefined },
      phone: { fault: expect.stringMatching(/^Invalid phone number\. /), takesFocus: true },
    });
  });

  it('say at the email that it is taken, or that too many codes were sent; typing clears that [R28, R3c, R29]', () => {
    const taken = answered(asked(), { _tag: 'EmailTaken', email: moved });
    expect(view(taken)).toMatchObject({
      email: { value: moved, fault: expect.stringMatching(/^Another candidate uses/), takesFocus: true },
      phone: { fault: undefined },
    });
    expect(view(withEmail(taken, 'x'))).toMatchObject({ email: { value: 'x', fault: undefined } });
    expect(after({ _tag: 'TooManyCodes', limit: 5, per: 'hour', retryAt: now })).toMatchObject({
      email: { fault: expect.stringMatching(/^We can send 5 codes per hour\. Ask for/) },
    });
    // Also where the code is typed: those mails have no link to open instead.
    const limited = view(answered(asked(), { _tag: 'TooManyCodes', limit: 5, per: 'hour', retryAt: now }));
    expect(limited).toMatchObject({ fault: expect.stringMatching(/^We can send 5 codes per hour\. Ask for/) });
  });

  it('keep the typed values if offline, and say so [spec 1 §8, R29]', () => {
    const offline = after({ _tag: 'NoConnection' }, sent(withEmail(start(), moved)));
    expect(offline).toMatchObject({
      email: { value: moved },
      busy: undefined,
      failure: { title: 'You are offline', keptNote: 'What you typed is still here.' },
    });
    expect(after({ _tag: 'KeyUsedBefore' })).toMatchObject({ failure: { title: 'We could not save this' } });
  });

  it('offer to reload the page if nothing else helps, on the form and at the code [R4, R29]', () => {
    const newVersion = { _tag: 'UnreadableAnswer', call: 'change_contact', requestId: undefined } as const;
    for (const state of [sent(start()), checked(asked(), '0427')])
      expect(after(newVersion, state)).toMatchObject({ failure: { action: expect.any(String), reloads: true } });
  });

  it('clear the error of an edited field, and keep the others; the focus stays [R29]', () => {
    const faults = {
      email: { _tag: 'EmailMissing' },
      country: { _tag: 'CountryMissing' },
      phone: { _tag: 'PhoneMissing' },
    } as const;
    const wrong = answered(sent(start()), { _tag: 'ContactRejected', faults });
    const faultsOf = (state: ContactState) => {
      const { email: e, country, phone: p } = typingViewOf(state);
      return [e, country, p].map(({ fault, takesFocus }) => [fault !== undefined, takesFocus]);
    };
    const [still, gone] = [
      [true, false],
      [false, false],
    ];
    expect(faultsOf(withEmail(wrong, 'm'))).toEqual([gone, still, still]);
    expect(faultsOf(withPhone(wrong, '3'))).toEqual([still, still, gone]);
    expect(faultsOf(withCountry(wrong, '+91'))).toEqual([still, gone, gone]);
    const taken = answered(sent(start()), { _tag: 'EmailTaken', email: moved });
    expect(view(withPhone(taken, '3'))).toMatchObject({ email: { fault: expect.any(String) } });
    const phoneRefused = answered(sent(start()), { _tag: 'PhoneNotCallable', part: 'area-code' });
    expect(view(withEmail(phoneRefused, 'x'))).toMatchObject({ phone: { fault: expect.any(String) } });
    expect(view(withCountry(phoneRefused, '+91'))).toMatchObject({ phone: { fault: undefined } });
  });

  it("can't be edited while they are being sent", () => {
    expect(withEmail(sent(start()), 'x')).toMatchObject({ typed: { email: 'maria@example.org' } });
    expect(view(sent(start()))).toMatchObject({ busy: 'Saving' });
  });
});

describe('The code of a new address', () => {
  it('is requested if needed, and the page says where it was sent [R28]', () => {
    expect(view(asked())).toMatchObject({
      _tag: 'GivingCode',
      email: moved,
      digits: '',
      resend: { _tag: 'Closed', text: 'You can ask again in 60 seconds.' },
    });
  });

  it.each([
    [0, 'You can ask again in 60 seconds.'],
    [59_000, 'You can ask again in 1 second.'],
    [-4_000, 'You can ask again in 60 seconds.'],
  ])('%d ms later: %s [spec 1 §9]', (later, text) => {
    expect(view(asked(), atMs(now + later))).toMatchObject({ resend: { _tag: 'Closed', text } });
  });

  it('may be requested again after 60 s [spec 1 §9]', () => {
    expect(view(asked(), atMs(now + 60_000))).toMatchObject({ resend: { _tag: 'Open', busy: undefined } });
    expect(view(askedAgain(asked()), atMs(now + 60_000))).toMatchObject({
      resend: { busy: 'Sending a new code' },
    });
  });

  it('that was requested again is announced, until the next one is typed or requested', () => {
    const again = answered(askedAgain(asked()), needed);
    expect(view(again)).toMatchObject({ resend: { _tag: 'Closed', confirmation: 'We sent you a new code.' } });
    expect(view(asked())).toMatchObject({ resend: { confirmation: undefined } });
    expect(view(askedAgain(again))).toMatchObject({ resend: { confirmation: undefined } });
  });

  it.each([
    [{ _tag: 'CodeWrong', triesLeft: 4 }, 'Invalid OTP. 4 tries left.'],
    [{ _tag: 'CodeNotFound' }, /^Invalid OTP\. There is no code/],
    [{ _tag: 'CodeExpired', lifetimeMinutes: 10 }, /older than 10 minutes/],
    [{ _tag: 'CodeTriesUsedUp', limit: 5 }, /tried 5 times and is locked/],
  ] as const)('clears its boxes if it was refused: %o [spec 1 §8, R3c]', (reason, words) => {
    const said = after(reason, checked(step(asked(), { _tag: 'DigitsTyped', digits: '123' }), '1234'));
    expect(said).toMatchObject({ digits: '', busy: undefined, fault: expect.stringMatching(words) });
  });

  it('stays in its boxes if offline, or if it is incomplete [spec 1 §5, R29]', () => {
    const giving = checked(asked(), '12');
    expect(after({ _tag: 'AnswerLost' }, giving)).toMatchObject({
      digits: '12',
      failure: { title: 'Connection lost' },
    });
    expect(after({ _tag: 'CodeRejected', fault: 'NotFourDigits' }, giving)).toMatchObject({
      digits: '12',
      fault: 'The code has 4 digits. You have typed 2.',
    });
    expect(after({ _tag: 'CodeRejected', fault: 'CodeMissing' }, checked(asked(), ''))).toMatchObject({
      fault: 'Please Enter OTP!',
    });
  });

  it('allows one request at a time: checking it, or sending another one', () => {
    for (const press of [{ _tag: 'CodeGiven', digits: '0427' }, { _tag: 'ResendPressed' }] as const) {
      const sends = (state: ContactState) => contactStep(state, press)[1].length;
      expect([start(), asked(), checked(asked(), '0427'), askedAgain(asked())].map(sends)).toEqual([0, 1, 0, 0]);
    }
  });

  it('does not come back after the candidate left it, if a late response arrives', () => {
    const left = step(askedAgain(asked()), { _tag: 'BackPressed' });
    expect(answered(left, needed, 'GivingCode')).toBe(left);
    expect(answered(asked(), { _tag: 'NoConnection' }, 'Typing')).toEqual(asked());
    expect(answered(checked(asked(), '0427'), { _tag: 'CodeNotFound' })).toMatchObject({
      checking: false,
      fault: { _tag: 'CodeNotFound' },
    });
  });

  it('can be left for the details, which are kept as typed', () => {
    const left = step(asked(), { _tag: 'BackPressed' });
    expect(view(left)).toMatchObject({ _tag: 'Typing', email: { value: moved, fault: undefined } });
  });
});
