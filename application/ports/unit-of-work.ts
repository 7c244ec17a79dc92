import type * as TE from 'fp-ts/TaskEither';
import type {
  ActRecords,
  Applications,
  IdempotencyKeys,
  RecorderVisitors,
  ScreeningAnswers,
} from './unit-of-work/applications';
import type { Chat } from './unit-of-work/chat';
import type { Imports } from './unit-of-work/imports';
import type { Interviewers } from './unit-of-work/interviewers';
import type { Meetings } from './unit-of-work/meetings';
import type { Messages } from './unit-of-work/messages';
import type { Candidates, Codes, ContactCodes, Sessions, SocialSignIns } from './unit-of-work/people';
import type { Positions, Questionnaires } from './unit-of-work/positions';
import type { Provisioning } from './unit-of-work/provisioning';
import type { RecordedAnswers, RecordingConsents, RecordingMails } from './unit-of-work/recorded-answers';
import type { ResumeLinks, Resumes } from './unit-of-work/resumes';
import type { Appointments, NewAccountTimes, Reminders, Slots } from './unit-of-work/slots';
import type { StoreUnavailable } from './unit-of-work/store';

/** Everything the service keeps, within one transaction. */
export interface Store {
  readonly candidates: Candidates;
  readonly codes: Codes;
  readonly contactCodes: ContactCodes;
  readonly sessions: Sessions;
  readonly socialSignIns: SocialSignIns;
  readonly positions: Positions;
  readonly questionnaires: Questionnaires;
  readonly applications: Applications;
  readonly screeningAnswers: ScreeningAnswers;
  readonly slots: Slots;
  readonly appointments: Appointments;
  readonly reminders: Reminders;
  readonly newAccountTimes: NewAccountTimes;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly actRecords: ActRecords;
  readonly recorderVisitors: RecorderVisitors;
  readonly recordedAnswers: RecordedAnswers;
  readonly recordingConsents: RecordingConsents;
  readonly recordingMails: RecordingMails;
  readonly meetings: Meetings;
  readonly interviewers: Interviewers;
  readonly messages: Messages;
  readonly chat: Chat;
  readonly resumes: Resumes;
  readonly resumeLinks: ResumeLinks;
  readonly provisioning: Provisioning;
  readonly imports: Imports;
}

/**
 * One transaction: what `work` writes is committed if it answers Right and rolled back if it answers Left. So a refusal that must be
 * committed (a wrong code counts as a try) is a Right that holds the refusal.
 */
export interface UnitOfWork {
  readonly run: <E, A>(work: (store: Store) => TE.TaskEither<E, A>) => TE.TaskEither<E | StoreUnavailable, A>;
}
