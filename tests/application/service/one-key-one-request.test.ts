import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { ResumeGiven } from '../../../application/resumes/resumes.api';
import type { AnsweredSkillFilter } from '../../../application/screening/screening.api';
import type { TimeRequest } from '../../../application/scheduling/scheduling.api';
import type { IdempotencyKey } from '../../../application/ports/secrets';
import { noAppointments, type Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { phone } from '../../support/builders/profile';
import { reason } from '../../support/builders/reasons';
import { candidateId } from '../../support/builders/recording';
import { pdfFile, inPieces } from '../../support/builders/resume-files';
import { onFile, questionId, questionnaireId } from '../../support/builders/screening';
import { slot } from '../../support/builders/slots';
import { answerOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type Device, type World } from '../../support/world/world';

const { communityId, positionId } = aPosition();
const job = { communityId, positionId };
const eleven = slot('2026-12-04', '11:00', '11:30');
const noon = slot('2026-12-04', '12:00', '12:30');
const one = slot('2026-12-04', '13:00', '13:30');

type Answer = E.Either<{ readonly _tag: string }, unknown>;
type Send = (key: IdempotencyKey | undefined) => Promise<Answer>;

/** A call that takes an idempotency key: one request, and another that differs in one word. */
interface Case {
  readonly application: Partial<Application>;
  readonly before?: (device: Device) => Promise<unknown>;
  readonly asked: (device: Device, world: World) => Promise<Send> | Send;
  readonly otherwise: (device: Device, world: World) => Promise<Send> | Send;
  /** The repeated response differs from the first in one place: a token is never sent twice. */
  readonly sameAnswer?: unknown;
}

const takes =
  (act: TimeRequest['act'], wanted: TimeRequest['slot']) =>
  ({ api }: Device): Send =>
  (given) =>
    api.takeTime({ ...job, act, kind: 'video', slot: wanted, videoPreference: undefined, key: given })();

const booked = (device: Device): Promise<Answer> => takes('Book', eleven)(device)(key('a first time'));

const givesUp =
  (why: string) =>
  ({ api }: Device): Send =>
  (given) =>
    api.giveUp({
      ...job,
      cancellation: { _tag: 'Withdraw', route: 'video', reason: reason(why) },
      key: given,
    })();

const declines =
  (why: string) =>
  ({ api }: Device): Send =>
  (given) =>
    api.decline({ ...job, what: 'offer', reason: reason(why), key: given })();

const answers =
  (answer: string) =>
  ({ api }: Device): Send =>
  (given) => {
    const question = {
      questionId: questionId(1),
      name: 'Question 1',
      type: 'single-choice',
      tag: '',
      answer: [answer],
    } as const;
    const submission: AnsweredSkillFilter = {
      positionId,
      positionName: 'Caregiver',
      questionnaireId: questionnaireId(7),
      questionnaireName: 'Caregiver basics',
      sections: [{ sectionId: 1, name: 'Section 1', questions: [question] }],
      key: given,
    };
    return api.submitAnswers(submission)();
  };

/** A new upload each time: a choice whose response was lost is sent again from its first byte. */
const uploads =
  (name: string) =>
  ({ api, session }: Device, { service }: World): Send =>
  async (given) => {
    const token = O.toUndefined(session.token.read());
    if (token === undefined) throw new Error('nobody is signed in');
    const uploader = await answerOf(service.resumeUploads.authenticate(token));
    const file = await answerOf(service.resumeUploads.takeWhole(uploader, name, inPieces(pdfFile)));
    const resume: ResumeGiven = { ...job, resume: { _tag: 'NewFile', file }, key: given };
    return api.storeResume(resume)();
  };

const changes =
  (number: string) =>
  ({ api }: Device): Send =>
  (given) =>
    api.changeContact({ email: aCandidate().email, phone: phone(number), code: undefined, key: given })();

const cases: readonly (readonly [string, Case])[] = [
  ['a booking', { application: {}, asked: takes('Book', eleven), otherwise: takes('Book', noon) }],
  ['a move', { application: {}, before: booked, asked: takes('Move', noon), otherwise: takes('Move', one) }],
  [
    'a cancellation',
    { application: {}, before: booked, asked: givesUp('Another job'), otherwise: givesUp('Too far away') },
  ],
  [
    'declining an offer',
    {
      application: { status: statusOf(1), otherAppointments: noAppointments, onboarding: true },
      asked: declines('Too far'),
      otherwise: declines('Too late'),
    },
  ],
  [
    'answers',
    {
      application: { applied: 'screening-submitted', screening: 'open' },
      asked: answers('Yes'),
      otherwise: answers('No'),
    },
  ],
  [
    'a resume',
    {
      application: { resume: 'required', hasResume: false },
      asked: uploads('cv.pdf'),
      otherwise: uploads('other.pdf'),
    },
  ],
  [
    'a new phone',
    {
      application: {},
      asked: changes('+919876543210'),
      otherwise: changes('+919876543211'),
      sameAnswer: E.right({ message: 'Your details are saved', token: expect.any(String) }),
    },
  ],
];

const scene = async ({ application, before }: Case) => {
  const world = await aWorld({
    positions: [aPosition({ questionnaireId: questionnaireId(7) })],
    slots: videoSlots(eleven, noon, one),
    applicants: [{ candidate: aCandidate(), applications: [anApplication(application)] }],
  });
  await world.behind(({ provisioning }) => provisioning.putQuestionnaire(onFile()));
  const device = await signedIn(world);
  await before?.(device);
  return { world, device };
};

const usedBefore = E.left({ _tag: 'KeyUsedBefore' });

describe.each(cases)('The key of %s', (_what, given) => {
  it('gets the same answer for the same request, and is refused for any other [R17]', async () => {
    const { world, device } = await scene(given);
    const asked = await given.asked(device, world);
    const first = await asked(key('one press'));
    expect(first._tag).toBe('Right');
    expect(await asked(key('one press'))).toEqual(given.sameAnswer ?? first);
    expect(await (await given.otherwise(device, world))(key('one press'))).toEqual(usedBefore);
  });

  it('has no meaning for another call [R17]', async () => {
    const { world, device } = await scene(given);
    await (
      await given.asked(device, world)
    )(key('one press'));
    for (const [, other] of cases)
      if (other !== given) {
        const answer = await (await other.otherwise(device, world))(key('one press'));
        expect(answer).toEqual(usedBefore);
      }
  });

  it('may be missing: then each request is executed [R38]', async () => {
    const { world, device } = await scene(given);
    const asked = await given.asked(device, world);
    expect((await asked(undefined))._tag).toBe('Right');
    expect(await asked(undefined)).not.toEqual(usedBefore);
  });
});

describe("A candidate's own text", () => {
  it('is not stored a second time with the key', async () => {
    const { world, device } = await scene({
      application: {},
      before: booked,
      asked: givesUp(''),
      otherwise: givesUp(''),
    });
    await givesUp('My mother is ill')(device)(key('one press'));
    const kept = await world.behind(({ idempotencyKeys }) => idempotencyKeys.find(candidateId(1), key('one press')));
    expect(O.toUndefined(kept)).toMatch(/^Withdraw 4711 [0-9a-f]{64}$/);
  });
});
