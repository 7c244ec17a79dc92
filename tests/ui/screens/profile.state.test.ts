import * as E from 'fp-ts/Either';
import { noPersonFaults } from '../../../domain/identity/person';
import {
  answeredWith,
  opened as entryOpened,
  retyped as entryRetyped,
  savedAs,
  sent as entrySent,
} from '../../../ui/screens/profile/entry-form.state';
import { opened, refusedWith, retyped, sent } from '../../../ui/screens/profile/profile.state';
import { aCandidate } from '../../support/builders/identity';
import { month } from '../../support/builders/profile';
import { candidateId } from '../../support/builders/recording';

const form = { firstName: 'Maria', lastName: 'Santos', country: '+1', phone: '+1 (312) 555-0142', zip: '60625' };

const missing = { _tag: 'NameMissing' } as const;
const short = { _tag: 'PhoneTooShort', digits: 4, atLeast: 10 } as const;
const badZip = { _tag: 'NotAZipCode', digits: 5 } as const;
const faults = { ...noPersonFaults, firstName: missing, phone: short, zip: badZip };
const wrong = refusedWith(sent(opened(form)), { _tag: 'DetailsRejected', faults });

describe('The details while they are typed over', () => {
  it.each([
    ['firstName', 'M', { ...faults, firstName: undefined }],
    ['phone', '3', { ...faults, phone: undefined }],
    ['country', '+91', { ...faults, phone: undefined }],
    ['zip', '6', { ...faults, zip: undefined }],
  ] as const)(
    'take back what was wrong with %s, keep the rest, and leave the focus alone [R29]',
    (name, value, left) => {
      expect(wrong).toMatchObject({ faults, takesFocus: true, busy: false });
      expect(retyped(wrong, name, value)).toMatchObject({ faults: left, takesFocus: false });
    },
  );

  it('take back what the server has against the number with the phone or its country alone [R29]', () => {
    const refused = refusedWith(opened(form), { _tag: 'PhoneNotCallable', part: 'exchange' });
    expect(retyped(refused, 'zip', '6').phoneRefused).toEqual({ _tag: 'PhoneNotCallable', part: 'exchange' });
    expect(retyped(refused, 'phone', '3').phoneRefused).toBeUndefined();
    expect(retyped(refused, 'country', '+91').phoneRefused).toBeUndefined();
  });

  it('hold the phone in the mask of its country, and clear it with another [spec 1 §5]', () => {
    expect(retyped(opened(form), 'country', '+91').typed).toEqual({ ...form, country: '+91', phone: '' });
    expect(retyped(opened({ ...form, phone: '' }), 'phone', '312555').typed.phone).toBe('+1 (312) 555');
  });

  it('are not typed over while they are sent: the answer is about what stands there', () => {
    const saving = sent(wrong);
    expect(saving).toMatchObject({ faults: undefined, busy: true });
    expect(retyped(saving, 'zip', '1')).toBe(saving);
    const lost = refusedWith(saving, { _tag: 'NoConnection' });
    expect(lost).toMatchObject({ typed: form, busy: false, failure: { title: 'You are offline' } });
    expect(retyped(lost, 'zip', '1').typed.zip).toBe('1');
  });
});

describe('A job or a course while it is typed over', () => {
  const entry = { title: '', where: '', from: '2024-03', to: '2024-01', present: false };
  const blank = { _tag: 'TextMissing' } as const;
  const late = { _tag: 'MonthInFuture', month: month('2027-01'), latest: month('2026-11') } as const;
  const crossed = { _tag: 'StartAfterEnd', from: month('2024-03'), to: month('2024-01') } as const;
  const all = { title: blank, where: blank, from: late, to: late };
  const filling = { ...entryOpened(entry), faults: all, takesFocus: true };

  it.each([
    [{ title: 'Cook' }, { ...all, title: undefined }],
    [{ where: 'Linden Court' }, { ...all, where: undefined }],
    [{ from: '2023-01' }, { ...all, from: undefined }],
    [{ to: '2024-05' }, { ...all, to: undefined }],
    [{ present: true }, { ...all, to: undefined }],
  ])('takes back what %j may put right, and keeps the rest [R29]', (change, left) => {
    expect(entryRetyped(filling, change)).toEqual({
      ...filling,
      typed: { ...entry, ...change },
      faults: left,
      takesFocus: false,
    });
  });

  it.each([{ from: '2023-01' }, { to: '2024-05' }, { present: true }])(
    'takes back with %j that its start is after its end [R29]',
    (change) => {
      const reversed = { ...filling, faults: { ...all, from: crossed, to: undefined } };
      expect(entryRetyped(reversed, change).faults?.from).toBeUndefined();
      expect(entryRetyped(reversed, { title: 'Cook' }).faults?.from).toEqual(crossed);
    },
  );

  it('has its answer beside it: saved, a fault at its field, or why not', () => {
    const gone = entrySent(filling);
    expect(gone).toMatchObject({ faults: undefined, phase: 'saving' });
    expect(answeredWith(gone, E.right(undefined))).toMatchObject({ phase: 'saved', failure: undefined });
    expect(answeredWith(gone, E.left({ _tag: 'EntryRejected', faults: all }))).toMatchObject({
      faults: all,
      takesFocus: true,
      phase: 'typing',
    });
    expect(answeredWith(gone, E.left({ _tag: 'NoConnection' }))).toMatchObject({
      typed: entry,
      failure: { title: 'You are offline' },
      now: undefined,
      phase: 'typing',
    });
  });

  it('is added to the list as it is now where the entry was changed elsewhere; before, it is saved where it was [R3]', () => {
    const wanted = { list: 'experience', place: 1 } as const;
    const now = { id: candidateId(1), ...aCandidate(), experience: [], education: [] };
    const outdated = answeredWith(filling, E.left({ _tag: 'EntryChanged', place: 1, now }));
    expect(outdated).toMatchObject({ typed: entry, now, phase: 'typing' });
    expect(savedAs(wanted, outdated)).toEqual({ list: 'experience', place: 'new' });
    expect(savedAs(wanted, answeredWith(outdated, E.left({ _tag: 'NoConnection' })))).toMatchObject({ place: 'new' });
    expect(savedAs(wanted, filling)).toEqual(wanted);
  });

  it.each(['saving', 'saved'] as const)('is not typed over while it is %s', (phase) => {
    const gone = { ...filling, phase };
    expect(entryRetyped(gone, { title: 'Cook' })).toBe(gone);
  });
});
