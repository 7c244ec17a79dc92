import {
  noEntries,
  sayChangeContactRefusal,
  sayDuration,
  sayEntryChanged,
  sayEntryTextFault,
  sayExperienceFaults,
  sayNoSuchEntry,
  sayContactFaults,
  sayEntrySpan,
  saySpanFault,
} from '../../../application/profile/profile-refusals.words';
import { month } from '../../support/builders/profile';
import { at } from '../../support/builders/time';

describe('The profile says', () => {
  it('how many codes are sent and when the next can be requested, and nothing about a link: those emails have none [R3c]', () => {
    const refusal = { _tag: 'TooManyCodes', limit: 5, per: 'hour', retryAt: at('2026-12-04T16:00:00Z') } as const;
    expect(sayChangeContactRefusal(refusal)).toBe(
      'We can send 5 codes per hour. Ask for a new code after 11:00 AM ET on Friday, 04 December, 2026.',
    );
  });

  it("'No details found' if a list has no entry, and for a link to one that does not exist [spec 1 §2, §8]", () => {
    expect(noEntries).toBe('No details found');
    expect(sayNoSuchEntry({ _tag: 'NoSuchEntry', place: 9, count: 2 })).toBe('No details found');
  });

  it('that an entry was changed elsewhere, and that nothing was done to it [R29]', () => {
    expect(sayEntryChanged({ _tag: 'EntryChanged', place: 1 })).toBe(
      'This entry was changed or removed meanwhile, in another tab or on another device. We left your list as it is.',
    );
  });

  it("'Required' below each empty field [spec 1 §5, §8]", () => {
    expect(sayEntryTextFault({ _tag: 'TextMissing' })).toBe('Required');
  });

  it("'Start date should not be greater than end date' [spec 1 §5, §8]", () => {
    expect(saySpanFault({ _tag: 'StartAfterEnd', from: month('2024-04'), to: month('2024-03') })).toBe(
      'Start date should not be greater than end date',
    );
  });

  it('which month is the latest [R21]', () => {
    expect(saySpanFault({ _tag: 'MonthInFuture', month: month('2026-12'), latest: month('2026-11') })).toBe(
      'Choose November 2026 or an earlier month',
    );
  });

  it('that a month is required if something else was entered [R21]', () => {
    expect(saySpanFault({ _tag: 'NotAMonth', text: 'soon' })).toBe('Choose a month and a year');
  });

  it('how long a text may be [spec 1 §5]', () => {
    expect(sayEntryTextFault({ _tag: 'TextTooLong', length: 201, limit: 200 })).toBe('At most 200 characters');
  });

  it('something at each field with an error, and nothing at the others [spec 1 §5]', () => {
    const dates = {
      from: { _tag: 'NotAMonth', text: 'y' },
      to: { _tag: 'NotAMonth', text: 'x' },
    } as const;
    const missing = { _tag: 'TextMissing' } as const;
    const nothing = { title: undefined, from: undefined, to: undefined };
    expect(sayExperienceFaults({ title: missing, company: missing, ...dates })).toEqual({
      title: 'Required',
      company: 'Required',
      from: 'Choose a month and a year',
      to: 'Choose a month and a year',
    });
    expect(sayExperienceFaults({ ...nothing, company: undefined })).toEqual({ ...nothing, company: undefined });
  });

  it.each([
    ['2020-01', '2024-03', 'January 2020 to March 2024'],
    ['2020-01', undefined, 'January 2020 to present'],
    [undefined, '2024-03', 'until March 2024'],
    [undefined, undefined, ''],
  ])('from when to when: %s to %s is %j [R21, spec 1 §5]', (from, to, said) => {
    const at = (text: string | undefined) => (text === undefined ? undefined : month(text));
    expect(sayEntrySpan({ from: at(from), to: at(to) })).toBe(said);
  });

  it("'Required Value' if the email of Your details is missing [spec 1 §5]", () => {
    const faults = { email: { _tag: 'EmailMissing' }, country: undefined, phone: undefined } as const;
    expect(sayContactFaults(faults)).toEqual({ email: 'Required Value', country: undefined, phone: undefined });
    expect(sayContactFaults({ ...faults, email: { _tag: 'EmailMalformed' } }).email).toBe('Invalid email address');
  });

  it.each([
    [0, 0, 'Less than a month'],
    [0, 1, '1 month'],
    [0, 11, '11 months'],
    [1, 0, '1 year'],
    [1, 1, '1 year 1 month'],
    [2, 0, '2 years'],
    [10, 3, '10 years 3 months'],
  ])('for %d years and %d months: %s [R21, spec 1 §5]', (years, months, words) => {
    expect(sayDuration({ years, months })).toBe(words);
  });
});
