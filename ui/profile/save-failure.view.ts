import { isCallFailure, type CallFailure } from '../../application/failure';
import type { EntryOutdated, NameNeeded } from '../../application/profile/keep-entry.journey';
import type { ChangeContactRefusal, UpdateProfileRefusal } from '../../application/profile/profile.api';
import {
  sayChangeContactRefusal,
  sayEntryChanged,
  sayNoSuchEntry,
  sayUpdateProfileRefusal,
} from '../../application/profile/profile-refusals.words';
import type { NoSuchEntry } from '../../domain/profile/listing';
import type { FailureView } from '../kit/failure-notice';
import { profileTexts as t } from './profile.texts';
import { failureView, refusedView } from '../hooks/failure.view';

/** Why saving can fail, besides the fields themselves. */
type Refusal = UpdateProfileRefusal | ChangeContactRefusal | NoSuchEntry | EntryOutdated | NameNeeded;
export type NotSaved = CallFailure | Refusal;

const sayRefusal = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'SpanRefused':
      return sayUpdateProfileRefusal(refusal);
    case 'NoSuchEntry':
      return sayNoSuchEntry(refusal);
    case 'EntryChanged':
      return sayEntryChanged(refusal);
    case 'NameNeeded':
      return t.nameNeeded;
    case 'CodeNeeded':
    case 'CodeNotFound':
    case 'PhoneNotCallable':
    case 'CodeWrong':
    case 'CodeExpired':
    case 'CodeTriesUsedUp':
    case 'EmailTaken':
    case 'TooManyCodes':
    case 'KeyUsedBefore':
      return sayChangeContactRefusal(refusal);
  }
};

/** Why the profile was not saved, beside the form that keeps what was typed (R29): the form's own button retries, since a reload would empty it. */
export const saveFailureView = (failure: NotSaved): FailureView => {
  if (!isCallFailure(failure)) {
    const keptNote = failure._tag === 'EntryChanged' ? t.keptAsNew : t.kept;
    return refusedView(t.couldNotSave, sayRefusal(failure), { keptNote });
  }
  const view = failureView(failure, t.couldNotSave);
  return view.reloads === true ? view : { ...view, keptNote: t.kept, action: undefined };
};
