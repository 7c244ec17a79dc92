import * as TE from 'fp-ts/TaskEither';
import type { Decision } from '../../domain/decision';

/** A rule's decision as a step of a use case. */
export const unlessRefused = <Reason, A>(decision: Decision<Reason, A>): TE.TaskEither<Reason, A> =>
  decision._tag === 'Allowed' ? TE.right(decision.value) : TE.left(decision.reason);
