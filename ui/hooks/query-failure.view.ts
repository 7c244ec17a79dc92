import type { SerializedError } from '@reduxjs/toolkit';
import { isCallFailure } from '../../application/failure';
import { saySubmitAnswersRefusal } from '../../application/screening/screening-refusals.words';
import { sayPositionRefusal } from '../../application/applications/scheduling-refusals.words';
import type { FailureView } from '../kit/failure-notice';
import type { QueryFailure } from '../store/queries';
import { failureTexts as t } from '../texts/failures';
import { failureView, fetchFailureView, refusedView } from './failure.view';

const refused = (text: string): FailureView => refusedView(t.generic, text, { action: t.backToJobs });

/** Why a fetch failed, in words. A defect of our own counts as an unreadable response. */
export const queryFailureView = (failure: QueryFailure | SerializedError): FailureView => {
  if (!('_tag' in failure)) return fetchFailureView(failure);
  if (isCallFailure(failure)) return failureView(failure);
  switch (failure._tag) {
    case 'NoSuchApplication':
    case 'PositionClosed':
      return refused(sayPositionRefusal(failure));
    case 'ScreeningAnswered':
      return refused(saySubmitAnswersRefusal(failure));
    case 'StartAfterEnd':
    case 'EndBeforeToday':
    case 'NoDateChosen':
      // The filter checks its own rule before anything is fetched and shows the refusal beside its fields.
      return refused(t.genericText);
  }
};

/** Whether a retry can't help, and the way on is My Job Applications. */
export const leadsBack = (failure: QueryFailure | SerializedError): boolean =>
  '_tag' in failure && (failure._tag === 'NoSuchApplication' || failure._tag === 'PositionClosed');
