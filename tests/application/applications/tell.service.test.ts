import type { TimeRequest } from '../../../application/scheduling/scheduling.api';
import type { Mail } from '../../../application/ports/mailer';
import type { OperatorAct } from '../../../domain/applications/operator-acts';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { Application } from '../../../domain/applications/application';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate, email, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { anAccount } from '../../support/builders/sign-up';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type World } from '../../support/world/world';

const noon = slot('2026-12-07', '12:00', '12:30');
const noonStarts = at('2026-12-07T18:00:00Z');
const when = 'Monday, 07 December, 2026 at 12:00 PM CT';
const named = { email: aCandidate().email, positionId: positionId(4711) };
const stages = { 21: 'onboarding', 35: 'onsite' } as const;

/** Maria's application in a status, with an upcoming time in its stage; and her neighbor Daniel's for the same job. */
const inStatus = async (code: number, changes: Partial<Application> = {}): Promise<World> => {
  const daniel = aCandidate({ email: email('daniel@example.org') });
  const world = await aWorld({
    slots: videoSlots(noon),
    applicants: [{ candidate: daniel, applications: [anApplication()] }],
  });
  const id = await world.behind(({ provisioning }) => provisioning.putCandidate(aCandidate()));
  const application = anApplication({ applied: 'interview-arranged', status: statusOf(code), ...changes });
  const stage = code === 21 || code === 35 ? stages[code] : 'interview';
  const holds = [0, 19, 20, 21, 35].includes(code);
  await world.behind(({ provisioning }) =>
    provisioning.addApplication(
      id,
      application,
      holds ? { stage, kind: 'video', slot: noon, startsAt: noonStarts } : undefined,
    ),
  );
  return world;
};

const theMail = ({ mailer }: World): Mail => {
  const [mail, ...more] = mailer.sent();
  if (mail === undefined || more.length > 0) throw new Error(`${mailer.sent().length} mails were sent`);
  return mail;
};

describe('A candidate whose employer acts', () => {
  it.each<[OperatorAct, number, string, 'cancel' | undefined]>([
    ['review', 0, 'Your application was read: Caregiver, Linden Court', undefined],
    ['shortlist', 0, 'You are on the shortlist: Caregiver, Linden Court', undefined],
    ['candidate-no-show', 0, `We missed you: Caregiver, ${when}`, 'cancel'],
    ['interviewer-no-show', 0, `We are sorry: Caregiver, ${when}`, 'cancel'],
    ['ask-for-new-time', 0, `Please choose a new time: Caregiver, ${when}`, 'cancel'],
    ['cancel-interview', 0, `Canceled: Caregiver, ${when}`, 'cancel'],
    ['not-selected', 0, 'About your application: Caregiver, Linden Court', 'cancel'],
    ['transfer', 0, 'Your application was moved: Caregiver, Linden Court', 'cancel'],
    ['interview-held', 0, `Canceled: Caregiver, ${when}`, 'cancel'],
    ['block', 0, `Canceled: Caregiver, ${when}`, 'cancel'],
    ['invite-to-onsite', 13, 'You are invited to visit: Caregiver, Linden Court', undefined],
    ['invitation-expired', 32, 'Your invitation has expired: Caregiver, Linden Court', undefined],
    ['onsite-not-scheduled', 32, 'Your visit has no date yet: Caregiver, Linden Court', undefined],
    ['onsite-candidate-no-show', 35, `We missed you: Caregiver, ${when}`, 'cancel'],
    ['onsite-manager-no-show', 35, `We are sorry: Caregiver, ${when}`, 'cancel'],
    ['cancel-onsite', 35, `Canceled: Caregiver, ${when}`, 'cancel'],
    ['offer', 13, 'You have an offer: Caregiver, Linden Court', undefined],
    ['offer-expired', 1, 'Your offer has expired: Caregiver, Linden Court', undefined],
    ['take-offer-back', 1, 'About your offer: Caregiver, Linden Court', undefined],
    ['onboarded', 21, 'Welcome to the team: Caregiver, Linden Court', 'cancel'],
    ['not-onboarded', 21, 'About your onboarding: Caregiver, Linden Court', 'cancel'],
    ['cancel-onboarding', 21, `Canceled: Caregiver, ${when}`, 'cancel'],
  ])("is notified of '%s' from %i once, and no one else is: '%s' [R27]", async (act, from, subject, calendar) => {
    const world = await inStatus(from);
    await answerOf(world.operator.act({ ...named, act }));
    const mail = theMail(world);
    expect(mail).toMatchObject({ to: named.email, subject });
    expect(mail.calendar?.canceled).toBe(calendar === 'cancel' ? true : undefined);
  });

  it.each<[OperatorAct, number]>([
    ['interview-held', 13],
    ['block', 13],
    ['unblock', 13],
  ])("is not notified of '%s' in %i, or of a refused act [R27]", async (act, from) => {
    const world = await inStatus(from);
    await world.operator.act({ ...named, act })();
    await refusalOf(world.operator.act({ ...named, act: 'onboarded' }));
    expect(world.mailer.sent()).toEqual([]);
  });

  it('has the same calendar entry changed by each act: booked, removed, booked again [R27]', async () => {
    const world = await aWorld({ slots: videoSlots(noon, slot('2026-12-07', '13:00', '13:30')) });
    const { api } = await signedIn(world);
    const request: TimeRequest = {
      communityId: aPosition().communityId,
      positionId: named.positionId,
      ...({ act: 'Book', kind: 'video' } as const),
      slot: noon,
      videoPreference: undefined,
      key: key('one'),
    };
    await answerOf(api.takeTime(request));
    await answerOf(world.operator.act({ ...named, act: 'ask-for-new-time' }));
    await answerOf(api.takeTime({ ...request, key: key('two') }));
    const entries = world.mailer.sent().flatMap(({ calendar }) => (calendar === undefined ? [] : [calendar]));
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    const [first = 0, ...later] = entries.map(({ revision }) => revision);
    expect(later.map((revision) => revision - first)).toEqual([1, 2]);
    expect(entries.map(({ canceled }) => canceled)).toEqual([false, true, false]);
  });

  it('is notified only of committed acts: if the store fails, neither the act nor the email is written', async () => {
    const world = await inStatus(0);
    world.store.breakAfter(0);
    await refusalOf(world.operator.act({ ...named, act: 'not-selected' }));
    expect(world.mailer.sent()).toEqual([]);
  });

  it('is sent no email until the address is proven [R41]', async () => {
    const world = await aWorld();
    const nora = anAccount();
    const device = world.device();
    device.session.token.write((await answerOf(device.api.signUp(nora))).token);
    const { candidateId } = await answerOf(device.api.listApplications());
    await world.behind(({ provisioning }) => provisioning.addApplication(candidateId, anApplication(), undefined));
    const act = (name: OperatorAct) => answerOf(world.operator.act({ ...named, email: nora.email, act: name }));
    await act('shortlist');
    expect(world.mailer.sent()).toEqual([]);
    await world.behind(({ candidates }) => candidates.proveAddress(candidateId, world.clock.now()));
    await act('not-selected');
    expect(theMail(world)).toMatchObject({
      to: nora.email,
      subject: 'About your application: Caregiver, Linden Court',
    });
  });
});

describe('An application', () => {
  const submission = {
    positionId: named.positionId,
    positionName: 'Caregiver',
    questionnaireId: undefined,
    questionnaireName: '',
    sections: [],
  };
  const fresh = anApplication({ applied: 'not-submitted', screening: 'open' });

  it('is confirmed by email once it is submitted, once per application [R27]', async () => {
    const world = await aWorld({ applicants: [{ candidate: aCandidate(), applications: [fresh] }] });
    const { api } = await signedIn(world);
    const received = () => world.mailer.sent().filter(({ subject }) => subject.startsWith('We have your application'));
    await answerOf(api.submitAnswers({ ...submission, key: key('one') }));
    await answerOf(api.submitAnswers({ ...submission, key: key('one') }));
    await api.submitAnswers({ ...submission, key: key('two') })();
    expect(received()).toHaveLength(1);
    expect(received()[0]?.text).toContain('Your application for Caregiver at Linden Court has arrived.');
  });

  it("on the employer's own site is confirmed by email once [R6a]", async () => {
    const applications = [{ ...fresh, externalApplicationUrl: 'https://jobs.example.org/apply' }];
    const world = await aWorld({ applicants: [{ candidate: aCandidate(), applications }] });
    const { api } = await signedIn(world);
    for (let n = 0; n < 2; n += 1) await answerOf(api.confirmExternal(aPosition()));
    expect(world.mailer.sent().filter(({ subject }) => subject.startsWith('We have'))).toHaveLength(1);
  });
});

describe('The clock of the candidate', () => {
  it('is that of the device on which a time was booked: emails show both times [R14]', async () => {
    const world = await aWorld({ slots: videoSlots(noon), positions: [aPosition({ zone: zone('America/Denver') })] });
    const { api } = await signedIn(world);
    await answerOf(
      api.takeTime({
        communityId: aPosition().communityId,
        positionId: named.positionId,
        act: 'Book',
        kind: 'video',
        slot: noon,
        videoPreference: undefined,
        key: key('one'),
        ownZone: zone('America/New_York'),
      }),
    );
    expect(world.mailer.last().text).toContain('Monday, 07 December, 2026 at 12:00 PM MT, 30 minutes');
    expect(world.mailer.last().text).toContain('Monday, 07 December, 2026 at 02:00 PM ET for you');
  });
});
