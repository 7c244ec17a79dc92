import type { TimeRequest } from '../../../application/scheduling/scheduling.api';
import type { CalendarEntry, Mail } from '../../../application/ports/mailer';
import type { Destination } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { stageScreens } from '../../../application/applications/stage.screens';
import type { MoveKind, Stage } from '../../../domain/positions/kinds';
import { operatorTurns, type OperatorAct } from '../../../domain/applications/operator-acts';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { Slot } from '../../../domain/positions/slot';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate, key } from '../../support/builders/identity';
import { ownKeys } from '../../support/builders/own-keys';
import { aPosition } from '../../support/builders/positions';
import { decoded } from '../../support/builders/decoded';
import { parseReason } from '../../../domain/applications/reason';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf } from '../../support/world/answers';
import { aWorld, signedIn, type World } from '../../support/world/world';

/* The mails of a whole stage, and the entry they keep in the candidate's calendar. */

const noon = slot('2026-12-07', '12:00', '12:30');
const one = slot('2026-12-07', '13:00', '13:30');
const two = slot('2026-12-08', '14:00', '14:30');
const job = { communityId: aPosition().communityId, positionId: positionId(4711) };
const named = { email: aCandidate().email, positionId: job.positionId };
const because = decoded(parseReason('I found another job.'), 'a reason');

const position = aPosition({
  onboardingPlace: { address: '1 Oak St', instructions: 'Bring your ID.', latitude: undefined, longitude: undefined },
  onsitePlace: { address: '2 Elm St', instructions: 'Ask for Dana.', latitude: undefined, longitude: undefined },
});

const kinds = ['video', 'onboarding', 'onsite'] as const;

/** Maria's application in a status, every stage with three times. */
const worldIn = async (code: number, held?: readonly [Stage, Slot, string]): Promise<World> => {
  const slots = [noon, one, two].map((free) => ({ slot: free, capacity: 2 }));
  const world = await aWorld({
    positions: [position],
    slots: kinds.map((kind) => ({ positionId: job.positionId, kind, slots })),
    applicants: [],
  });
  const id = await world.behind(({ provisioning }) => provisioning.putCandidate(aCandidate()));
  const application = anApplication({
    status: statusOf(code),
    applied: 'interview-arranged',
    onboarding: [1, 21].includes(code),
  });
  await world.behind(({ provisioning }) =>
    provisioning.addApplication(
      id,
      application,
      held && {
        stage: held[0],
        kind: held[0] === 'interview' ? 'video' : held[0],
        slot: held[1],
        startsAt: at(held[2]),
      },
    ),
  );
  return world;
};

const request = (act: TimeRequest['act'], kind: MoveKind, time: Slot, name: string): TimeRequest => ({
  ...job,
  act,
  kind,
  slot: time,
  videoPreference: undefined,
  key: key(name),
});

const aboutJobs = ({ mailer }: World): readonly Mail[] =>
  mailer.sent().filter(({ subject }) => !subject.includes('sign-in code'));

const entriesIn = (mails: readonly Mail[]): readonly CalendarEntry[] =>
  mails.flatMap(({ calendar }) => (calendar === undefined ? [] : [calendar]));

const linkTo = (place: Destination): string => `https://portal.example.org${toPath(place)}`;

describe.each([
  ['onboarding', 13, 'offer', 'You have an offer', '1 Oak St', 'Bring your ID.', 'onboarding meeting'],
  ['onsite', 13, 'invite-to-onsite', 'You are invited to visit', '2 Elm St', 'Ask for Dana.', 'onsite interview'],
] as const)('The emails of the stage %s', (stage, from, opening, subject, address, instructions, name) => {
  it('share one calendar entry from the invitation to the cancellation [R27, spec 2 §4.8]', async () => {
    const world = await worldIn(from);
    const { api } = await signedIn(world);
    await answerOf(world.operator.act({ ...named, act: opening }));
    await answerOf(api.takeTime(request('Book', stage, noon, 'one')));
    await answerOf(api.takeTime(request('Book', stage, noon, 'one')));
    await answerOf(api.takeTime(request('Move', stage, one, 'two')));
    const giveUp = {
      ...job,
      key: key('three'),
      cancellation: { _tag: 'Withdraw', route: stage, reason: because },
    } as const;
    await answerOf(api.giveUp(giveUp));
    await answerOf(api.giveUp(giveUp));
    const mails = aboutJobs(world);
    expect(mails.map((mail) => mail.subject.replace(/:.*/, ''))).toEqual([
      ...[subject, "You're booked", 'Your new time', 'Canceled'],
    ]);
    const [opened, booked] = mails;
    for (const mail of [opened, booked]) {
      expect(mail?.text).toContain(address);
      expect(mail?.text).toContain(instructions);
    }
    expect(opened?.text).toContain(linkTo(stageScreens[stage].opening(job)));
    expect(booked?.text).toContain(linkTo(stageScreens[stage].booked(job)));
    expect(booked?.text).toContain(`Your ${name} for Caregiver at Linden Court is booked.`);
    const entries = entriesIn(mails);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ canceled, place }) => [canceled, place])).toEqual([
      ...[
        [false, address],
        [false, address],
        [true, address],
      ],
    ]);
    const [first = 0, ...later] = entries.map(({ revision }) => revision);
    expect(later.map((revision) => revision - first)).toEqual([1, 2]);
  });

  it("leave the other stages' entries alone [R27]", async () => {
    const world = await worldIn(0, ['interview', two, '2026-12-08T20:00:00Z']);
    const { api } = await signedIn(world);
    await answerOf(api.takeTime(request('Move', 'video', one, 'interview')));
    world.clock.moveTo(at('2026-12-07T20:00:00Z'));
    for (const act of ['interview-held', opening] as const) await answerOf(world.operator.act({ ...named, act }));
    const late = await signedIn(world);
    await answerOf(late.api.takeTime(request('Book', stage, two, 'stage')));
    const uids = entriesIn(aboutJobs(world)).map(({ uid }) => uid.replace(/-.*/, ''));
    expect(uids).toEqual(['interview', stage]);
  });

  it("remove the entry after 'Reschedule later', and add the same one again with another time [R27]", async () => {
    const world = await worldIn(from);
    const { api } = await signedIn(world);
    await answerOf(world.operator.act({ ...named, act: opening }));
    await answerOf(api.takeTime(request('Book', stage, noon, 'one')));
    await answerOf(
      api.giveUp({ ...job, key: key('two'), cancellation: { _tag: 'RescheduleLater', route: stage } as const }),
    );
    expect(aboutJobs(world).at(-1)?.text).toContain(linkTo(stageScreens[stage].opening(job)));
    // R17: onsite status 41 moves, although no slot is held; a renewed offer books.
    await answerOf(api.takeTime(request(stage === 'onsite' ? 'Move' : 'Book', stage, one, 'three')));
    const entries = entriesIn(aboutJobs(world));
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ canceled }) => canceled)).toEqual([false, true, false]);
  });

  it('confirm a decline once [spec 2 §4.8, R27]', async () => {
    const world = await worldIn(from);
    const { api } = await signedIn(world);
    await answerOf(world.operator.act({ ...named, act: opening }));
    const declining = { ...job, what: stage === 'onsite' ? 'invitation' : 'offer', reason: because } as const;
    for (let n = 0; n < 2; n += 1) await answerOf(api.decline({ ...declining, key: key('no') }));
    const [, declined, ...more] = aboutJobs(world);
    expect(more).toEqual([]);
    expect(declined?.subject).toBe(
      `You declined the ${stage === 'onsite' ? 'invitation' : 'offer'}: Caregiver, Linden Court`,
    );
    expect(declined?.text).not.toContain(because);
    expect(declined?.calendar).toBeUndefined();
  });
});

describe('The email about a video call', () => {
  it('says when to join: taking a time makes the link', async () => {
    const world = await worldIn(0, ['interview', two, '2026-12-08T20:00:00Z']);
    const { api } = await signedIn(world);
    await answerOf(api.takeTime(request('Move', 'video', one, 'interview')));
    const [mail] = aboutJobs(world);
    expect(mail?.text).toContain('You can join from 10 minutes before it starts.');
    expect(mail?.text).not.toContain('The link to the call is not here yet');
  });
});

describe("Each of the employer's acts", () => {
  /** Where the act is possible, and the beginning of its mail's subject. Undefined: it has none. */
  const told: Readonly<
    Record<OperatorAct, readonly [from: number, held: Stage | undefined, subject: string | undefined]>
  > = {
    review: [0, 'interview', 'Your application was read'],
    shortlist: [0, 'interview', 'You are on the shortlist'],
    'interview-held': [0, 'interview', undefined],
    'candidate-no-show': [0, 'interview', 'We missed you'],
    'interviewer-no-show': [0, 'interview', 'We are sorry'],
    'ask-for-new-time': [0, 'interview', 'Please choose a new time'],
    'cancel-interview': [0, 'interview', 'Canceled'],
    'not-selected': [13, undefined, 'About your application'],
    transfer: [13, undefined, 'Your application was moved'],
    'invite-to-onsite': [13, undefined, 'You are invited to visit'],
    'invitation-expired': [32, undefined, 'Your invitation has expired'],
    'onsite-not-scheduled': [32, undefined, 'Your visit has no date yet'],
    'onsite-held': [35, 'onsite', undefined],
    'onsite-candidate-no-show': [35, 'onsite', 'We missed you'],
    'onsite-manager-no-show': [35, 'onsite', 'We are sorry'],
    'cancel-onsite': [35, 'onsite', 'Canceled'],
    offer: [36, undefined, 'You have an offer'],
    'offer-expired': [1, undefined, 'Your offer has expired'],
    'take-offer-back': [1, undefined, 'About your offer'],
    onboarded: [21, 'onboarding', 'Welcome to the team'],
    'not-onboarded': [21, 'onboarding', 'About your onboarding'],
    'onboarding-candidate-no-show': [21, 'onboarding', 'We missed you'],
    'onboarding-manager-no-show': [21, 'onboarding', 'We are sorry'],
    'cancel-onboarding': [21, 'onboarding', 'Canceled'],
    block: [13, undefined, undefined],
    unblock: [13, undefined, undefined],
  };

  it('is among those of R27 [R27]', () => {
    expect(ownKeys(told).filter((act) => act !== 'block' && act !== 'unblock')).toEqual(ownKeys(operatorTurns));
  });

  it.each(ownKeys(told).map((act) => [act, ...told[act]] as const))(
    "'%s' from %i, after the appointment of the %s, is announced by: %s [R27]",
    async (act, from, held, subject) => {
      const world = await worldIn(from, held && [held, noon, '2026-12-07T18:00:00Z']);
      world.clock.moveTo(at('2026-12-07T19:00:00Z'));
      await answerOf(world.operator.act({ ...named, act }));
      expect(aboutJobs(world).map((mail) => mail.subject.replace(/:.*/, ''))).toEqual(
        subject === undefined ? [] : [subject],
      );
      expect(entriesIn(aboutJobs(world))).toEqual([]);
    },
  );
});
