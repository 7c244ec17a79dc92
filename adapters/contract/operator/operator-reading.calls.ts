import * as E from 'fp-ts/Either';
import type { ApplicationNamed } from '../../../application/applications/application-named.port';
import {
  mostApplications,
  type ApplicationFound,
  type ApplicationsAsked,
  type ApplicationsFound,
  type ApplicationSought,
  type AppointmentOfStage,
  type Consents,
  type OperatorReadingOperations,
  type ScreeningAnswer,
  type WholeApplication,
} from '../../../application/operator/operator-reading.port';
import { sayApplicationNotFound, sayResumeNotOpened } from '../../../application/operator/operator-refusals.words';
import { application } from '../applications/application.wire';
import { wireEvent } from '../applications/told-event.wire';
import { seenApplication } from '../applications/recorder.wire';
import type { OperatorCallOf } from '../call';
import { neverRefused } from '../calls/shared';
import { fromParser, listOf, mapped, maybe, number, oneOf, struct, text, type Codec } from '../codec';
import { phoneNumber } from '../identity/person.wire';
import { oneCall, type OperatorBindings } from '../operation';
import { screeningQuestionId } from '../positions/questionnaire-ids.wire';
import { slotFields } from '../positions/slots.wire';
import { wholeCandidate } from '../profile/candidate.wire';
import { allOf, field, objectWith } from '../record';
import { recordedVideo } from '../recording/recorded-video.wire';
import { candidateId, communityId, email, instant, positionId } from '../wire/fields';
import { pageLength, writtenPlace } from '../wire/numbers';
import { status } from '../wire/vocabulary';
import { applicationNotFound, resumeRefused } from './operator.wire';

/* What the employer's own systems read of applications. POSTs, because an e-mail address must not appear in a URL. */

/** Callers pass it on as it came: they need not read it. */
export const applicationCursor = writtenPlace('the `next_cursor` of an answer', 'c', 'c4711');

const applicationsAsked: Codec<ApplicationsAsked> = objectWith({
  positionId: field('position_id', maybe(positionId)),
  communityId: field('community_id', maybe(communityId)),
  status: field('status', maybe(status)),
  changedAfter: field('changed_after', maybe(instant)),
  after: field('cursor', maybe(applicationCursor)),
  limit: field('limit', maybe(pageLength(mostApplications))),
});

const applicationFound: Codec<ApplicationFound> = objectWith({
  candidate: allOf<ApplicationFound['candidate']>({
    id: field('candidate_id', candidateId),
    email: field('email', email),
    firstName: field('firstname', text),
    lastName: field('lastname', text),
    phone: field('phone', maybe(phoneNumber)),
  }),
  application,
});

/** POST operator/applications */
export const seeApplications: OperatorCallOf<OperatorReadingOperations['seeApplications']> = {
  name: 'operator_applications',
  summary:
    'Applications of all candidates in the order in which they were made, from where the last answer ended; of one position, of one community, in one status, or with an event later than an instant.',
  source: 'ours: R27, reading',
  method: 'POST',
  path: 'operator/applications',
  access: 'operator',
  right: 'read',
  request: applicationsAsked,
  response: objectWith<ApplicationsFound>({
    applications: field('applications', listOf(applicationFound)),
    next: field('next_cursor', maybe(applicationCursor)),
  }),
  ...neverRefused,
};

const soughtFields = struct({ email: maybe(email), candidate_id: maybe(candidateId), position_id: positionId });

const applicationSought: Codec<ApplicationSought> = fromParser({
  name: 'email or candidate_id',
  wire: soughtFields,
  parse: (wire) =>
    wire.email === undefined && wire.candidate_id === undefined
      ? E.left('NobodyNamed')
      : E.right({ email: wire.email, candidateId: wire.candidate_id, positionId: wire.position_id }),
  print: (sought) => ({ email: sought.email, candidate_id: sought.candidateId, position_id: sought.positionId }),
  jsonSchema: {
    ...soughtFields.schema,
    anyOf: [
      { properties: { email: email.schema }, required: ['email'] },
      { properties: { candidate_id: candidateId.schema }, required: ['candidate_id'] },
    ],
  },
});

const appointmentOfStage: Codec<AppointmentOfStage> = mapped(
  struct({ stage: oneOf('interview', 'onsite', 'onboarding'), ...slotFields, starts_at: instant }),
  ({ stage, slot_date, slot_from, slot_to, starts_at }) => ({
    stage,
    slot: { date: slot_date, from: slot_from, to: slot_to },
    startsAt: starts_at,
  }),
  ({ stage, slot: { date, from, to }, startsAt }) => ({
    stage,
    slot_date: date,
    slot_from: from,
    slot_to: to,
    starts_at: startsAt,
  }),
);

const screeningAnswer: Codec<ScreeningAnswer> = objectWith({
  questionId: field('question_id', screeningQuestionId),
  title: field('question_name', maybe(text)),
  answer: field('answer', listOf(text)),
});

const resumeKept: Codec<NonNullable<WholeApplication['resume']>> = objectWith({
  name: field('resume_name', text),
  bytes: field('bytes', number),
  receivedAt: field('uploaded_at', instant),
});

const consents: Codec<Consents> = objectWith({
  recording: field('recording', maybe(instant)),
  liveInterview: field('live_interview', maybe(instant)),
});

/** POST operator/application_whole: by e-mail address or candidate's id; an unknown candidate or application is a 404. */
export const seeWholeApplication: OperatorCallOf<OperatorReadingOperations['seeWholeApplication']> = {
  name: 'operator_application_whole',
  summary:
    'One application with all that belongs to it: the candidate, appointments, answers with their questions, resume, recorded answers, consents and what happened.',
  source: 'ours: R27, reading',
  method: 'POST',
  path: 'operator/application_whole',
  access: 'operator',
  right: 'read',
  request: applicationSought,
  response: objectWith<WholeApplication>({
    candidate: field('candidate', wholeCandidate),
    application: field('application', seenApplication),
    appointments: field('appointments', listOf(appointmentOfStage)),
    answers: field('answers', listOf(screeningAnswer)),
    resume: field('resume', maybe(resumeKept)),
    videos: field('videos', listOf(recordedVideo)),
    consents: field('consents', consents),
    history: field('history', listOf(wireEvent)),
  }),
  refusal: applicationNotFound,
  refusalStatus: () => 404,
  sayRefusal: sayApplicationNotFound,
};

/** POST operator/resume: an unknown candidate or application, or one without a resume, is a 404. */
export const openResume: OperatorCallOf<OperatorReadingOperations['openResume']> = {
  name: 'operator_resume',
  summary:
    'An address that opens the newest resume of an application for five minutes. The candidate sees that it was opened.',
  source: 'ours: R3, R69, signed links',
  method: 'POST',
  path: 'operator/resume',
  access: 'operator',
  right: 'read',
  request: objectWith<ApplicationNamed>({
    email: field('email', email),
    positionId: field('position_id', positionId),
  }),
  response: struct({ url: text, until: instant }),
  refusal: resumeRefused,
  refusalStatus: () => 404,
  sayRefusal: sayResumeNotOpened,
};

/** The calls of `OperatorReadingOperations`. */
export const operatorReadingCalls: OperatorBindings<OperatorReadingOperations> = {
  seeApplications: oneCall(seeApplications),
  seeWholeApplication: oneCall(seeWholeApplication),
  openResume: oneCall(openResume),
};
