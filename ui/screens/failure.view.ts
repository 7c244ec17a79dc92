import { isCallFailure, type CallFailure } from '../../application/failure';
import type { FailureView } from '../kit/failure-notice';
import { failureTexts as t } from '../texts/failures';

const view = (title: string, text: string, action: string | undefined, requestId?: string): FailureView => ({
  title,
  text,
  keptNote: undefined,
  action,
  requestId,
});

/**
 * A failed call in words (R4, R29). `title` names what could not be done and stands where the failure itself has no better name.
 * What the server said is shown as it said it.
 */
export const failureView = (failure: CallFailure, title: string = t.generic): FailureView => {
  switch (failure._tag) {
    case 'NoConnection':
      return view(t.noConnectionTitle, t.noConnection, t.tryAgain);
    case 'AnswerLost':
      return view(t.answerLostTitle, t.answerLost, t.tryAgain);
    case 'SessionEnded':
      return view(t.sessionEnded, t.signInAgain, undefined, failure.requestId);
    case 'NoContent':
    case 'NotAcceptable':
    case 'NoPosition':
      return view(title, failure.message, t.tryAgain, failure.requestId);
    case 'TooManyCalls':
      return view(t.tooManyTitle, t.tooMany, t.tryAgain, failure.requestId);
    case 'ServerFault':
      return view(title, t.genericText, t.tryAgain, failure.requestId);
    case 'UnreadableAnswer':
      return view(title, t.unreadable, t.reload, failure.requestId);
  }
};

/** What could not be fetched, where only the call itself can fail: the list refuses nothing. A defect of our own counts as an answer that could not be read. */
export const fetchFailureView = (failure: { readonly _tag: string } | object): FailureView =>
  failureView(
    '_tag' in failure && isCallFailure(failure)
      ? failure
      : { _tag: 'UnreadableAnswer', call: 'unknown', requestId: undefined },
  );

/** A part of the portal that did not arrive: the page is loaded again, drafts stay. */
export const pageDidNotLoad: FailureView = {
  ...view(t.pageDidNotLoadTitle, t.pageDidNotLoad, t.reload),
  keptNote: t.draftKept,
};
