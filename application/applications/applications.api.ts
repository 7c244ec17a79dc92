import type { Application } from '../../domain/applications/application';
import { stageOf } from '../../domain/applications/status-catalogue';
import type { QuestionnaireId } from '../../domain/ids/questionnaire-ids';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import type { ApplicationWithPosition } from './applications.store';
import type { Operation, NamesOf } from '../ports/candidate-api/call';
import type { RecorderVisitor } from '../../domain/applications/recorder-visitor';
import type { SocialOrigin } from '../../domain/identity/social-origin';

/* The list of applications. */

/** What a card shows of the position. */
type OnCard = Pick<Position, 'positionName' | 'communityName' | 'clientName' | 'address' | 'description' | 'zone'>;
/** How many questions a job asks. */
export interface QuestionsAsked {
  readonly questionnaireId: QuestionnaireId;
  readonly count: number;
}

/** The employer's colors as text: the list has no use for them, and a card's dialog parses them when it opens. */
export interface ColorsAsText {
  readonly primary: string;
  readonly primaryFont: string;
}

/** An application with the details of the position that its card shows. */
export interface ListedApplication extends OnCard {
  readonly application: Application;
  readonly colors: ColorsAsText;
  /** How often the appointment it shows was booked, moved or canceled so far: calendars take the entry that counts the most (RFC 5546). */
  readonly appointmentRevision: number;
  /** Whether the position is published: a closed one takes some applications no further (R71). */
  readonly published: boolean;
  /** The candidate submitted the recording without the optional resume, on purpose; only the list provides it (R23). */
  readonly proceededWithoutResume: boolean;
  /** Set while the screening is open and has questions; only the list provides it. */
  readonly asks: QuestionsAsked | undefined;
}

/** An application as a list shows it. */
export const listed = (
  { application, position, revisions }: ApplicationWithPosition,
  asks?: QuestionsAsked,
  proceededWithoutResume = false,
): ListedApplication => ({
  application,
  positionName: position.positionName,
  communityName: position.communityName,
  clientName: position.clientName,
  address: position.address,
  description: position.description,
  zone: position.zone,
  colors: { primary: position.primary, primaryFont: position.primaryFont },
  appointmentRevision: application.slot === undefined ? 0 : revisions[stageOf(application.status)],
  published: position.published,
  proceededWithoutResume,
  asks,
});

/** The signed-in candidate's applications; empty for someone who hasn't applied anywhere. */
export interface JobsList {
  readonly candidateId: CandidateId;
  readonly candidateName: string;
  readonly applications: readonly ListedApplication[];
}

/** What is asked about all of a candidate's applications at once; `ApplyingOperations` asks about one. */
export interface ApplicationsOperations {
  /** In the order of the list (R13). */
  readonly listApplications: Operation<void, JobsList>;
}

/** Their names. */
export const applicationsOperations: NamesOf<ApplicationsOperations> = { listApplications: true };

/**
 * An application, the session recorder's id of the visit that made it, if known (spec 1 §7), and the social profile its candidate signed up
 * with, if any (spec 1 §3).
 */
export interface SeenApplication extends ListedApplication {
  readonly recorderVisitor: RecorderVisitor | undefined;
  readonly socialOrigin: SocialOrigin | undefined;
}
