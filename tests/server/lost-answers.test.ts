import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { statusOf } from '../../domain/applications/status-catalogue';
import type { Application } from '../../domain/applications/application';
import { anApplication } from '../support/builders/applications';
import { aCandidate } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { onFile } from '../support/builders/screening';
import { skillFilterAnswers } from '../support/builders/skill-filter-answers';
import { slot } from '../support/builders/slots';
import { at } from '../support/builders/time';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from './portal-over-http';

/*
 * The connection is cut during the response to a write: the server has done it, but the candidate does not know and sends it again. It must be done
 * once and get the same response.
 */

const job = { community_id: 42, position_id: 4711 };
const nine = slot('2026-12-07', '09:00', '09:30');
const ten = slot('2026-12-07', '10:00', '10:30');
const wire = ({ date, from, to }: typeof nine) => ({ slot_date: date, slot_from: from, slot_to: to });
const kinds = ['video', 'in-person', 'onboarding', 'onsite'] as const;

const held = (changes: Partial<Application>): Partial<Application> => ({
  applied: 'interview-arranged',
  slot: nine,
  scheduledAt: at('2026-12-07T15:00:00Z'),
  ...changes,
});
const status = (code: number, changes: Partial<Application> = {}): Partial<Application> => ({
  status: statusOf(code),
  onboarding: true,
  ...changes,
});

interface Write {
  readonly name: string;
  readonly path: string;
  readonly method?: 'PUT';
  readonly body?: object;
  readonly application: Partial<Application>;
  /** A slot of that kind that the application already holds. */
  readonly holds?: (typeof kinds)[number];
}

const cancel = { reason: '', reschedule_flag: true };

const writes: readonly Write[] = [
  {
    name: 'apply_job',
    path: 'candidate/apply_job',
    body: { position_name: 'Caregiver' },
    application: { applied: 'not-submitted', screening: 'open' },
  },
  {
    name: 'applied_position',
    path: 'candidate-registration/applied_position',
    application: { applied: 'not-submitted', screening: 'open', externalApplicationUrl: 'https://jobs.example.org' },
  },
  {
    name: 'submit_skill_filter',
    path: 'skillFilters/submit_skill_filter',
    body: skillFilterAnswers('Yes'),
    application: { screening: 'open' },
  },
  { name: 'book_slot', path: 'scheduled-video-interviews/book_slot', body: wire(ten), application: {} },
  {
    name: 'inperson_book_slot',
    path: 'inperson-interviews/inperson_book_slot',
    body: wire(ten),
    application: { interviewKind: 'in-person' },
  },
  {
    name: 'book_onboarding_slot',
    path: 'onboard-interviews/book_onboarding_slot',
    body: wire(ten),
    application: status(1),
  },
  { name: 'book_onsite_slot', path: 'onsite-interviews/book_onsite_slot', body: wire(ten), application: status(32) },
  {
    name: 'reschedule_slot',
    path: 'scheduled-video-interviews/reschedule_slot',
    method: 'PUT',
    body: wire(ten),
    application: held({}),
    holds: 'video',
  },
  {
    name: 'inperson_reschedule_slot',
    path: 'inperson-interviews/inperson_reschedule_slot',
    method: 'PUT',
    body: wire(ten),
    application: held({ interviewKind: 'in-person' }),
    holds: 'in-person',
  },
  {
    name: 'reschedule_onboarding_slot',
    path: 'onboard-interviews/reschedule_onboarding_slot',
    method: 'PUT',
    body: wire(ten),
    application: held(status(21)),
    holds: 'onboarding',
  },
  {
    name: 'reschedule_onsite_slot',
    path: 'onsite-interviews/reschedule_onsite_slot',
    method: 'PUT',
    body: wire(ten),
    application: held(status(35)),
    holds: 'onsite',
  },
  {
    name: 'cancelInterview',
    path: 'scheduled-video-interviews/cancelInterview',
    body: cancel,
    application: held({}),
    holds: 'video',
  },
  {
    name: 'inPerson_cancelInterview',
    path: 'inperson-interviews/inPerson_cancelInterview',
    body: cancel,
    application: held({ interviewKind: 'in-person' }),
    holds: 'in-person',
  },
  {
    name: 'onboarding_cancelInterview',
    path: 'onboard-interviews/onboarding_cancelInterview',
    body: { reason: 'Another job', reschedule_flag: false },
    application: held(status(21)),
    holds: 'onboarding',
  },
  {
    name: 'onsite_cancelInterview',
    path: 'onsite-interviews/onsite_cancelInterview',
    body: cancel,
    application: held(status(35)),
    holds: 'onsite',
  },
  {
    name: 'client-community/cancelInterview',
    path: 'client-community/cancelInterview',
    body: cancel,
    application: held({}),
    holds: 'video',
  },
  {
    name: 'decline_offer',
    path: 'onboard-interviews/decline_offer',
    body: { reason: 'Too far' },
    application: status(1),
  },
  {
    name: 'decline_onsite',
    path: 'onsite-interviews/decline_onsite',
    body: { reason: 'Too far' },
    application: status(32),
  },
  {
    name: 'proceed_without_resume',
    path: 'candidate/proceed_without_resume',
    method: 'PUT',
    application: { resume: 'optional' },
  },
];

const stageOf = { video: 'interview', 'in-person': 'interview', onboarding: 'onboarding', onsite: 'onsite' } as const;

const portalFor = async ({ application, holds, name }: Write): Promise<PortalOverHttp> => {
  const portal = await portalOverHttp({
    positions: [
      aPosition({
        interviewKind: application.interviewKind ?? 'video',
        resume: application.resume ?? 'none',
        ...(name === 'submit_skill_filter' ? { questionnaireId: onFile().questionnaire.id } : {}),
      }),
    ],
    slots: kinds.map((kind) => ({
      positionId: aPosition().positionId,
      kind,
      slots: [nine, ten].map((one) => ({ slot: one, capacity: 1 })),
    })),
    applicants: [],
  });
  const { world } = portal;
  await world.behind(({ provisioning }) => provisioning.putQuestionnaire(onFile()));
  const id = await world.behind(({ provisioning }) => provisioning.putCandidate(aCandidate()));
  const appointment =
    holds === undefined
      ? undefined
      : { stage: stageOf[holds], kind: holds, slot: nine, startsAt: at('2026-12-07T15:00:00Z') };
  await world.behind(({ provisioning }) => provisioning.addApplication(id, anApplication(application), appointment));
  return portal;
};

describe('A write whose response was lost', () => {
  it.each(writes)('is executed once when it is sent again: $name [R17, R27]', async (write) => {
    const portal = await portalFor(write);
    const headers = { ...(await signInOverHttp(portal)), 'idempotency-key': 'one-press-of-a-button' };
    const send = async () =>
      bodyOf(
        await portal.inject({
          method: write.method ?? 'POST',
          url: `/api/${write.path}`,
          headers,
          payload: { ...job, ...write.body },
        }),
      );
    const stands = () =>
      portal.world.behind((store) =>
        pipe(
          store.candidates.withEmail(aCandidate().email),
          TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
          TE.flatMap(({ id }) => store.applications.of(id)),
        ),
      );
    const mails = () => portal.world.mailer.sent().length;
    const first = await send();
    expect(first).toMatchObject({ statusCode: 200 });
    const [stood, sent] = [await stands(), mails()];
    expect(await send()).toEqual(first);
    expect(await stands()).toEqual(stood);
    expect(mails()).toBe(sent);
  });
});
