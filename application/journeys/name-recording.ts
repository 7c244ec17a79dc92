import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import type { RecorderVisitor } from '../../domain/identity/recorder-visitor';
import type { Job } from '../navigation/destination';
import type { RecorderApi } from '../ports/candidate-api/recorder';
import type { Reporter } from '../ports/reporter';

/** What a recorder, where a deployment has one, calls this browser (R5). */
export type VisitorHere = () => O.Option<RecorderVisitor>;

/**
 * Tells which recording belongs to an application (spec 1 §7), once it was made. Nothing of it is the candidate's business: without a recorder
 * nobody is asked, and a failure is reported and never shown.
 */
export const nameRecording =
  (deps: { readonly api: RecorderApi; readonly visitor: VisitorHere; readonly reporter: Reporter }) =>
  ({ communityId, positionId }: Job): T.Task<undefined> =>
  async () => {
    const visitor = deps.visitor();
    if (O.isNone(visitor)) return undefined;
    const told = await deps.api.nameRecording({ communityId, positionId, visitor: visitor.value })();
    if (E.isLeft(told)) deps.reporter.report('recording-not-named', { why: told.left._tag });
    return undefined;
  };
