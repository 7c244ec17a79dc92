import { removeEntry, saveEntry, type EntryForm } from '../../../application/profile/keep-entry.journey';
import { aCandidate } from '../../support/builders/identity';
import { anEducation, anExperience, phone, span, zip } from '../../support/builders/profile';
import { date } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, type Device } from '../../support/world/world';

const today = date('2026-12-04');
const said = {
  phone: phone('+13125550142'),
  zip: zip('60625'),
  experience: [anExperience(), anExperience(span('2020-01', '2022-01'))],
  education: [anEducation()],
};
const cook: EntryForm = { title: ' Cook ', where: 'Linden  Court', from: '2019-05', to: '2021-01', present: false };
const kept = { title: 'Cook', from: '2019-05', to: '2021-01' };

const atHome = async (changes: Parameters<typeof aCandidate>[0] = said): Promise<Device> => {
  const candidate = aCandidate(changes);
  return signedIn(await aWorld({ applicants: [{ candidate, applications: [] }] }), candidate);
};

const saving = async (
  device: Device,
  wanted: Parameters<ReturnType<typeof saveEntry>>[1],
  changes: Partial<EntryForm>,
) => saveEntry(device)(await answerOf(device.api.profile()), wanted, { ...cook, ...changes }, today);

describe('A job or a course', () => {
  it('that is new is added at the end, and everything else is unchanged [spec 1 §7, R21]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    await answerOf(await saving(device, { list: 'experience', place: 'new' }, {}));
    expect(await answerOf(device.api.profile())).toEqual({
      ...before,
      experience: [...before.experience, { ...kept, company: 'Linden Court' }],
    });
  });

  it('that is edited keeps its place [R21]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    await answerOf(await saving(device, { list: 'experience', place: 0 }, { to: '2020-01', present: true }));
    const after = await answerOf(device.api.profile());
    expect(after.experience).toEqual([{ ...kept, company: 'Linden Court', to: undefined }, before.experience[1]]);
    expect(after.education).toEqual(before.education);
  });

  it('of education has its college [spec 1 §3]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    await answerOf(await saving(device, { list: 'education', place: 0 }, {}));
    const after = await answerOf(device.api.profile());
    expect(after.education).toEqual([{ ...kept, college: 'Linden Court' }]);
    expect(after.experience).toEqual(before.experience);
    await answerOf(await saving(device, { list: 'education', place: 'new' }, {}));
    expect((await answerOf(device.api.profile())).education).toHaveLength(2);
  });

  it.each(['experience', 'education'] as const)(
    'of %s reports every error at once, and requires no date [spec 1 §5, R21]',
    async (list) => {
      const device = await atHome();
      const nothing = { title: ' ', where: '', from: '', to: ' ' };
      expect(await refusalOf(await saving(device, { list, place: 'new' }, nothing))).toEqual({
        _tag: 'EntryRejected',
        faults: {
          title: { _tag: 'TextMissing' },
          where: { _tag: 'TextMissing' },
          from: undefined,
          to: undefined,
        },
      });
    },
  );

  it.each(['experience', 'education'] as const)('of %s may be kept without dates [spec 1 §5, R21]', async (list) => {
    const device = await atHome();
    await answerOf(await saving(device, { list, place: 'new' }, { from: '', to: '' }));
    expect((await answerOf(device.api.profile()))[list].at(-1)).toMatchObject({ from: undefined, to: undefined });
  });

  it("can't begin after its end, or in the future [spec 1 §5, R21]", async () => {
    const device = await atHome();
    const faultOf = async (changes: Partial<EntryForm>) =>
      refusalOf(await saving(device, { list: 'experience', place: 'new' }, changes));
    expect(await faultOf({ from: '2021-02' })).toMatchObject({ faults: { from: { _tag: 'StartAfterEnd' } } });
    expect(await faultOf({ from: '2027-01', to: '2027-02' })).toMatchObject({
      faults: { from: { _tag: 'MonthInFuture' }, to: { _tag: 'MonthInFuture' } },
    });
  });

  it.each([2, -1, 99])("that doesn't exist, at index %i, is not created [R21]", async (place) => {
    const device = await atHome();
    expect(await refusalOf(await saving(device, { list: 'experience', place }, {}))).toEqual({
      _tag: 'NoSuchEntry',
      place,
      count: 2,
    });
  });

  it('waits for a name, which every update sends [spec 1 §5]', async () => {
    const device = await atHome({ ...said, lastName: '' });
    expect(await refusalOf(await saving(device, { list: 'experience', place: 'new' }, {}))).toEqual({
      _tag: 'NameNeeded',
    });
  });
});

describe('An entry added by mistake', () => {
  it.each([
    ['experience', 0],
    ['experience', 1],
    ['education', 0],
  ] as const)('is removed from %s at %d, and everything else is unchanged', async (list, place) => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    await answerOf(removeEntry(device)(before, { list, place }));
    const left = { experience: [...before.experience], education: [...before.education] };
    left[list].splice(place, 1);
    expect(await answerOf(device.api.profile())).toEqual({ ...before, ...left });
  });

  it('is not removed twice', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    expect(await refusalOf(removeEntry(device)(before, { list: 'education', place: 1 }))).toEqual({
      _tag: 'NoSuchEntry',
      place: 1,
      count: 1,
    });
  });
});

describe('Two devices, one of which shows an outdated list', () => {
  const onTwo = async () => {
    const candidate = aCandidate(said);
    const world = await aWorld({ applicants: [{ candidate, applications: [] }] });
    const [laptop, mobile] = [await signedIn(world, candidate), await signedIn(world, candidate)];
    return { laptop, mobile, shown: await answerOf(laptop.api.profile()) };
  };
  const bus = { ...cook, title: 'Driver', where: 'Linden Bus' };
  const addedOnMobile = async (mobile: Device) =>
    answerOf(await saving(mobile, { list: 'experience', place: 'new' }, bus));
  const titles = async ({ api }: Device) =>
    (await answerOf(api.profile())).experience.map(({ title, from }) => [title, from].join(' '));
  const entry = { list: 'experience', place: 1 } as const;

  it('keep both changes: adding, editing and removing each apply to the current list [R3]', async () => {
    const { laptop, mobile, shown } = await onTwo();
    await addedOnMobile(mobile);
    await answerOf(saveEntry(laptop)(shown, { list: 'experience', place: 'new' }, cook, today));
    expect(await titles(laptop)).toEqual(['Caregiver 2024-01', 'Caregiver 2020-01', 'Driver 2019-05', 'Cook 2019-05']);
    await answerOf(saveEntry(laptop)(shown, entry, { ...cook, from: '2018-01' }, today));
    await answerOf(removeEntry(laptop)(shown, { list: 'experience', place: 0 }));
    expect(await titles(mobile)).toEqual(['Cook 2018-01', 'Driver 2019-05', 'Cook 2019-05']);
  });

  it('bring nothing back: an entry that one removed is not sent again by the other with a course [R3]', async () => {
    const { laptop, mobile, shown } = await onTwo();
    await answerOf(removeEntry(mobile)(shown, entry));
    await answerOf(saveEntry(laptop)(shown, { list: 'education', place: 0 }, cook, today));
    expect(await titles(mobile)).toEqual(['Caregiver 2024-01']);
  });

  it.each([
    ['removed', async (mobile: Device) => removeEntry(mobile)(await answerOf(mobile.api.profile()), entry)],
    ['edited', async (mobile: Device) => saving(mobile, entry, bus)],
  ])(
    'if the other has %s the entry, it is neither edited nor removed, and the current list is returned [R3, R29]',
    async (_, act) => {
      const { laptop, mobile, shown } = await onTwo();
      await answerOf(await act(mobile));
      const now = await answerOf(mobile.api.profile());
      const reason = { _tag: 'EntryChanged', place: 1, now };
      expect(await refusalOf(saveEntry(laptop)(shown, entry, cook, today))).toEqual(reason);
      expect(await answerOf(laptop.api.profile())).toEqual(now);
      await answerOf(await saving(mobile, { list: 'experience', place: 'new' }, { title: 'Server' }));
      expect(await refusalOf(removeEntry(laptop)(shown, entry))).toMatchObject({ _tag: 'EntryChanged' });
      expect(await titles(laptop)).toContain('Server 2019-05');
    },
  );

  it('can press Save again after a lost response without creating a duplicate', async () => {
    const { laptop, shown } = await onTwo();
    const again = async (press: () => ReturnType<ReturnType<typeof saveEntry>>) => {
      await answerOf(press());
      const once = await titles(laptop);
      await answerOf(press());
      expect(await titles(laptop)).toEqual(once);
    };
    await again(() => saveEntry(laptop)(shown, { list: 'experience', place: 'new' }, cook, today));
    await again(() => saveEntry(laptop)(shown, entry, cook, today));
    const now = await answerOf(laptop.api.profile());
    await again(() => removeEntry(laptop)(now, entry));
  });
});
