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

  it.each([
    ['+91', '+91'],
    ['+44', '+1'],
    ['', '+1'],
  ])('%j is shown as %s', (typed, country) => {
    expect(countryShown(typed)).toBe(country);
  });

  it.each([
    ['+1', '+1'],
    [' +91 ', '+91'],
  ])('%j is read as %s [spec 1 §5]', (raw, country) => {
    expect(parseCountry(raw)).toEqual(E.right(country));
  });

  it.each<[string, CountryCode | undefined]>([
    ['+91 98765 43210', '+91'],
    ['\u202D+91 98765 43210\u202C', '+91'],
    ['(+91) 98765 43210', '+91'],
    ['tel:+919876543210', '+91'],
    ['\uFF0B91 98765 43210', '+91'],
    ['\u202D(\uFF0B1) 312 555 0142\u202C', '+1'],
    ['home\n+1 312 555 0142', '+1'],
    ['91 98765 43210', undefined],
    ['98765+91 43210', undefined],
    ['0 +91 98765 43210', undefined],
    ['+44 20 7946 0958', undefined],
    ['(\uFF0B44) 20 7946 0958', undefined],
    ['', undefined],
  ])('that %j begins with is %s: only a + before every digit tells [R19]', (raw, country) => {
    expect(countryTyped(raw)).toBe(country);
  });

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

  it.each(['', '  '])('%j is missing [spec 1 §5]', (raw) => {
    expect(parseCountry(raw)).toEqual(E.left({ _tag: 'CountryMissing' }));
  });

  it.each(['1', '91', '+44', 'US', '+1+91'])('%j is neither of the two [spec 1 §5]', (raw) => {
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

  it.each<[CountryCode, string, string]>([
    ['+1', '3125550142', '+13125550142'],
    ['+1', '(312) 555-0142', '+13125550142'],
    ['+1', '312.555.0142', '+13125550142'],
    ['+1', '+1 (312) 555-0142', '+13125550142'],
    ['+1', '  +1 312 555 0142', '+13125550142'],
    ['+1', '1 312 555 0142', '+13125550142'],
    ['+1', 'call 312-555-0142, please', '+13125550142'],
    ['+91', '98765 43210', '+919876543210'],
    ['+91', '+91 98765 43210', '+919876543210'],
    ['+91', '919876543210', '+919876543210'],
  ])('of %s typed as %j is kept as %s: digits only, one country code [R19]', (country, raw, e164) => {
    expect(parsePhone(country, raw)).toEqual(E.right(e164));
  });

  it.each<[CountryCode, string, string, string]>([
    ['+1', '1312555014', '+11312555014', '10 digits without + are all the number'],
    ['+1', '13125550142', '+13125550142', 'the 11th digit makes the 1 in front a country code'],
    ['+91', '9187654321', '+919187654321', '10 digits that begin with 91 are all the number'],
    ['+91', '919187654321', '+919187654321', 'more than 10 lose the 91 in front once'],
    ['+1', '23125550142', '+123125550142', '11 digits that begin with no country code stay'],
    ['+1', '+2 312 555 0142', '+123125550142', 'a + before another code takes nothing away'],
    ['+1', '11312555014', '+11312555014', 'only one country code is taken away'],
  ])('of %s typed as %j is kept as %s: %s [R19]', (country, raw, e164) => {
    expect(parsePhone(country, raw)).toEqual(E.right(e164));
  });

  it.each<[CountryCode, string, string]>([
    ['+1', '+1 (131) 255-50142', '+13125550142'],
    ['+1', '+1 1 312 555 0142', '+13125550142'],
    ['+91', '+91 (919) 876-543210', '+919876543210'],
    ['+91', '098765 43210', '+919876543210'],
    ['+91', '+91 (098) 765-43210', '+919876543210'],
    ['+91', '91 0 98765 43210', '+919876543210'],
    ['+91', '0987654321', '+910987654321'],
    ['+91', '098765432101', '+91098765432101'],
    ['+1', '03125550142', '+103125550142'],
    ['+1', 'fax 312 555 0142', '+13125550142'],
    ['+1', '#312 555 0142', '+13125550142'],
    ['+91', '\u202D+91 98765 43210\u202C', '+919876543210'],
    ['+91', '(+91) 98765 43210', '+919876543210'],
    ['+91', 'tel:+919876543210', '+919876543210'],
  ])('of %s typed behind the mask as %j is kept as %s [R19a]', (country, raw, e164) => {
    expect(parsePhone(country, raw)).toEqual(E.right(e164));
  });

  it.each([
    '312-555-0142 ext 5',
    '312-555-0142 Ext. 5',
    '312-555-0142 extension 5',
    '(312) 555-0142x5',
    '312.555.0142 X 12',
    '312 555 0142 #5',
    'tel:+13125550142;ext=5',
    '312 555 0142 x',
    '312 555 0142, office\next 7',
    '312x5',
  ])('typed as %j has an extension, which is no part of it [R19a]', (raw) => {
    expect(parsePhone('+1', raw)).toEqual(E.left({ _tag: 'PhoneHasExtension' }));
  });

  it.each(['', '   ', '\t'])('%j is missing [spec 1 §5]', (raw) => {
    expect(parsePhone('+1', raw)).toEqual(E.left({ _tag: 'PhoneMissing' }));
  });

  it.each<[CountryCode, string, number]>([
    ['+1', '312555014', 9],
    ['+1', '+1 312 555 014', 9],
    ['+1', '+1312555014', 9],
    ['+91', '91876543210', 9],
    ['+91', '+91 9876', 4],
    ['+91', '\u202D+91 98765 432\u202C', 8],
    ['+91', '(+91) 98765 432', 8],
    ['+91', 'tel:+9198765432', 8],
    ['+91', '\uFF0B91 98765 432', 8],
    ['+1', '+1', 0],
    ['+1', '+', 0],
    ['+1', 'none', 0],
    ['+1', '٣١٢٥٥٥٠١٤٢', 0],
    ['+1', '３１２５５５０１４２', 0],
  ])('of %s typed as %j has %d ASCII digits after the country code: 10 are needed [R19]', (country, raw, count) => {
    expect(parsePhone(country, raw)).toEqual(tooShort(count));
  });

  it.each<[CountryCode, number]>([
    ['+1', 14],
    ['+91', 13],
  ])('of %s may have %d digits after the country code: 15 are the most E.164 holds [R19]', (country, most) => {
    expect(parsePhone(country, '2'.repeat(most))).toEqual(E.right(country + '2'.repeat(most)));
    expect(parsePhone(country, '2'.repeat(most + 1))).toEqual(tooLong(most + 1, most));
  });

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

  it.each([
    '',
    '3125550142',
    '+1312555014',
    '+1 3125550142',
    '+13125550142 ',
    'x+13125550142',
    '+443125550142',
    '+9198765432',
  ])('is not stored as %j [R19]', (text) => {
    expect(parseE164(text)).toEqual(E.left('NotAPhoneNumber'));
  });

  it.each([
    ['+1' + '2'.repeat(14), true],
    ['+1' + '2'.repeat(15), false],
    ['+91' + '2'.repeat(13), true],
    ['+91' + '2'.repeat(14), false],
    ['+91' + '2'.repeat(10), true],
    ['+91' + '2'.repeat(9), false],
  ])('%s can be stored: %s [R19]', (text, can) => {
    expect(E.isRight(parseE164(text))).toBe(can);
  });
});

describe('The phone field', () => {
  it('has the mask country code, then (999) 999-9999 [spec 1 §5]', () => {
    expect(countryCodes.map(phoneMask)).toEqual(['+1 (999) 999-9999', '+91 (999) 999-9999']);
  });

  it.each<[CountryCode, string, string]>([
    ['+1', '', ''],
    ['+1', '+1 (', ''],
    ['+1', '3', '+1 (3'],
    ['+1', '312', '+1 (312'],
    ['+1', '3125', '+1 (312) 5'],
    ['+1', '312555', '+1 (312) 555'],
    ['+1', '3125550', '+1 (312) 555-0'],
    ['+1', '+1 (312) 555-0142', '+1 (312) 555-0142'],
    ['+91', '919876543210', '+91 (987) 654-3210'],
    ['+1', '31255501429', '+1 (312) 555-01429'],
    ['+1', '+', '+'],
    ['+1', '+1', '+1'],
    ['+1', '+1 ', '+1'],
    ['+1', '+1-3', '+1 (3'],
    ['+1', '+9', '+9'],
    ['+1', '+4', '+1 (4'],
    ['+1', '\uFF0B', '+'],
    ['+1', '(\uFF0B9', '+9'],
    ['+1', 'tel:+91', '+91'],
    ['+91', '(+91)', '+91'],
    ['+1', '+1 (312) 555-0142e', '+1 (312) 555-0142 e'],
    ['+1', '+1 (312) 555-0142 ex', '+1 (312) 555-0142 ex'],
    ['+1', '312 555 0142, ext. 5', '+1 (312) 555-0142 ext. 5'],
    ['+1', '+1 (312) 555-0142#', '+1 (312) 555-0142 #'],
    ['+1', '+1 (312) 555-0142 e', '+1 (312) 555-0142 e'],
    ['+1', '+1 (312) 555-0142., e', '+1 (312) 555-0142 e'],
    ['+1', '312 555 0142 each', '+1 (312) 555-0142'],
    ['+1', 'x', ''],
    ['+1', '+1 (x', ''],
    ['+1', 'call 312 555 0142, please', '+1 (312) 555-0142'],
  ])('of %s shows %j as %j [spec 1 §5]', (country, typed, shown) => {
    expect(maskTyped(country, typed)).toBe(shown);
  });

  it('shows a stored number as people read it [spec 1 §5]', () => {
    expect(printPhone(phone('+13125550142'))).toBe('+1 (312) 555-0142');
    expect(printPhone(phone('+919876543210'))).toBe('+91 (987) 654-3210');
  });

  const byKeys = (country: CountryCode, text: string) =>
    Array.from(text).reduce<PhoneFields>((fields, key) => typePhone(fields, fields.phone + key), {
      country,
      phone: '',
    });

  it.each<[string, string, string, string]>([
    ['+1', '+91 98765 43210', '+91', '+91 (987) 654-3210'],
    ['+91', '+1 (312) 555-0142', '+1', '+1 (312) 555-0142'],
    ['+1', '+44 20 7946 0958', '+1', '+1 (442) 079-460958'],
    ['', '+91 98765 43210', '+91', '+91 (987) 654-3210'],
    ['+1', '\u202D+91 98765 43210\u202C', '+91', '+91 (987) 654-3210'],
    ['+1', '(+91) 98765 43210', '+91', '+91 (987) 654-3210'],
    ['+1', 'tel:+919876543210', '+91', '+91 (987) 654-3210'],
    ['+1', '\uFF0B91 98765 43210', '+91', '+91 (987) 654-3210'],
    ['', '312', '', '+1 (312'],
  ])('under %j given %j chooses %j and shows %j', (country, text, chosen, phone) => {
    expect(typePhone({ country, phone: 'anything' }, text)).toEqual({ country: chosen, phone });
  });

  it.each<[CountryCode, string]>([
    ['+1', '+91 98765 43210'],
    ['+1', '1 312 555 0142'],
    ['+1', '+1-312-555-0142'],
    ['+1', '+1 312 555 014'],
    ['+91', '0 98765 43210'],
    ['+91', '91 98765 43210'],
    ['+91', '+91 0 98765 43210'],
    ['+91', '+1 312 555 0142'],
    ['+1', '(+91) 98765 43210'],
    ['+1', 'tel:+919876543210'],
    ['+1', '\uFF0B91 98765 43210'],
    ['+1', '312 555 0142 ext 5'],
    ['+1', '312 555 0142x5'],
    ['+1', '312 555 0142 #5'],
  ])('of %s reads %j typed key by key as pasted [R19a]', (country, text) => {
    const typed = byKeys(country, text);
    const pasted = typePhone({ country, phone: '' }, text);
    expect(typed).toEqual(pasted);
    expect(parsePhone(countryShown(typed.country), typed.phone)).toEqual(
      parsePhone(countryShown(pasted.country), text),
    );
  });

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
