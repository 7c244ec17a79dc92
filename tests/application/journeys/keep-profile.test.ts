import {
  ownToday,
  removeEntry,
  saveDetails,
  saveEntry,
  type EntryForm,
} from '../../../application/journeys/keep-profile';
import { aCandidate, key } from '../../support/builders/identity';
import { anEducation, anExperience, phone, span, zip } from '../../support/builders/profile';
import { at, atMs, date, zone } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, type Device, type World } from '../../support/world/world';

const today = date('2026-12-04');
const said = {
  phone: phone('+13125550142'),
  zip: zip('60625'),
  experience: [anExperience(), anExperience(span('2020-01', '2022-01'))],
  education: [anEducation()],
};
const cook: EntryForm = { title: ' Cook ', where: 'Linden  Court', from: '2019-05', to: '2021-01', present: false };
const kept = { title: 'Cook', from: '2019-05', to: '2021-01' };

interface Home extends Device, Pick<World, 'clock' | 'mailer'> {}

const atHome = async (changes: Parameters<typeof aCandidate>[0] = said): Promise<Home> => {
  const candidate = aCandidate(changes);
  const world = await aWorld({ applicants: [{ candidate, applications: [] }] });
  return { ...(await signedIn(world, candidate)), clock: world.clock, mailer: world.mailer };
};

const saving = async (
  device: Device,
  wanted: Parameters<ReturnType<typeof saveEntry>>[1],
  changes: Partial<EntryForm>,
) => saveEntry(device)(await answerOf(device.api.profile()), wanted, { ...cook, ...changes }, today);

const form = { firstName: 'Maria', lastName: 'Santos', country: '+1', phone: '(312) 555-0142', zip: '60625' };

describe('Update on the profile', () => {
  it('sends names and zip code, with both lists as they stand [spec 1 §5]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    const typed = { ...form, firstName: ' Mary ', lastName: 'Lopez', zip: ' 02134 ' };
    expect(await answerOf(saveDetails(device)(before, typed, key('the press')))).toEqual({
      message: 'Profile updated successfully',
    });
    expect(await answerOf(device.api.profile())).toEqual({
      ...before,
      firstName: 'Mary',
      lastName: 'Lopez',
      zip: '02134',
    });
  });

  it('names every field that is wrong, and nothing leaves the device [spec 1 §5, R19]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    expect(
      await refusalOf(
        saveDetails(device)(before, { ...form, firstName: '', phone: '12', zip: '123456' }, key('the press')),
      ),
    ).toEqual({
      _tag: 'DetailsRejected',
      faults: {
        firstName: { _tag: 'NameMissing' },
        lastName: undefined,
        country: undefined,
        phone: { _tag: 'PhoneTooShort', digits: 2, atLeast: 10 },
        zip: { _tag: 'NotAZipCode', digits: 5 },
      },
    });
    expect(await answerOf(device.api.profile())).toEqual(before);
  });

  it('sends a changed phone by the way of Your details, under the same e-mail, and keeps the new token [R28]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    const mails = device.mailer.sent().length;
    const typed = { ...form, country: '+91', phone: '98765 43210', zip: '02134' };
    await answerOf(saveDetails(device)(before, typed, key('the press')));
    expect(await answerOf(device.api.profile())).toMatchObject({ phone: '+919876543210', zip: '02134' });
    expect(device.session.nextToken.read()).toMatchObject({ value: { changedAt: device.clock.now() } });
    expect(device.mailer.sent()).toHaveLength(mails);
  });

  it('saves nothing where the server has something against a new number of +1 [spec 1 §5]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    const typed = { ...form, phone: '(911) 555-0142', zip: '02134' };
    expect(await refusalOf(saveDetails(device)(before, typed, key('the press')))).toMatchObject({
      _tag: 'PhoneNotCallable',
    });
    expect(await answerOf(device.api.profile())).toEqual(before);
  });

  it('leaves the session as it is where the phone is the same, however it is written [R19, R28]', async () => {
    const device = await atHome();
    await answerOf(saveDetails(device)(await answerOf(device.api.profile()), form, key('the press')));
    expect(device.session.nextToken.read()._tag).toBe('None');
  });
});

describe('A job or a course', () => {
  it('that is new comes last, and everything else stays [spec 1 §7, R21]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    await answerOf(await saving(device, { list: 'experience', place: 'new' }, {}));
    expect(await answerOf(device.api.profile())).toEqual({
      ...before,
      experience: [...before.experience, { ...kept, company: 'Linden Court' }],
    });
  });

  it('that is edited stays where it was kept [R21]', async () => {
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
    'of %s names every fault at once, an end that is missing among them [spec 1 §5, R21]',
    async (list) => {
      const device = await atHome();
      const nothing = { title: ' ', where: '', from: '', to: ' ' };
      expect(await refusalOf(await saving(device, { list, place: 'new' }, nothing))).toEqual({
        _tag: 'EntryRejected',
        faults: {
          title: { _tag: 'TextMissing' },
          where: { _tag: 'TextMissing' },
          from: { _tag: 'MonthMissing' },
          to: { _tag: 'MonthMissing' },
        },
      });
    },
  );

  it('is asked for its end where only that is missing, and not where it still lasts [R21]', async () => {
    const device = await atHome();
    const none = undefined;
    expect(await refusalOf(await saving(device, { list: 'experience', place: 'new' }, { to: '' }))).toEqual({
      _tag: 'EntryRejected',
      faults: { title: none, where: none, from: none, to: { _tag: 'MonthMissing' } },
    });
    await answerOf(await saving(device, { list: 'experience', place: 'new' }, { to: '', present: true }));
  });

  it('does not begin after its end, nor in the future [spec 1 §5, R21]', async () => {
    const device = await atHome();
    const faultOf = async (changes: Partial<EntryForm>) =>
      refusalOf(await saving(device, { list: 'experience', place: 'new' }, changes));
    expect(await faultOf({ from: '2021-02' })).toMatchObject({ faults: { from: { _tag: 'StartAfterEnd' } } });
    expect(await faultOf({ from: '2027-01', to: '2027-02' })).toMatchObject({
      faults: { from: { _tag: 'MonthInFuture' }, to: { _tag: 'MonthInFuture' } },
    });
  });

  it.each([2, -1, 99])('that is not there, at %i, is not made [R21]', async (place) => {
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

describe('Today, for who fills in a month', () => {
  it('is that of their own calendar; none that can be told is the first day of clocks [R21]', () => {
    const clock = { now: () => at('2026-12-01T03:00:00Z') };
    expect(ownToday(clock, zone('America/Chicago'))).toBe('2026-11-30');
    expect(ownToday(clock, zone('Asia/Kolkata'))).toBe('2026-12-01');
    expect(ownToday({ now: () => atMs(-8.64e15) }, zone('UTC'))).toBe('1970-01-01');
  });
});

describe('An entry that was added by mistake', () => {
  it.each([
    ['experience', 0],
    ['experience', 1],
    ['education', 0],
  ] as const)('is taken off %s at %d, and everything else stays', async (list, place) => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    await answerOf(removeEntry(device)(before, { list, place }));
    const left = { experience: [...before.experience], education: [...before.education] };
    left[list].splice(place, 1);
    expect(await answerOf(device.api.profile())).toEqual({ ...before, ...left });
  });

  it('is not taken twice: what is not there is not removed', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    expect(await refusalOf(removeEntry(device)(before, { list: 'education', place: 1 }))).toEqual({
      _tag: 'NoSuchEntry',
      place: 1,
      count: 1,
    });
  });
});
