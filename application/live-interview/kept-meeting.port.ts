import type { AskedQuestion } from '../../domain/live-interview/meeting';
import type { QuestionAnswer } from '../../domain/live-interview/room-message';
import type { Job } from '../../domain/ids/job';
import type { Instant } from '../../domain/time/instant';
import type { SwitchedOff } from './meeting-room.port';

/** What this tab keeps of a live interview, so that a reload loses nothing that was asked (R51) and switches nothing on. It is wiped with the session (R3a). */
export interface KeptMeeting extends SwitchedOff {
  readonly job: Job;
  /** Of which appointment. */
  readonly startsAt: Instant;
  readonly met: boolean;
  readonly questions: readonly AskedQuestion[];
  readonly answers: readonly QuestionAnswer[];
}
