import * as E from 'fp-ts/Either';
import { answeredWith, opened, retyped, savedAs, sent } from '../../../ui/screens/profile/entry-form.state';
import { aCandidate } from '../../support/builders/identity';
import { month } from '../../support/builders/profile';
import { candidateId } from '../../support/builders/recording';

describe('A job or a course while it is being edited', () => {
  const entry = { title: '', where: '', from: '2024-03', to: '2024-01', present: false };
  const blank = { _tag: 'TextMissing' } as const;
  const late = { _tag: 'MonthInFuture', month: month('2027-01'), latest: month('2026-11') } as const;
  const crossed = { _tag: 'StartAfterEnd', from: month('2024-03'), to: month('2024-01') } as const;
  const all = { title: blank, where: blank, from: late, to: late };
  const filling = { ...opened(entry), faults: all, takesFocus: true };

  it.each([
    [{ title: 'Cook' }, { ...all, title: undefined }],
    [{ where: 'Linden Court' }, { ...all, where: undefined }],
    [{ from: '2023-01' }, { ...all, from: undefined }],
    [{ to: '2024-05' }, { ...all, to: undefined }],
    [{ present: true }, { ...all, to: undefined }],
  ])('clears the errors that %j may fix, and keeps the others [R29]', (change, left) => {
    expect(retyped(filling, change)).toEqual({
      ...filling,
      typed: { ...entry, ...change },
      faults: left,
      takesFocus: false,
    });
  });

  it.each([{ from: '2023-01' }, { to: '2024-05' }, { present: true }])(
    'clears with %j the error that its start is after its end [R29]',
    (change) => {
      const reversed = { ...filling, faults: { ...all, from: crossed, to: undefined } };
      expect(retyped(reversed, change).faults?.from).toBeUndefined();
      expect(retyped(reversed, { title: 'Cook' }).faults?.from).toEqual(crossed);
    },
  );

  it('shows its result: saved, an error at its field, or why it failed', () => {
    const gone = sent(filling);
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

  it('is added to the current list if the entry was changed elsewhere; otherwise it is saved in its place [R3]', () => {
    const wanted = { list: 'experience', place: 1 } as const;
    const now = { id: candidateId(1), ...aCandidate(), experience: [], education: [] };
    const outdated = answeredWith(filling, E.left({ _tag: 'EntryChanged', place: 1, now }));
    expect(outdated).toMatchObject({ typed: entry, now, phase: 'typing' });
    expect(savedAs(wanted, outdated)).toEqual({ list: 'experience', place: 'new' });
    expect(savedAs(wanted, answeredWith(outdated, E.left({ _tag: 'NoConnection' })))).toMatchObject({ place: 'new' });
    expect(savedAs(wanted, filling)).toEqual(wanted);
  });

  it.each(['saving', 'saved'] as const)("can't be edited while it is %s", (phase) => {
    const gone = { ...filling, phase };
    expect(retyped(gone, { title: 'Cook' })).toBe(gone);
  });
});
