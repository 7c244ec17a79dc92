import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { Sealed } from '../ports/secrets';
import type { FromStore } from '../ports/unit-of-work/store';

/* Interviewers of live interviews. They have no account: a link that works once gives them a session for one room. */

/** Whose interview an interviewer may enter, under which name, and until when. */
export interface InterviewerPass {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly name: string;
  readonly until: Instant;
}

/** The links and sessions of interviewers, found only by their seals. */
export interface Interviewers {
  readonly addLink: (link: Sealed, pass: InterviewerPass) => FromStore<undefined>;
  /** Gives a link's pass to a session, if nobody has used the link before. Two at once: only one gets it. */
  readonly useLink: (link: Sealed, session: Sealed, at: Instant) => FromStore<O.Option<InterviewerPass>>;
  readonly withSession: (session: Sealed) => FromStore<O.Option<InterviewerPass>>;
}
