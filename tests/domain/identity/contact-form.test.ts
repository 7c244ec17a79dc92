import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  checkContact,
  contactToSend,
  readPhone,
  phoneFields,
  type ContactFaults,
  type ContactForm,
} from '../../../domain/identity/contact-form';
import { email } from '../../support/builders/identity';
import { phone } from '../../support/builders/profile';
import { cases } from '../../support/cases/cases';
import { dataOf, optional, text, through } from '../../../adapters/rules/cases/columns';
import * as t from 'io-ts';

const filled: ContactForm = { email: ' Maria@Example.org ', country: '+1', phone: '(312) 555-0142' };

const none: ContactFaults = { email: undefined, country: undefined, phone: undefined };

describe("'Your details', as typed", () => {
  it('are accepted if each field is valid: the email in lower case, the phone as E.164 [spec 1 §5, R19]', () => {
    expect(checkContact(filled)).toEqual(E.right({ email: 'maria@example.org', country: '+1', phone: '+13125550142' }));
  });

  it.each(
    cases('identity/contact-form-refused-field', {
      changes: dataOf(t.record(t.string, t.string)),
      answer: dataOf(t.UnknownRecord),
    }),
  )('$title', ({ changes, answer: expected }) => {
    expect(checkContact({ ...filled, ...changes })).toEqual(E.left({ ...none, ...expected }));
  });

  it('are reported exactly at the invalid fields, for any mixture of valid and invalid ones [spec 1 §5]', () => {
    const wrong: ContactForm = { email: 'maria', country: 'US', phone: '12' };
    const places = ['email', 'country', 'phone'] as const;
    fc.assert(
      fc.property(fc.subarray([...places]), (broken) => {
        const pick = (place: (typeof places)[number]): string => (broken.includes(place) ? wrong : filled)[place];
        const read = checkContact({ email: pick('email'), country: pick('country'), phone: pick('phone') });
        expect(E.isRight(read)).toBe(broken.length === 0);
        if (E.isLeft(read))
          expect(places.filter((place) => read.left[place] !== undefined)).toEqual(
            places.filter((place) => broken.includes(place)),
          );
      }),
    );
  });
});

describe('The two fields of a phone', () => {
  it('start with the default country if there is no number', () => {
    expect(phoneFields(undefined)).toEqual({ country: '+1', phone: '' });
  });

  it('start with the stored number as it is parsed again, in either country [R19]', () => {
    const national = fc.stringMatching(/^[2-9][0-9]{9}$/);
    fc.assert(
      fc.property(fc.constantFrom('+1', '+91'), national, (country, digits) => {
        const read = readPhone({ country, phone: digits });
        expect(read).toEqual(E.right({ country, phone: `${country}${digits}` }));
        if (E.isRight(read)) expect(readPhone(phoneFields(read.right.phone))).toEqual(read);
      }),
    );
  });
});

describe("What 'Your details' sends, if another tab or device may have been faster", () => {
  const [home, first] = [email('maria@example.org'), phone('+13125550142')];

  it.each(
    cases('identity/contact-form-sent', {
      emailNow: through(email, text),
      phoneNow: optional(through(phone, text)),
      emailTyped: through(email, text),
      phoneTyped: through(phone, text),
      emailSent: text,
      phoneSent: text,
    }),
  )('$title', ({ emailNow, phoneNow, emailTyped, phoneTyped, emailSent, phoneSent }) => {
    const sent = contactToSend(
      { email: home, phone: first },
      { email: emailNow, phone: phoneNow },
      { email: emailTyped, phone: phoneTyped },
    );
    expect(sent).toEqual({ email: emailSent, phone: phoneSent });
  });

  it('is the typed value of each edited field, and otherwise the current value [R3, R28]', () => {
    const emails = fc.constantFrom(...['maria@example.org', 'maria@work.example', 'new@example.org'].map(email));
    const phones = fc.constantFrom(...['+13125550142', '+13125550199', '+919115550142'].map(phone));
    const contact = fc.record({ email: emails, phone: phones });
    fc.assert(
      fc.property(contact, contact, contact, (shown, now, typed) => {
        const sent = contactToSend(shown, now, typed);
        for (const field of ['email', 'phone'] as const)
          expect([field, sent[field]]).toEqual([field, shown[field] === typed[field] ? now[field] : typed[field]]);
      }),
    );
  });
});
