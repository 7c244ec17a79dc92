import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { candidateCalls } from '../../../adapters/contract/calls';
import { sample } from '../../../adapters/terminal/conformance/samples';
import type { Fields } from '../../../adapters/terminal/conformance/asking';
import { operationNames, type OperationName } from '../../../application/ports/candidate-api';
import type { Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { asked } from '../every-call';
import { bodyOf, portalOverHttp, signInOverHttp } from '../portal-over-http';

/*
 * What every operation of a candidate does about an application that is blocked, ended, or in an unlisted status (R9, R10b, R27). The table doesn't
 * compile without a new operation.
 */

/**
 * `reads`: nothing to refuse. `own`: about the caller, not one application. `noted`: kept beside an application, see why. An act is refused: the name is
 * that of an application that it is let through for while it goes on; `needs more`: than the fields below, so other tests let it through.
 */
type Door = 'reads' | 'own' | 'noted' | { readonly act: keyof typeof bases | 'needs more' };

const doors: Readonly<Record<OperationName, Door>> = {
  sendCode: 'own',
  submitCode: 'own',
  proveAddress: 'own',
  signOut: 'own',
  submitLink: 'own',
  checkPhone: 'own',
  signUp: 'own',
  signInSocially: 'own',
  profile: 'own',
  updateProfile: 'own',
  changeContact: 'own',
  listResumes: 'own',
  signResume: 'own',
  listConversations: 'own',
  unreadMessages: 'own',
  openQuestions: 'own',
  listApplications: 'reads',
  position: 'reads',
  findSlots: 'reads',
  advert: 'reads',
  positionDetails: 'reads',
  resolveLink: 'reads',
  application: 'reads',
  whatWasSent: 'reads',
  history: 'reads',
  recordedVideos: 'reads',
  meeting: 'reads',
  interviewQuestions: 'reads',
  practiceQuestions: 'reads',
  signRecordedVideo: 'reads',
  chatHistory: 'reads',
  signAttachment: 'reads',
  etaStatus: 'reads',
  speedThreshold: 'reads',
  openInterview: 'reads',
  openMailedRecording: 'reads',
  openRecordingLater: 'reads',
  skillFilter: { act: 'to be screened' },
  submitAnswers: { act: 'to be screened' },
  confirmExternal: { act: 'applied elsewhere' },
  takeTime: { act: 'to be scheduled' },
  giveUp: { act: 'in a live interview' },
  decline: { act: 'offered' },
  openRoom: { act: 'in a live interview' },
  updateInterviewStatus: { act: 'in a live interview' },
  tellRunningLate: { act: 'in a live interview' },
  mailResumeLink: { act: 'to be scheduled' },
  proceedWithoutResume: { act: 'to be scheduled' },
  sendMessage: { act: 'needs more' },
  conferenceToken: { act: 'needs more' },
  storeAnswer: { act: 'needs more' },
  submitRecording: { act: 'needs more' },
  storeResume: { act: 'needs more' },
  // R6: apply_job answers how an application stands, and makes no second one.
  applyToJob: 'noted',
  // Practice and the tour keep nothing; 'now' and 'later' are refused like the recording itself.
  chooseRecording: 'noted',
  // Seen marks, reports and blocks stay the candidate's, as long as the messages can be read (R39).
  markSeen: 'noted',
  reportMessage: 'noted',
  blockConversation: 'noted',
  storeAttachment: 'noted',
  // Kept beside the application; no rule lets anybody in by them alone.
  agreeToMeeting: 'noted',
  agreeToRecording: 'noted',
  recordTechCheck: 'noted',
  nameRecording: 'noted',
};

const nine = slot('2026-12-07', '09:00', '09:30');
const now = at('2026-12-04T15:00:00Z');

const fields: Fields = {
  ...sample,
  community_id: 42,
  location_id: 42,
  position_id: 4711,
  hm_id: 900,
  hiring_manager_id: 900,
  sender_id: 900,
  to: 900,
  skill_filter_id: undefined,
  slot_date: nine.date,
  slot_from: nine.from,
  slot_to: nine.to,
  candidate_option: 'now',
  candidate_id: 1,
};

const booked = { applied: 'interview-arranged', slot: nine, scheduledAt: now, meetingLink: '/join' } as const;

/** One for each act to be let through, while it goes on. */
const bases = {
  'to be screened': { applied: 'not-submitted', screening: 'open' },
  'to be scheduled': { resume: 'optional' },
  'to be recorded': { interviewKind: 'self-record' },
  'recorded in part': { interviewKind: 'self-record', applied: 'interview-arranged' },
  'applied elsewhere': {
    applied: 'not-submitted',
    externalApplicationUrl: 'https://jobs.example.org',
    screening: 'open',
  },
  'in a live interview': booked,
  offered: { status: statusOf(1), onboarding: true },
  invited: { status: statusOf(32) },
} as const satisfies Readonly<Record<string, Partial<Application>>>;

const shut: Readonly<Record<string, Partial<Application>>> = {
  blocked: { blocked: true },
  'not selected': { status: statusOf(2) },
  withdrawn: { status: statusOf(14) },
  'offer declined': { status: statusOf(30) },
  'in status 99': { status: statusOf(99) },
};

const acting = operationNames.flatMap((name) => {
  const door = doors[name];
  return typeof door === 'string' ? [] : candidateCalls[name].calls.map((call) => ({ call, letThrough: door.act }));
});

const portalOf = async (application: Partial<Application>, published = true) => {
  const portal = await portalOverHttp({
    positions: [aPosition({ published })],
    slots: (['video', 'in-person', 'onboarding', 'onsite'] as const).map((kind) => ({
      positionId: aPosition().positionId,
      kind,
      slots: [{ slot: nine, capacity: 9 }],
    })),
    applicants: [{ candidate: aCandidate(), applications: [anApplication(application)] }],
  });
  const id = await portal.world.behind((store) =>
    pipe(
      store.candidates.withEmail(aCandidate().email),
      TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
      TE.map((candidate) => candidate.id),
    ),
  );
  await portal.world.behind(({ meetings }) => meetings.agree(id, aPosition().positionId, now));
  if (application.scheduledAt !== undefined)
    await portal.world.behind(({ appointments }) =>
      appointments.hold(id, aPosition().positionId, 'interview', 'video', nine, now),
    );
  const stands = () =>
    portal.world.behind((store) =>
      pipe(
        store.applications.of(id),
        TE.bindTo('applications'),
        TE.bind('visits', () => store.meetings.visits(id, aPosition().positionId)),
        TE.bind('late', () => store.meetings.delayOf(id, aPosition().positionId)),
        TE.bind('without', () => store.resumes.proceedsWithout(id, aPosition().positionId)),
      ),
    );
  return { portal, headers: await signInOverHttp(portal), stands };
};

const askedOf = async (
  { portal, headers }: Awaited<ReturnType<typeof portalOf>>,
  call: (typeof acting)[number]['call'],
) => {
  const answer = await portal.inject(asked(call, fields, headers));
  const { statusCode } = bodyOf(answer);
  return { said: `${call.name}: ${answer.body}`, statusCode };
};

jest.setTimeout(60_000);

describe('The door of the rules [R10b, R9, R27]', () => {
  it.each(Object.entries(shut))('an application that is %s takes no act, and stays as it was', async (_what, over) => {
    for (const base of Object.values(bases)) {
      const one = await portalOf({ ...base, ...over });
      const stood = await one.stands();
      for (const { call } of acting) {
        const { said, statusCode } = await askedOf(one, call);
        expect({ said, refused: [202, 204, 404, 406].includes(Number(statusCode)) }).toEqual({ said, refused: true });
      }
      expect(await one.stands()).toEqual(stood);
    }
  });

  it.each(['to be screened', 'to be scheduled', 'applied elsewhere'] as const)(
    'an unpublished position takes no act of an application %s but its resume [R6, R71]',
    async (base) => {
      const one = await portalOf(bases[base], false);
      for (const { call, letThrough } of acting.filter((act) => act.letThrough === base))
        if (!['invite_upload_resume', 'proceed_without_resume'].includes(call.name)) {
          const { said, statusCode } = await askedOf(one, call);
          expect({ said, letThrough, refused: statusCode !== 200 }).toEqual({ said, letThrough, refused: true });
        }
    },
  );

  it('while an application goes on, each operation is let through', async () => {
    const shutOut: unknown[] = [];
    for (const name of operationNames) {
      const door = doors[name];
      if (typeof door === 'string' || door.act === 'needs more') continue;
      const answers: { readonly said: string; readonly statusCode: unknown }[] = [];
      for (const call of candidateCalls[name].calls) answers.push(await askedOf(await portalOf(bases[door.act]), call));
      if (!answers.some(({ statusCode }) => statusCode === 200)) shutOut.push(name, answers);
    }
    expect(shutOut).toEqual([]);
  });
});
