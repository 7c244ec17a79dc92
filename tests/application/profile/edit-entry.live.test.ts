import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { ourDefect } from '../../../application/failure';
import type { EntryForm, EntryWanted, SaveEntryFailure } from '../../../application/profile/keep-entry.journey';
import {
  entryForm,
  entryMachine,
  entryOpened,
  entryStep,
  type EntryEvent,
  type EntryPorts,
  type SaveEntry,
} from '../../../application/profile/edit-entry.live';
import { openScope } from '../../../application/live/scope';
import type { ProfileSaved } from '../../../application/profile/profile.api';
import { aCandidate } from '../../support/builders/identity';
import { anEducation, entryText, month } from '../../support/builders/profile';
import { candidateId } from '../../support/builders/recording';
import { date } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const today = date('2026-11-25');
const cook = {
  title: entryText('Cook'),
  company: entryText('Linden Court'),
  from: month('2024-01'),
  to: month('2024-03'),
};
const maria = { id: candidateId(1), ...aCandidate(), experience: [cook], education: [] };
const wanted = { list: 'experience', place: 0 } as const;
const stored = { title: 'Cook', where: 'Linden Court', from: '2024-01', to: '2024-03', present: false };

const typed = (change: Partial<EntryForm>): EntryEvent => ({ _tag: 'Typed', change, shown: maria, today });
const save: EntryEvent = { _tag: 'SavePressed', shown: maria, today };
const remove: EntryEvent = { _tag: 'RemovePressed', shown: maria, today };
const keep: EntryEvent = { _tag: 'RemoveDismissed', shown: maria, today };
const agree: EntryEvent = { _tag: 'RemoveConfirmed', shown: maria, today };
const done = E.right({ message: 'Saved' });

/** The form of an entry; the test answers its calls. */
const aForm = async (of: EntryWanted = wanted, changes: Partial<EntryPorts> = {}) => {
  const saving = callByHand<SaveEntry, SaveEntryFailure, ProfileSaved>();
  const removing = callByHand<Parameters<EntryPorts['remove']>[0], SaveEntryFailure, ProfileSaved>();
  const [saved, notSaved, reporter] = [jest.fn(), jest.fn(), keepingReporter()];
  const ports = { save: saving.call, remove: removing.call, saved, notSaved, reporter, ...changes };
  const page = entryMachine(ports, of);
  const scope = openScope();
  page.runIn(scope);
  const press = async (...events: readonly EntryEvent[]): Promise<void> => {
    events.forEach(page.send);
    await settled();
  };
  await press();
  return { ...page, press, saving, removing, saved, notSaved, reporter, scope };
};

const blank = { _tag: 'TextMissing' } as const;
const late = { _tag: 'MonthInFuture', month: month('2027-01'), latest: month('2026-11') } as const;
const crossed = { _tag: 'StartAfterEnd', from: month('2024-03'), to: month('2024-01') } as const;
const all = { title: blank, where: blank, from: late, to: late };

describe('The form of an entry as it opens', () => {
  it('is empty for a new one, and filled in for a stored one, if there is one [spec 1 §2]', () => {
    const empty = { title: '', where: '', from: '', to: '', present: false };
    expect(entryForm(maria, { list: 'education', place: 'new' })).toEqual(empty);
    expect(entryOpened(maria, wanted)).toMatchObject({ typed: stored, shown: maria, busy: false });
    expect(entryOpened(maria, { list: 'experience', place: 1 })).toBeUndefined();
    const undated = anEducation({ from: undefined, to: undefined });
    expect(entryForm({ ...maria, education: [undated] }, { list: 'education', place: 0 })).toMatchObject({
      from: '',
      to: '',
      present: false,
    });
  });

  it('is filled from the profile as it was shown at the first keystroke, whatever is fetched later', async () => {
    const { value, press } = await aForm();
    await press(typed({ title: 'Head cook' }));
    await press({ _tag: 'Typed', change: { where: 'Lark House' }, shown: { ...maria, experience: [] }, today });
    expect(value()).toMatchObject({ shown: maria, typed: { ...stored, title: 'Head cook', where: 'Lark House' } });
  });

  it('stays closed if there is no such entry', async () => {
    const { value, press, saving } = await aForm({ list: 'experience', place: 3 });
    await press(typed({ title: 'Cook' }), save, remove, agree);
    expect([value(), saving.asked]).toEqual([undefined, []]);
  });
});

describe('A job or a course while it is being edited', () => {
  it.each([
    [{ title: 'Cook' }, { ...all, title: undefined }],
    [{ where: 'Linden Court' }, { ...all, where: undefined }],
    [{ from: '2023-01' }, { ...all, from: undefined }],
    [{ to: '2024-05' }, { ...all, to: undefined }],
    [{ present: true }, { ...all, to: undefined }],
  ])('clears the errors that %j may fix, and keeps the others [R29]', async (change, left) => {
    const { value, press, saving } = await aForm();
    await press(save);
    await saving.answer(E.left({ _tag: 'EntryRejected', faults: all }));
    expect(value()).toMatchObject({ faults: all, takesFocus: true, busy: false });
    await press(typed(change));
    expect(value()).toMatchObject({ typed: { ...stored, ...change }, faults: left, takesFocus: false });
  });

  it.each([{ from: '2023-01' }, { to: '2024-05' }, { present: true }])(
    'clears with %j the error that its start is after its end [R29]',
    async (change) => {
      const { value, press, saving } = await aForm();
      await press(save);
      await saving.answer(E.left({ _tag: 'EntryRejected', faults: { ...all, from: crossed, to: undefined } }));
      await press(typed({ title: 'Cook' }));
      expect(value()?.faults.from).toEqual(crossed);
      await press(typed(change));
      expect(value()?.faults.from).toBeUndefined();
    },
  );

  it("can't be edited, saved or removed while it is being sent, or once it is saved, whatever is pressed", async () => {
    const { value, press, saving } = await aForm();
    await press(save);
    const sent = value();
    await saving.answer(done);
    const kept = value();
    const anyPress = fc.oneof(
      fc.record({ title: fc.string(), present: fc.boolean() }, { requiredKeys: [] }).map(typed),
      fc.constantFrom(save, remove, keep, agree),
    );
    fc.assert(
      fc.property(fc.constantFrom(sent, kept), anyPress, (state, event) => {
        expect(entryStep(wanted)(state, event)).toEqual([state, []]);
      }),
    );
    expect([sent?.busy, sent?.saved, kept?.busy, kept?.saved]).toEqual([true, false, false, true]);
  });
});

describe('Saving an entry', () => {
  it('sends it once, however often Save is pressed, and says so [spec 1 §9]', async () => {
    const { value, press, saving, saved } = await aForm();
    await press(typed({ title: 'Head cook' }), save, save);
    expect(saving.asked).toMatchObject([{ shown: maria, wanted, typed: { ...stored, title: 'Head cook' }, today }]);
    await saving.answer(done);
    expect(value()).toMatchObject({ saved: true, failure: undefined });
    expect(saved).toHaveBeenCalledWith('Saved');
  });

  it('says why it failed, and keeps what was typed; an error in a field is only shown there [R29]', async () => {
    const { value, press, saving, notSaved } = await aForm();
    await press(typed({ title: 'Head cook' }), save);
    await saving.answer(E.left({ _tag: 'NoConnection' }));
    expect(value()).toMatchObject({
      typed: { title: 'Head cook' },
      failure: { _tag: 'NoConnection' },
      busy: false,
    });
    expect(notSaved).toHaveBeenCalledWith({ _tag: 'NoConnection' });
    await press(save);
    expect(value()?.failure).toBeUndefined();
    await saving.answer(E.left({ _tag: 'EntryRejected', faults: all }));
    expect(notSaved).toHaveBeenCalledTimes(1);
  });

  it('adds it to the current list if it was changed elsewhere, at every further try [R3]', async () => {
    const { value, press, saving } = await aForm();
    const now = { ...maria, experience: [] };
    await press(save);
    await saving.answer(E.left({ _tag: 'EntryChanged', place: 0, now }));
    expect(value()).toMatchObject({ typed: stored, now, failure: { _tag: 'EntryChanged' }, busy: false });
    await press(save);
    await saving.answer(E.left({ _tag: 'NoConnection' }));
    await press(save);
    const added = { shown: now, wanted: { list: 'experience', place: 'new' }, typed: stored };
    expect(saving.asked).toMatchObject([{ wanted }, added, added]);
  });

  it('says so even if the candidate has left the form', async () => {
    const { press, saving, saved, scope } = await aForm();
    await press(save);
    scope.end();
    await saving.answer(done);
    expect(saved).toHaveBeenCalledWith('Saved');
  });

  it('can be tried again after our own code threw, which is reported', async () => {
    const { value, press, reporter } = await aForm(wanted, {
      save: () => {
        throw new Error('ours');
      },
    });
    await press(save);
    expect(value()).toMatchObject({ typed: stored, failure: ourDefect, busy: false });
    expect(reporter.reports.map(({ event }) => event)).toEqual(['edit-entry-threw']);
  });
});

describe('Removing an entry', () => {
  it('asks first, and leaves the entry alone until that is confirmed', async () => {
    const { value, press, removing } = await aForm();
    await press(remove);
    expect(value()).toMatchObject({ removing: true, busy: false });
    await press(keep);
    expect([value()?.removing, removing.asked]).toEqual([false, []]);
    await press(remove, agree);
    expect(value()).toMatchObject({ removing: false, busy: true });
  });

  it('removes the stored one; a new one has nothing to remove', async () => {
    const { value, press, removing, saved } = await aForm();
    await press(remove, agree, agree);
    expect(removing.asked).toMatchObject([{ shown: maria, entry: wanted }]);
    await removing.answer(done);
    expect(value()?.saved).toBe(true);
    expect(saved).toHaveBeenCalledWith('Saved');
    const another = await aForm({ list: 'education', place: 'new' });
    await another.press(remove, agree);
    expect([another.value(), another.removing.asked]).toEqual([undefined, []]);
  });
});
