import type { Brand } from '../brand';
import { permitted, refused, type Decision } from '../decision';
import type { PositionId } from '../ids/position-ids';
import { fileNameOf } from '../text/file-name';
import { numbers } from '../parameters/values';
import { doubling, type Milliseconds } from '../time/duration';
import type { ResumeRefusal } from './resume-content';
import { checkResumeFile, type ResumeFileRefusal, type ResumeKind } from './resume-file';

/** A reference to a file the candidate chose: the core never holds its bytes. */
export type ResumeRef = Brand<string, 'ResumeRef'>;

/** A resume that was stored with an earlier application and can be used again (spec 1 §3). */
export interface SavedResume {
  readonly resumeName: string;
  readonly resumePath: string;
  readonly positionId: PositionId;
  readonly positionName: string;
}

/** upload_type new or old (spec 1 §7). */
export type ResumeChoice =
  | {
      readonly _tag: 'NewFile';
      readonly ref: ResumeRef;
      readonly name: string;
      readonly bytes: number;
      readonly kind: ResumeKind;
    }
  | { readonly _tag: 'SavedResume'; readonly resume: SavedResume };

/** The device no longer gives the file's bytes: it was changed, moved or deleted after it was chosen. Only choosing it again helps. */
export interface FileUnreadable {
  readonly _tag: 'FileUnreadable';
}

/** Why an upload failed: the server refused it, the device no longer has it, or the connection broke. */
export type UploadFailure = ResumeRefusal | FileUnreadable | { readonly _tag: 'UploadBroke' };

/** None chosen, chosen, uploading 0 to 100%, uploaded (spec 1 §4), and failed, with the choice kept. `uploads` counts the uploads begun. */
export type UploadState = { readonly uploads: number } & (
  | { readonly _tag: 'NoneChosen'; readonly refusal: ResumeFileRefusal | undefined }
  | { readonly _tag: 'Chosen'; readonly choice: ResumeChoice }
  | { readonly _tag: 'Uploading'; readonly choice: ResumeChoice; readonly percent: number }
  | { readonly _tag: 'Uploaded'; readonly choice: ResumeChoice }
  | { readonly _tag: 'Failed'; readonly choice: ResumeChoice; readonly failure: UploadFailure }
);

/** Events of an upload carry its number: a late event of a stopped upload changes nothing. */
export type UploadEvent =
  | { readonly _tag: 'FileChosen'; readonly ref: ResumeRef; readonly name: string; readonly bytes: number }
  | { readonly _tag: 'SavedResumeChosen'; readonly resume: SavedResume }
  | { readonly _tag: 'UploadPressed' }
  | { readonly _tag: 'StopPressed' }
  | { readonly _tag: 'OkPressed' }
  | { readonly _tag: 'Progressed'; readonly upload: number; readonly percent: number }
  | { readonly _tag: 'Stored'; readonly upload: number }
  | { readonly _tag: 'NotStored'; readonly upload: number; readonly failure: UploadFailure };

/** What the runner does. `upload` is the number that its events carry back; `GoOn` leaves for the next screen. */
export type UploadCommand =
  | { readonly _tag: 'StartUpload'; readonly upload: number; readonly choice: ResumeChoice }
  | { readonly _tag: 'StopUpload'; readonly upload: number }
  | { readonly _tag: 'GoOn' };

/** The page as it opens: nothing chosen, nothing refused, no upload begun. */
export const nothingChosen: UploadState = { _tag: 'NoneChosen', uploads: 0, refusal: undefined };

type Step = readonly [UploadState, readonly UploadCommand[]];

const stay = (state: UploadState): Step => [state, []];

/** The last choice counts: even a refused file replaces the one chosen before, so the wrong file is never sent. */
const choose = (
  { uploads }: UploadState,
  event: Extract<UploadEvent, { readonly _tag: 'FileChosen' | 'SavedResumeChosen' }>,
): Step => {
  if (event._tag === 'SavedResumeChosen')
    return stay({ _tag: 'Chosen', uploads, choice: { _tag: 'SavedResume', resume: event.resume } });
  const { ref, bytes } = event;
  // As the server will name it: both judge one name.
  const name = fileNameOf(event.name);
  const file = checkResumeFile(name, bytes);
  return stay(
    file._tag === 'Refused'
      ? { _tag: 'NoneChosen', uploads, refusal: file.reason }
      : { _tag: 'Chosen', uploads, choice: { _tag: 'NewFile', ref, name, bytes, kind: file.value } },
  );
};

/** Whole percents that never decrease. 100% sent doesn't mean stored. */
const percentAfter = (shown: number, percent: number): number =>
  percent >= shown ? Math.min(100, Math.floor(percent)) : shown;

const whileUploading = (state: Extract<UploadState, { readonly _tag: 'Uploading' }>, event: UploadEvent): Step => {
  const { uploads, choice } = state;
  switch (event._tag) {
    case 'Progressed':
      return stay(event.upload === uploads ? { ...state, percent: percentAfter(state.percent, event.percent) } : state);
    case 'Stored':
      return stay(event.upload === uploads ? { _tag: 'Uploaded', uploads, choice } : state);
    case 'NotStored':
      return stay(event.upload === uploads ? { _tag: 'Failed', uploads, choice, failure: event.failure } : state);
    case 'StopPressed':
      return [{ _tag: 'Chosen', uploads, choice }, [{ _tag: 'StopUpload', upload: uploads }]];
    case 'FileChosen':
    case 'SavedResumeChosen':
    case 'UploadPressed':
    case 'OkPressed':
      return stay(state);
  }
};

const beforeUploading = (
  state: Extract<UploadState, { readonly _tag: 'NoneChosen' | 'Chosen' | 'Failed' }>,
  event: UploadEvent,
): Step => {
  switch (event._tag) {
    case 'FileChosen':
    case 'SavedResumeChosen':
      return choose(state, event);
    case 'UploadPressed': {
      if (mayUpload(state)._tag === 'Refused' || state._tag === 'NoneChosen') return stay(state);
      const { choice } = state;
      const upload = state.uploads + 1;
      return [{ _tag: 'Uploading', uploads: upload, choice, percent: 0 }, [{ _tag: 'StartUpload', upload, choice }]];
    }
    case 'StopPressed':
    case 'OkPressed':
    case 'Progressed':
    case 'Stored':
    case 'NotStored':
      return stay(state);
  }
};

/** The upload of a resume (spec 1 §2, §4; spec 2 §4.10). */
export const stepUpload = (state: UploadState, event: UploadEvent): Step => {
  switch (state._tag) {
    case 'NoneChosen':
    case 'Chosen':
    case 'Failed':
      return beforeUploading(state, event);
    case 'Uploading':
      return whileUploading(state, event);
    case 'Uploaded':
      return event._tag === 'OkPressed' ? [state, [{ _tag: 'GoOn' }]] : stay(state);
  }
};

/** Why the Upload button is disabled. `percent`: whole, 0 to 100. */
export type UploadBarrier =
  | { readonly _tag: 'NothingChosen' }
  /** Sending this file again would end the same way. */
  | { readonly _tag: 'OtherFileNeeded' }
  | { readonly _tag: 'UploadRunning'; readonly percent: number }
  | { readonly _tag: 'AlreadyUploaded' };

/** Whether the Upload button can be pressed: disabled until a file or saved resume is chosen (spec 1 §5). */
export const mayUpload = (state: UploadState): Decision<UploadBarrier> => {
  switch (state._tag) {
    case 'NoneChosen':
      return refused({ _tag: 'NothingChosen' });
    case 'Uploading':
      return refused({ _tag: 'UploadRunning', percent: state.percent });
    case 'Uploaded':
      return refused({ _tag: 'AlreadyUploaded' });
    case 'Failed':
      return state.failure._tag === 'UploadBroke' ? permitted : refused({ _tag: 'OtherFileNeeded' });
    case 'Chosen':
      return permitted;
  }
};

/** The pauses before trying again after the connection broke once, twice … in a row without progress; none after the eighth. Ours. */
const pauses: readonly Milliseconds[] = doubling(
  numbers.first_upload_pause,
  numbers.longest_upload_pause,
  numbers.upload_retries,
);

/** The pause after that many breaks in a row, counted from 1. Undefined: it isn't tried again. */
export const pauseBeforeGoingOn = (brokenInARow: number): Milliseconds | undefined => pauses[brokenInARow - 1];
