import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import type { RecorderVisitor } from '../../domain/applications/recorder-visitor';
import type { Job } from '../../domain/ids/job';
import type { RecorderApi } from '../applications/recorder.api';
import type { Reporter } from '../ports/reporter';

/** The id that the deployment's session recorder, if any, gives this browser (R5). */
export type VisitorHere = () => O.Option<RecorderVisitor>;

/**
 * After an application was made, reports which recording belongs to it (spec 1 §7). The candidate never notices: without a recorder no call is made,
 * and a failure is reported but never shown.
 */
export const nameRecording =
  (deps: {
    readonly api: Pick<RecorderApi, 'nameRecording'>;
    readonly visitor: VisitorHere;
    readonly reporter: Reporter;
  }) =>
  ({ communityId, positionId }: Job): T.Task<undefined> =>
  async () => {
    const visitor = deps.visitor();
    if (O.isNone(visitor)) return undefined;
    const answer = await deps.api.nameRecording({ communityId, positionId, visitor: visitor.value })();
    if (E.isLeft(answer)) deps.reporter.report('recording-not-named', { why: answer.left._tag });
    return undefined;
  };
