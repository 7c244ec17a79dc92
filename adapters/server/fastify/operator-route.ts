import * as E from 'fp-ts/Either';
import type { AdmitOperator } from '../../../application/operator/operator-tokens.service';
import type { NotAdmitted } from '../../../application/operator/operator-tokens.port';
import { sayRightMissing } from '../../../application/operator/operator-refusals.words';
import type { OperatorCaller } from '../../../application/ports/operator-caller';
import type { OperatorCall } from '../../contract/call';
import {
  answerWith,
  describe,
  failed,
  ofService,
  shownIn,
  type ApiRoute,
  type Handled,
  type Outcome,
} from './answering';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';

const operatorOff = 'The operator calls are switched off here. Start the portal with OPERATOR_TOKEN to allow them.';
const notTheOperator =
  "This call needs the operator's token: authorization: Bearer, and what OPERATOR_TOKEN is, or a named token that is in use.";

const notLetIn = (failure: NotAdmitted | StoreUnavailable, requestId: string): Outcome => {
  switch (failure._tag) {
    case 'UnknownToken':
      return failed(401, 401, notTheOperator, requestId);
    case 'RightMissing':
      return failed(403, 403, sayRightMissing(failure), requestId);
    case 'StoreUnavailable':
      return ofService(failure, requestId);
  }
};

/** An operator's call: for whoever has the deployment's own token, or a named one with the right of the call. Without `admit`, nobody is let in. */
export const forOperator =
  (admit: AdmitOperator | undefined) =>
  <I, O, R extends { readonly _tag: string }>(
    call: OperatorCall<I, O, R>,
    handle: (by: OperatorCaller) => (input: I) => Handled<R, O>,
  ): ApiRoute => ({
    ...describe(call),
    admit: async ({ authorization, requestId }) => {
      if (admit === undefined) return E.left(failed(403, 403, operatorOff, requestId));
      const admitted = await admit(shownIn(authorization), call.right)();
      return E.isLeft(admitted)
        ? E.left(notLetIn(admitted.left, requestId))
        : E.right((incoming) => () => answerWith(call, handle(admitted.right), incoming));
    },
  });
