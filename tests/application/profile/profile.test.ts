import { candidateId } from '../../support/builders/recording';
import { aCandidate, email } from '../../support/builders/identity';
import { anEducation, anExperience, personName, phone, span, zip } from '../../support/builders/profile';
import { at } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn } from '../../support/world/world';

const daniel = aCandidate({ email: email('daniel@example.org'), firstName: 'Daniel', zip: zip('02134') });

const update = {
  firstName: personName('Maria'),
  lastName: personName('Lopez'),
  zip: zip('60625'),
  experience: [anExperience(), anExperience(span('2025-01'))],
  education: [anEducation()],
};

const maria = aCandidate({ phone: phone('+13125550142') });
const two = () =>
  aWorld({
    applicants: [
      { candidate: maria, applications: [] },
      { candidate: daniel, applications: [] },
    ],
  });

describe('An updated profile', () => {
  it('is stored in full and read back; email and phone are unchanged [spec 1 §5]', async () => {
    const world = await two();
    const { api } = await signedIn(world, maria);
    expect(await answerOf(api.updateProfile(update))).toEqual({ message: 'Profile updated successfully' });
    expect(await answerOf(api.profile())).toEqual({ id: candidateId(1), ...maria, ...update });
  });

  it('is only the caller’s [R3a]', async () => {
    const world = await two();
    await answerOf((await signedIn(world, maria)).api.updateProfile(update));
    expect(await answerOf((await signedIn(world, daniel)).api.profile())).toEqual({ id: candidateId(2), ...daniel });
  });

  it('shows its new name in the list of jobs [spec 1 §2]', async () => {
    const world = await two();
    const { api } = await signedIn(world, maria);
    await answerOf(api.updateProfile(update));
    expect((await answerOf(api.listApplications())).candidateName).toBe('Maria Lopez');
  });

  it.each([
    ['experience', { experience: [anExperience(), anExperience(span('2024-03', '2024-01'))] }, 1, 'from'],
    ['education', { education: [anEducation(span('2024-01', '2027-01'))] }, 0, 'to'],
  ])('is refused for an invalid entry of %s, and nothing is stored [R21]', async (list, lists, place, end) => {
    const world = await two();
    const { api } = await signedIn(world, maria);
    expect(await refusalOf(api.updateProfile({ ...update, ...lists }))).toMatchObject({
      _tag: 'SpanRefused',
      list,
      place,
      end,
    });
    expect(await answerOf(api.profile())).toMatchObject({ lastName: 'Santos', experience: [] });
  });

  it('may have starts up to the month that has begun somewhere on earth, and no later [R21]', async () => {
    const world = await aWorld({ now: at('2026-11-30T10:00:00Z') });
    const { api } = await signedIn(world);
    const began = (month: string) => ({ ...update, experience: [anExperience(span(month))] });
    await answerOf(api.updateProfile(began('2026-12')));
    expect(await refusalOf(api.updateProfile(began('2027-01')))).toMatchObject({ _tag: 'SpanRefused' });
    const before = await aWorld({ now: at('2026-11-30T09:59:59.999Z') });
    const device = await signedIn(before);
    expect(await refusalOf(device.api.updateProfile(began('2026-12')))).toMatchObject({ _tag: 'SpanRefused' });
  });

  it('needs a session [spec 1 §6]', async () => {
    const world = await two();
    expect(await refusalOf(world.device().api.updateProfile(update))).toMatchObject({ _tag: 'SessionEnded' });
  });
});
