import { isCallFailure, type CallFailure } from '../../../application/failure';
import type { NameNeeded } from '../../../application/journeys/keep-profile';
import type { UpdateProfileRefusal } from '../../../application/ports/candidate-api/profile';
import { sayNoSuchEntry, sayUpdateProfileRefusal } from '../../../application/words/profile-refusals';
import type { NoSuchEntry } from '../../../domain/profile/listing';
import type { FailureView } from '../../kit/failure-notice';
import { profileTexts as t } from '../../texts/profile';
import { failureView } from '../failure.view';

/** What can stand against saving, besides the fields themselves. */
export type NotSaved = CallFailure | UpdateProfileRefusal | NoSuchEntry | NameNeeded;

const sayRefusal = (refusal: UpdateProfileRefusal | NoSuchEntry | NameNeeded): string => {
  switch (refusal._tag) {
    case 'SpanRefused':
      return sayUpdateProfileRefusal(refusal);
    case 'NoSuchEntry':
      return sayNoSuchEntry(refusal);
    case 'NameNeeded':
      return t.nameNeeded;
  }
};

/** Why the profile was not saved, beside the form that keeps what was typed (R29). */
export const saveFailureView = (failure: NotSaved): FailureView =>
  isCallFailure(failure)
    ? { ...failureView(failure, t.couldNotSave), keptNote: t.kept, action: undefined }
    : { title: t.couldNotSave, text: sayRefusal(failure), keptNote: t.kept, action: undefined, requestId: undefined };
