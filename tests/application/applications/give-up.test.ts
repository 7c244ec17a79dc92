import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { GivingUp } from '../../../application/applications/giving-up.api';
import { noAppointments, type Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { CancellationRequest } from '../../../domain/applications/cancellation';
import { allowances, anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email, key } from '../../support/builders/identity';
import { reason } from '../../support/builders/reasons';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type Device, type World } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const eleven = slot('2026-12-04', '11:00', '11:30');
const noon = slot('2026-12-04', '12:00', '12:30');
const later: CancellationRequest = { _tag: 'RescheduleLater', route: 'video' };
const away: CancellationRequest = { _tag: 'Withdraw', route: 'video', reason: reason('I found another job') };

const giving = (cancellation: CancellationRequest, name = 'first dialog'): GivingUp => ({
  ...job,
  cancellation,
  key: key(name),
});

const card = async ({ api }: Device) => {
  const [first] = (await answerOf(api.listApplications())).applications;
  if (first === undefined) throw new Error('There is a card');
  return first.application;
};

const free = ({ behind }: World) =>
  behind(({ slots }) => slots.free(job.positionId, 'video', { start: eleven.date, end: eleven.date }));

const recorded = (world: World) =>
  world.behind(({ candidates, events }) =>
    pipe(
      candidates.withEmail(aCandidate().email),
      TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
      TE.flatMap(({ id }) => events.of(id, job.positionId)),
    ),
  );

/** Maria with a video interview at eleven. */
const booked = async (application: Partial<Application> = {}) => {
  const world = await aWorld({
    slots: videoSlots(eleven, noon),
    applicants: [{ candidate: aCandidate(), applications: [anApplication(application)] }],
  });
  const device = await signedIn(world);
  await answerOf(
    device.api.takeTime({
      ...job,
      act: 'Book',
      kind: 'video',
      slot: eleven,
      videoPreference: undefined,
      key: key('b'),
    }),
  );
  return { world, device };
};

describe('Giving up an appointment', () => {
  it("with 'Reschedule later' frees the slot, uses a move, and the card offers another time [R18, R27]", async () => {
    const { world, device } = await booked({ allowances: allowances({ video: { flag: true, left: 2 } }) });
    await answerOf(device.api.giveUp(giving(later)));
    expect(await card(device)).toMatchObject({
      status: statusOf(16),
      slot: undefined,
      scheduledAt: undefined,
      allowances: { video: { flag: true, left: 1 } },
    });
    expect(await free(world)).toEqual([eleven, noon]);
    expect(world.mailer.last()).toMatchObject({
      subject: 'Canceled: Caregiver, Friday, 04 December, 2026 at 11:00 AM CT',
      calendar: { canceled: true, startsAt: at('2026-12-04T17:00:00Z') },
    });
    await answerOf(
      device.api.takeTime({
        ...job,
        act: 'Book',
        kind: 'video',
        slot: noon,
        videoPreference: undefined,
        key: key('c'),
      }),
    );
    expect((await card(device)).slot).toEqual(noon);
  });

  it('by withdrawing frees the slot, ends the application and keeps the reason [R18, R27]', async () => {
    const { world, device } = await booked();
    await answerOf(device.api.giveUp(giving(away)));
    expect((await card(device)).status).toEqual(statusOf(14));
    expect(await free(world)).toEqual([eleven, noon]);
    expect(await recorded(world)).toMatchObject([
      { type: 'application.booked', reason: undefined },
      { type: 'application.withdrawn', reason: 'I found another job', at: world.clock.now() },
    ]);
    expect(world.mailer.last().text).toContain('Your application for this job is withdrawn.');
  });

  it('repeated after a lost response takes effect once, sends one email and returns the same answer', async () => {
    const { world, device } = await booked({ allowances: allowances({ video: { flag: true, left: 2 } }) });
    await answerOf(device.api.giveUp(giving(later)));
    await answerOf(device.api.giveUp(giving(later)));
    expect((await card(device)).allowances.video.left).toBe(1);
    expect(world.mailer.sent().filter(({ subject }) => subject.startsWith('Canceled'))).toHaveLength(1);
  });

  it('is refused under a key used for something else, and nothing changes', async () => {
    const { device } = await booked();
    expect(await refusalOf(device.api.giveUp(giving(later, 'b')))).toEqual({ _tag: 'KeyUsedBefore' });
    expect((await card(device)).slot).toEqual(eleven);
  });

  it("without a move left accepts a withdrawal, but not 'Reschedule later' [R18]", async () => {
    const { device } = await booked({ allowances: allowances({ video: { flag: false, left: 0 } }) });
    expect(await refusalOf(device.api.giveUp(giving(later)))).toEqual({ _tag: 'NoMovesLeft', kind: 'video', left: 0 });
    expect((await card(device)).slot).toEqual(eleven);
    await answerOf(device.api.giveUp(giving(away, 'second dialog')));
    expect((await card(device)).status).toEqual(statusOf(14));
  });

  it.each(['in-person', 'onboarding', 'onsite'] as const)(
    'by the call of another kind (%s) is refused: wording and route always agree [R18]',
    async (route) => {
      const { device } = await booked();
      expect(await refusalOf(device.api.giveUp(giving({ _tag: 'RescheduleLater', route })))).toMatchObject({
        _tag: 'ActNotOffered',
      });
      expect((await card(device)).slot).toEqual(eleven);
    },
  );

  it('from the page linked in an email works for any stage [R18]', async () => {
    const { device } = await booked();
    await answerOf(device.api.giveUp(giving({ _tag: 'RescheduleLater', route: 'client-community' })));
    expect((await card(device)).status).toEqual(statusOf(16));
  });

  it("is refused for another candidate's application, or under another community [R3a, R10b]", async () => {
    const { world, device } = await booked();
    await world.behind(({ provisioning }) =>
      provisioning.putCandidate(aCandidate({ email: email('daniel@example.org') })),
    );
    const daniel = await signedIn(world, aCandidate({ email: email('daniel@example.org') }));
    const none = { _tag: 'NoSuchApplication' };
    expect(await refusalOf(daniel.api.giveUp(giving(away)))).toEqual(none);
    expect(await refusalOf(device.api.giveUp({ ...giving(away), communityId: communityId(1) }))).toEqual(none);
    expect((await card(device)).slot).toEqual(eleven);
  });
});

describe('Declining', () => {
  const standing = async (code: number) => {
    const application = anApplication({ status: statusOf(code), otherAppointments: noAppointments, onboarding: true });
    const world = await aWorld({ applicants: [{ candidate: aCandidate(), applications: [application] }] });
    return { world, device: await signedIn(world) };
  };
  const declining = (what: 'offer' | 'invitation') => ({ ...job, what, reason: reason('Too far'), key: key(what) });

  it.each([
    ['offer', 1, 30, 'application.offer_declined'],
    ['invitation', 32, 34, 'application.invitation_declined'],
  ] as const)('an %s in status %i leads to %i, with the reason on record [R27]', async (what, from, to, type) => {
    const { world, device } = await standing(from);
    await answerOf(device.api.decline(declining(what)));
    expect((await card(device)).status).toEqual(statusOf(to));
    expect(await recorded(world)).toMatchObject([{ type, reason: 'Too far' }]);
    await answerOf(device.api.decline(declining(what)));
    expect(await recorded(world)).toHaveLength(1);
  });

  it.each([
    ['offer', 32],
    ['invitation', 1],
    ['offer', 30],
  ] as const)('an %s in status %i is refused [R10b, R27]', async (what, from) => {
    const { device } = await standing(from);
    expect(await refusalOf(device.api.decline(declining(what)))).toMatchObject({ _tag: 'ActNotOffered' });
    expect((await card(device)).status).toEqual(statusOf(from));
  });
});
