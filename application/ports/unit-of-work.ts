import type * as TE from 'fp-ts/TaskEither';
import type { Applications, IdempotencyKeys, RecorderVisitors } from '../applications/applications.store';
import type { ScreeningAnswers } from '../screening/answers.store';
import type { Chat } from '../chat/chat.store';
import type { Events } from '../applications/events.store';
import type { Imports } from '../import/imports.store';
import type { UsedFiles } from '../files/used-files.store';
import type { Interviewers } from '../live-interview/interviewers.store';
import type { Meetings } from '../live-interview/meetings.store';
import type { OperatorTokens } from '../operator/operator-tokens.store';
import type { Deliveries, Webhooks } from '../webhooks/webhooks.store';
import type { Messages } from '../mails/messages.store';
import type { Profiles } from '../profile/profiles.store';
import type { Accounts, Codes, ContactCodes, Sessions, SocialSignIns } from '../identity/people.store';
import type { Positions } from '../positions/positions.store';
import type { Questionnaires } from '../screening/questionnaires.store';
import type { Provisioning } from '../import/provisioning.store';
import type { RecordedAnswers, RecordingConsents, RecordingMails } from '../recording/recorded-answers.store';
import type { ResumeLinks, Resumes } from '../resumes/resumes.store';
import type { Slots } from '../positions/slots.store';
import type { NewAccountTimes } from '../scheduling/new-account-times.store';
import type { Appointments, Reminders } from '../applications/appointments.store';
import type { StoreUnavailable } from './unit-of-work/store';

/** Everything the service keeps, within one transaction. */
export interface Store {
  readonly candidates: Accounts & Profiles;
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
  readonly events: Events;
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
  readonly usedFiles: UsedFiles;
  readonly provisioning: Provisioning;
  readonly imports: Imports;
  readonly operatorTokens: OperatorTokens;
  readonly webhooks: Webhooks;
  readonly deliveries: Deliveries;
}

/**
 * One transaction: what `work` writes is committed if it answers Right and rolled back if it answers Left. So a refusal that must be
 * committed (a wrong code counts as a try) is a Right that holds the refusal.
 */
export interface UnitOfWork {
  readonly run: <E, A>(work: (store: Store) => TE.TaskEither<E, A>) => TE.TaskEither<E | StoreUnavailable, A>;
}
