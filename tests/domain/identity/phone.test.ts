import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  chooseCountry,
  countryCodes,
  countryName,
  countryOf,
  countryShown,
  countryTyped,
  defaultCountry,
  fewestDigits,
  isCheckedByServer,
  longestNumber,
  maskTyped,
  nationalDigits,
  parseCountry,
  parseE164,
  parsePhone,
  phoneMask,
  printPhone,
  typePhone,
  type CountryCode,
  type PhoneFields,
} from '../../../domain/identity/phone';
import { phone } from '../../support/builders/profile';
import { cases } from '../../support/cases/cases';
import { number, oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

const countries = fc.constantFrom<CountryCode>('+1', '+91');
const digits = (min: number, max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: min, maxLength: max });
const tooShort = (count: number) => E.left({ _tag: 'PhoneTooShort', digits: count, atLeast: 10 });
const tooLong = (count: number, atMost: number) => E.left({ _tag: 'PhoneTooLong', digits: count, atMost });

describe('The country of a phone', () => {
  it('is +1 (US, the default) or +91 (India) [spec 1 §5]', () => {
    expect(countryCodes).toEqual(['+1', '+91']);
    expect([defaultCountry, countryName['+1'], countryName['+91']]).toEqual(['+1', 'US', 'India']);
  });

  it.each(cases('identity/phone-country-shown', { typed: text, country: text }))('$title', ({ typed, country }) => {
    expect(countryShown(typed)).toBe(country);
  });

  it.each(cases('identity/phone-country-read', { typed: text, country: text }))('$title', ({ typed: raw, country }) => {
    expect(parseCountry(raw)).toEqual(E.right(country));
  });

  it.each(cases('identity/phone-country-of-number', { typed: text, country: optional(text) }))(
    '$title',
    ({ typed: raw, country }) => {
      expect(countryTyped(raw)).toBe(country);
    },
  );

  it('is told alike whatever stands before its +, and by no + behind a digit [R19]', () => {
    const noDigits = fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replace(/[0-9+\uFF0B]/g, ''));
    const plus = fc.constantFrom('+', '\uFF0B', '');
    fc.assert(
      fc.property(
        noDigits,
        plus,
        noDigits,
        digits(0, 14),
        plus,
        digits(0, 4),
        (before, sign, between, some, inner, more) => {
          const isCode = sign !== '' || (some === '' && inner !== '');
          const [first, second] = some + more;
          const code = { '1': '+1', [first === '9' && second === '1' ? '9' : '']: '+91' }[first ?? 'none'];
          expect(countryTyped(before + sign + between + some + inner + more)).toBe(isCode ? code : undefined);
        },
      ),
    );
  });

  it.each(cases('identity/phone-country-missing', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parseCountry(raw)).toEqual(E.left({ _tag: 'CountryMissing' }));
  });

  it.each(cases('identity/phone-country-unknown', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parseCountry(raw)).toEqual(E.left({ _tag: 'UnknownCountry' }));
  });

  it('asks the server about numbers of +1 only [spec 1 §5]', () => {
    expect(countryCodes.filter(isCheckedByServer)).toEqual(['+1']);
  });

  it('clears the phone only if the country changes [spec 1 §5]', () => {
    const typed = { country: '+1', phone: '+1 (312) 555-0142' };
    expect(chooseCountry(typed, '+91')).toEqual({ country: '+91', phone: '' });
    expect(chooseCountry(typed, '+1')).toBe(typed);
    expect(chooseCountry({ country: '', phone: '312' }, '+1')).toEqual({ country: '+1', phone: '' });
  });
});

describe('A phone number', () => {
  it('has at least 10 digits after the country code, and at most 15 with it [R19, spec 1 §9]', () => {
    expect([fewestDigits, longestNumber]).toEqual([10, 15]);
  });

  it.each(cases('identity/phone-kept', { country: oneOf('+1', '+91'), typed: text, e164: text }))(
    '$title',
    ({ country, typed: raw, e164 }) => {
      expect(parsePhone(country, raw)).toEqual(E.right(e164));
    },
  );

  it.each(cases('identity/phone-extension', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parsePhone('+1', raw)).toEqual(E.left({ _tag: 'PhoneHasExtension' }));
  });

  it.each(cases('identity/phone-missing', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parsePhone('+1', raw)).toEqual(E.left({ _tag: 'PhoneMissing' }));
  });

  it.each(cases('identity/phone-too-short', { country: oneOf('+1', '+91'), typed: text, count: number }))(
    '$title',
    ({ country, typed: raw, count }) => {
      expect(parsePhone(country, raw)).toEqual(tooShort(count));
    },
  );

  it.each(cases('identity/phone-most-digits', { country: oneOf('+1', '+91'), most: number }))(
    '$title',
    ({ country, most }) => {
      expect(parsePhone(country, '2'.repeat(most))).toEqual(E.right(country + '2'.repeat(most)));
      expect(parsePhone(country, '2'.repeat(most + 1))).toEqual(tooLong(most + 1, most));
    },
  );

  it('is valid exactly if at least 10 digits remain and fit into E.164, for any text with digits in it [R19]', () => {
    const noise = fc.string({ unit: fc.constantFrom(...Array.from(' ()-./')), maxLength: 3 });
    fc.assert(
      fc.property(countries, fc.constantFrom('', '+', ' +'), digits(0, 17), noise, (country, plus, typed, between) => {
        const raw = `${plus}${Array.from(typed).join(between)}`;
        fc.pre(raw.trim() !== '');
        const code = country === '+1' ? '1' : '91';
        let rest = typed;
        if (plus !== '') rest = rest.replace(new RegExp(`^${code}`), '');
        const [, behind] = new RegExp(`^(?:${code})*?(?=(?:.{0,10}|(?!${code}).*)$)(.*)$`).exec(rest) ?? [];
        rest = behind ?? rest;
        if (country === '+91') rest = rest.replace(/^0(?=.{10}$)/, '');
        const valid = rest.length >= 10 && rest.length + code.length <= 15;
        expect(E.isRight(parsePhone(country, raw))).toBe(valid);
        if (valid) expect(parsePhone(country, raw)).toEqual(E.right(`+${code}${rest}`));
      }),
      { numRuns: 1_000 },
    );
  });

  it('that is stored parses to the same number, with its country [R19]', () => {
    fc.assert(
      fc.property(countries, digits(10, 13), (country, national) => {
        // Nobody's number begins with its country code again, or with the trunk digit; older rows may hold one, which is mended when it is saved.
        fc.pre(national.length === 10 || !national.startsWith(country.slice(1)));
        fc.pre(country === '+1' || national.length !== 11 || !national.startsWith('0'));
        const stored = `${country}${national}`;
        expect(parseE164(stored)).toEqual(E.right(stored));
        expect(countryOf(phone(stored))).toBe(country);
        expect(parsePhone(country, stored)).toEqual(E.right(stored));
        expect(parsePhone(country, printPhone(phone(stored)))).toEqual(E.right(stored));
      }),
    );
  });

  it.each(cases('identity/phone-not-stored', { text }))('$title', ({ text }) => {
    expect(parseE164(text)).toEqual(E.left('NotAPhoneNumber'));
  });

  it.each(cases('identity/phone-stored-length', { text, storable: yesNo }))('$title', ({ text, storable: can }) => {
    expect(E.isRight(parseE164(text))).toBe(can);
  });
});

describe('The phone field', () => {
  it('has the mask country code, then (999) 999-9999 [spec 1 §5]', () => {
    expect(countryCodes.map(phoneMask)).toEqual(['+1 (999) 999-9999', '+91 (999) 999-9999']);
  });

  it.each(cases('identity/phone-field-shown', { country: oneOf('+1', '+91'), typed: text, shown: text }))(
    '$title',
    ({ country, typed, shown }) => {
      expect(maskTyped(country, typed)).toBe(shown);
    },
  );

  it('shows a stored number as people read it [spec 1 §5]', () => {
    expect(printPhone(phone('+13125550142'))).toBe('+1 (312) 555-0142');
    expect(printPhone(phone('+919876543210'))).toBe('+91 (987) 654-3210');
  });

  const byKeys = (country: CountryCode, text: string) =>
    Array.from(text).reduce<PhoneFields>((fields, key) => typePhone(fields, fields.phone + key), {
      country,
      phone: '',
    });

  it.each(cases('identity/phone-field-country-chosen', { country: text, text, chosen: text, phone: text }))(
    '$title',
    ({ country, text, chosen, phone }) => {
      expect(typePhone({ country, phone: 'anything' }, text)).toEqual({ country: chosen, phone });
    },
  );

  it.each(cases('identity/phone-field-key-by-key', { country: oneOf('+1', '+91'), text }))(
    '$title',
    ({ country, text }) => {
      const typed = byKeys(country, text);
      const pasted = typePhone({ country, phone: '' }, text);
      expect(typed).toEqual(pasted);
      expect(parsePhone(countryShown(typed.country), typed.phone)).toEqual(
        parsePhone(countryShown(pasted.country), text),
      );
    },
  );

  it('reads any digits behind a country code alike, typed key by key or pasted [R19a]', () => {
    const begins = fc.constantFrom('', '1', '91', '+1', '+91', '91 0');
    fc.assert(
      fc.property(countries, begins, digits(1, 10), (country, begin, rest) => {
        const text = `${begin}${rest}`;
        fc.pre(!/^0.*91/.test(rest));
        expect(byKeys(country, text)).toEqual(typePhone({ country, phone: '' }, text));
      }),
    );
  });

  it('keeps every digit that was typed, in order, and reads what it shows as the same number [spec 1 §5]', () => {
    fc.assert(
      fc.property(countries, digits(1, 10), (country, typed) => {
        const shown = maskTyped(country, typed);
        expect(shown.replace(country, '').replace(/\D/g, '')).toBe(typed);
        expect(nationalDigits(country, shown)).toBe(typed);
        expect(maskTyped(country, shown)).toBe(shown);
      }),
    );
  });
});
