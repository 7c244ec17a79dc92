import type { Application, Appointment } from '../../domain/applications/application';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { ScreeningQuestionId } from '../../domain/ids/questionnaire-ids';
import type { Account } from '../../domain/identity/account';
import type { Stage } from '../../domain/positions/kinds';
import type { Candidate } from '../../domain/profile/candidate';
import type { Email } from '../../domain/text/email';
import type { Instant } from '../../domain/time/instant';
import type { ApplicationNamed, ApplicationNotFound } from '../applications/application-named.port';
import type { SeenApplication } from '../applications/applications.api';
import type { ApplicationsFilter } from '../applications/applications.store';
import type { EventOfCandidate } from '../applications/events.store';
import type { ResumeReceipt, SignedFile } from '../files/receipt.api';
import type { Operation } from '../ports/candidate-api/call';
import type { RecordedVideo } from '../recording/recording.api';
import type { NoSuchResume } from '../resumes/resumes.api';

/* What the employer's own systems read of applications. */

/** How many applications an answer has unless the request says otherwise. */
export const usualApplications = 50;
/** How many applications an answer has at most. */
export const mostApplications = 200;

/** Which applications are asked for, from where the last answer ended. */
export interface ApplicationsAsked extends ApplicationsFilter {
  /** The `next` of the answer before. Undefined: from the first application on. */
  readonly after: number | undefined;
  /** Undefined: `usualApplications`. */
  readonly limit: number | undefined;
}

/** An application of a list, and whose it is. */
export interface ApplicationFound {
  readonly candidate: Omit<Account, 'zip'>;
  readonly application: Application;
}

/** Applications in the order in which they were made. */
export interface ApplicationsFound {
  readonly applications: readonly ApplicationFound[];
  /** Where they go on; undefined: there are no more now. */
  readonly next: number | undefined;
}

/** An application by its position and its candidate: by e-mail address, by id, or by both, which must then be the same candidate's. */
export interface ApplicationSought {
  readonly positionId: PositionId;
  readonly email: Email | undefined;
  readonly candidateId: CandidateId | undefined;
}

/** What a candidate answered to one question of the screening. */
export interface ScreeningAnswer {
  readonly questionId: ScreeningQuestionId;
  /** Undefined: the question was removed since. */
  readonly title: string | undefined;
  /** Empty: not answered. */
  readonly answer: readonly string[];
}

/** The appointment of a stage. */
export interface AppointmentOfStage extends Appointment {
  readonly stage: Stage;
}

/** When the candidate agreed to it (R62). Undefined: not yet. */
export interface Consents {
  readonly recording: Instant | undefined;
  readonly liveInterview: Instant | undefined;
}

/** All that the portal knows about one application. */
export interface WholeApplication {
  readonly candidate: Candidate;
  readonly application: SeenApplication;
  /** Of every stage that has one, in the order of the stages. */
  readonly appointments: readonly AppointmentOfStage[];
  /** To the screening, in the order in which they were given. */
  readonly answers: readonly ScreeningAnswer[];
  /** The newest one. Undefined: none was stored. */
  readonly resume: Omit<ResumeReceipt, 'path'> | undefined;
  /** The answers of the recorded interview, in the order of its questions. */
  readonly videos: readonly RecordedVideo[];
  readonly consents: Consents;
  /** All of its events, oldest first. */
  readonly history: readonly EventOfCandidate[];
}

/** The calls that read applications. */
export interface OperatorReadingOperations {
  /** Of all candidates. */
  readonly seeApplications: Operation<ApplicationsAsked, ApplicationsFound, never, 'operator'>;
  readonly seeWholeApplication: Operation<ApplicationSought, WholeApplication, ApplicationNotFound, 'operator'>;
  /** A link to the newest resume. Asking for it counts as opening it. */
  readonly openResume: Operation<ApplicationNamed, SignedFile, ApplicationNotFound | NoSuchResume, 'operator'>;
}
