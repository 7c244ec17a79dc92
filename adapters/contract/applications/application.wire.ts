import { noAppointments, type Allowance, type Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type {
  ColorsAsText,
  ListedApplication,
  QuestionsAsked,
} from '../../../application/applications/applications.api';
import { flag, maybe, number, text, withDefault, type Codec } from '../codec';
import { allOf, field, objectOf, turned, absent, type Part } from '../record';
import { calendarDate, communityId, endTime, instant, positionId, timeZone, wallTime } from '../wire/fields';
import { questionnaireId } from '../positions/questionnaire-ids.wire';
import { appliedStatus, interviewType, sfStatus, status, techCheckFlag, uploadResume } from '../wire/vocabulary';

/** Replaces the path on the wire: the location of a resume stays on the server (R3). */
const resumeStored = 'stored';

/** onsite_status 2: the employer is arranging the onsite meeting (R10, row 3). */
const onsiteInHand = 2;

type ByKind<A> = Readonly<Record<MoveKind, A>>;
const byKind = <A>(of: (kind: MoveKind) => A): ByKind<A> => ({
  video: of('video'),
  'in-person': of('in-person'),
  onboarding: of('onboarding'),
  onsite: of('onsite'),
});

const wireKind = { video: 'video', 'in-person': 'inperson', onboarding: 'onboard', onsite: 'onsite' } as const;

/** The flags and counters of the four kinds of move; `count` reads the counters. */
export const allowances = (count: Codec<number>): Part<ByKind<Allowance>> =>
  turned(
    allOf({
      flags: allOf(byKind((kind) => field(`can_reschedule_${wireKind[kind]}`, withDefault(flag, true)))),
      left: allOf(byKind((kind) => field(`available_${wireKind[kind]}_reschedules`, maybe(count)))),
    }),
    ({ flags, left }) => byKind((kind) => ({ flag: flags[kind], left: left[kind] })),
    (all) => ({ flags: byKind((kind) => all[kind].flag), left: byKind((kind) => all[kind].left) }),
  );

/** The Application entity of spec 1 §3, as far as the rules need it. */
export const applicationParts = {
  positionId: field('position_id', positionId),
  communityId: field('community_id', communityId),
  status: field('status', withDefault(status, statusOf(0))),
  applied: field('applied_status', withDefault(appliedStatus, 'not-submitted')),
  screening: field('sf_status', withDefault(sfStatus, 'open')),
  interviewKind: field('interview_type', maybe(interviewType)),
  onboarding: field('onboarding_status', withDefault(flag, false)),
  resume: field('upload_resume', withDefault(uploadResume, 'none')),
  hasResume: turned(
    field('resume_path', maybe(text)),
    (path) => path !== undefined,
    (stored) => (stored ? resumeStored : undefined),
  ),
  blocked: field('block_candidate', withDefault(flag, false)),
  externalApplicationUrl: field('adp_url', maybe(text)),
  selfRecordCompleted: field('self_record_completed', withDefault(flag, false)),
  recordingSubmittedAt: field('self_recording_submitted_date', maybe(instant)),
  offeredAt: field('offer_date', maybe(instant)),
  onsiteLocked: turned(
    field('onsite_status', withDefault(number, 0)),
    (onsite) => onsite === onsiteInHand,
    (locked) => (locked ? onsiteInHand : 0),
  ),
  slot: turned(
    allOf({
      date: field('schd_date', maybe(calendarDate)),
      from: field('slot_from', maybe(wallTime)),
      to: field('slot_to', maybe(endTime)),
    }),
    ({ date, from, to }) =>
      date === undefined || from === undefined || to === undefined ? undefined : { date, from, to },
    (slot) => ({ date: slot?.date, from: slot?.from, to: slot?.to }),
  ),
  scheduledAt: field('schedule_time', maybe(instant)),
  otherAppointments: absent(noAppointments),
  invitedOn: field('invited_on', maybe(instant)),
  meetingLink: field('zoom_link', maybe(text)),
  techCheck: allOf({
    mandatory: field('tech_check_mandatory', withDefault(techCheckFlag, 'not-done')),
    optional: field('tech_check_optional', withDefault(techCheckFlag, 'not-done')),
  }),
  allowances: allowances(number),
} as const;

/** An application as the wire has it (spec 1 §3). */
export const application = allOf<Application>(applicationParts);
/** An application as an object of its own; what is missing gets the defaults of `applicationParts`. */
export const wireApplication: Codec<Application> = objectOf(application);

/** The position's texts on a card. */
export const cardParts = {
  positionName: field('position_name', text),
  communityName: field('community_name', withDefault(text, '')),
  clientName: field('client_name', withDefault(text, '')),
  address: field('address', withDefault(text, '')),
  description: field('description', withDefault(text, '')),
} as const;

/** An entry of get_jobs_list: the application, and the position's data for its card. */
export const listedParts = {
  application,
  ...cardParts,
  zone: field('timezone', timeZone),
  colors: allOf<ColorsAsText>({
    primary: field('primary_color', withDefault(text, '')),
    primaryFont: field('primary_font_color', withDefault(text, '')),
  }),
  appointmentRevision: field('appointment_revision', withDefault(number, 0)),
  published: field('published', withDefault(flag, true)),
  proceededWithoutResume: field('proceed_without_resume', withDefault(flag, false)),
  asks: turned(
    allOf({
      questionnaireId: field('questionnaire_id', maybe(questionnaireId)),
      count: field('questions', maybe(number)),
    }),
    ({ questionnaireId: id, count }): QuestionsAsked | undefined =>
      id === undefined || count === undefined ? undefined : { questionnaireId: id, count },
    (asks) => ({ questionnaireId: asks?.questionnaireId, count: asks?.count }),
  ),
} as const;

/** `listedParts` as an object; it asks nothing unless both `questionnaire_id` and `questions` are given. */
export const listedApplication: Codec<ListedApplication> = objectOf(allOf<ListedApplication>(listedParts));
