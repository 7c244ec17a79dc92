import { removeEntry, saveEntry } from '../../../application/profile/keep-entry.journey';
import { ownToday, saveDetails } from '../../../application/profile/keep-profile.journey';
import { aCandidate, key } from '../../support/builders/identity';
import { anEducation, anExperience, phone, span, zip } from '../../support/builders/profile';
import { at, atMs, date, zone } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, type Device, type World } from '../../support/world/world';

const said = {
  phone: phone('+13125550142'),
  zip: zip('60625'),
  experience: [anExperience(), anExperience(span('2020-01', '2022-01'))],
  education: [anEducation()],
};
interface Home extends Device, Pick<World, 'clock' | 'mailer'> {}

const atHome = async (changes: Parameters<typeof aCandidate>[0] = said): Promise<Home> => {
  const candidate = aCandidate(changes);
  const world = await aWorld({ applicants: [{ candidate, applications: [] }] });
  return { ...(await signedIn(world, candidate)), clock: world.clock, mailer: world.mailer };
};

const form = { firstName: 'Maria', lastName: 'Santos', country: '+1', phone: '(312) 555-0142', zip: '60625' };

describe('Update on the profile', () => {
  it('sends names and zip code together with both lists, unchanged [spec 1 §5]', async () => {
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

  it('reports every invalid field, and nothing leaves the device [spec 1 §5, R19]', async () => {
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

  it('sends a changed phone by the call of Your details, with the same email, and stores the new token [R28]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    const mails = device.mailer.sent().length;
    const typed = { ...form, country: '+91', phone: '98765 43210', zip: '02134' };
    await answerOf(saveDetails(device)(before, typed, key('the press')));
    expect(await answerOf(device.api.profile())).toMatchObject({ phone: '+919876543210', zip: '02134' });
    expect(device.session.nextToken.read()).toMatchObject({ value: { changedAt: device.clock.now() } });
    expect(device.mailer.sent()).toHaveLength(mails);
  });

  it('saves nothing if the server rejects a new +1 number [spec 1 §5]', async () => {
    const device = await atHome();
    const before = await answerOf(device.api.profile());
    const typed = { ...form, phone: '(911) 555-0142', zip: '02134' };
    expect(await refusalOf(saveDetails(device)(before, typed, key('the press')))).toMatchObject({
      _tag: 'PhoneNotCallable',
    });
    expect(await answerOf(device.api.profile())).toEqual(before);
  });

  it('leaves the session alone if the phone is the same, however it is written [R19, R28]', async () => {
    const device = await atHome();
    await answerOf(saveDetails(device)(await answerOf(device.api.profile()), form, key('the press')));
    expect(device.session.nextToken.read()._tag).toBe('None');
  });
});

describe('Update in a tab opened before the profile was changed on another device', () => {
  it('saves the edited fields, and keeps the rest: both lists, the zip code, the phone [R3, R28]', async () => {
    const candidate = aCandidate(said);
    const world = await aWorld({ applicants: [{ candidate, applications: [] }] });
    const [laptop, mobile] = [await signedIn(world, candidate), await signedIn(world, candidate)];
    const shown = await answerOf(laptop.api.profile());
    const job = { title: 'Cook', where: 'Linden Court', from: '2019-05', to: '2021-01', present: false };
    await answerOf(saveEntry(mobile)(shown, { list: 'experience', place: 'new' }, job, date('2026-12-04')));
    await answerOf(removeEntry(mobile)(shown, { list: 'education', place: 0 }));
    await answerOf(
      saveDetails({ ...mobile, clock: world.clock })(shown, { ...form, zip: '02134' }, key('on the phone')),
    );
    const now = await answerOf(mobile.api.profile());
    await answerOf(
      saveDetails({ ...laptop, clock: world.clock })(shown, { ...form, firstName: 'Mary' }, key('on the laptop')),
    );
    expect(await answerOf(laptop.api.profile())).toEqual({ ...now, firstName: 'Mary' });
    expect(now).toMatchObject({ zip: '02134', education: [], experience: [{}, {}, { title: 'Cook' }] });
    expect(laptop.session.nextToken.read()._tag).toBe('None');
  });
});

describe('Today, for a candidate entering a month', () => {
  it("is that of their own calendar; if it can't be determined, it is the first day of 1970 [R21]", () => {
    const clock = { now: () => at('2026-12-01T03:00:00Z') };
    expect(ownToday(clock.now(), zone('America/Chicago'))).toBe('2026-11-30');
    expect(ownToday(clock.now(), zone('Asia/Kolkata'))).toBe('2026-12-01');
    expect(ownToday(atMs(-8.64e15), zone('UTC'))).toBe('1970-01-01');
  });
});
