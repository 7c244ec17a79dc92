import * as E from 'fp-ts/Either';
import { concat, concatMap, from, map, of, type Observable } from 'rxjs';
import type { ResumeRefusal } from '../../domain/resumes/resume-content';
import type { Job } from '../../domain/ids/job';
import type { FileUnreadable, ResumeChoice, UploadFailure } from '../../domain/resumes/upload';
import type { CallFailure } from '../failure';
import type { ResumeGiven, ResumesApi, StoreResumeRefusal } from './resumes.api';
import type { ResumeReceipt } from '../files/receipt.api';
import type { FileUploads } from './file-uploads.port';
import type { IdempotencyKey } from '../ports/secrets';

/** Why no resume was stored: the connection, the server's rule, or the file itself. */
export type SubmitFailure = CallFailure | FileUnreadable | StoreResumeRefusal;

/** The progress of a submission, in percent of the file. After `ConnectionDropped` it resumes automatically; `Stored` or `NotStored` ends it. */
export type SubmitStep =
  | { readonly _tag: 'Progressed'; readonly percent: number }
  | { readonly _tag: 'ConnectionDropped' }
  | { readonly _tag: 'Stored'; readonly receipt: ResumeReceipt }
  | { readonly _tag: 'NotStored'; readonly failure: SubmitFailure };

/** A resume chosen for one job: a new file, or one that was stored with an earlier application. */
export interface ResumeWish {
  readonly job: Job;
  readonly choice: ResumeChoice;
  /** One per choice: pressing Upload again after a lost answer stores the file once. */
  readonly key: IdempotencyKey;
}

/** Sends a new file, across any number of broken connections, then stores it; a saved resume is stored at once (spec 1 §7). */
export const submitResume =
  ({ api, uploads }: { readonly api: Pick<ResumesApi, 'storeResume'>; readonly uploads: FileUploads }) =>
  ({ job: { communityId, positionId }, choice, key }: ResumeWish): Observable<SubmitStep> => {
    const store = (resume: ResumeGiven['resume']): Observable<SubmitStep> =>
      from(api.storeResume({ communityId, positionId, resume, key })()).pipe(
        map((stored): SubmitStep =>
          E.isRight(stored) ? { _tag: 'Stored', receipt: stored.right } : { _tag: 'NotStored', failure: stored.left },
        ),
      );
    if (choice._tag === 'SavedResume') return store({ _tag: 'SavedResume', path: choice.resume.resumePath });
    return uploads.send(choice.ref).pipe(
      concatMap((step): Observable<SubmitStep> => {
        switch (step._tag) {
          case 'Sent':
            return of({ _tag: 'Progressed', percent: step.percent });
          case 'ConnectionDropped':
            return of(step);
          case 'Arrived':
            return concat(
              of<SubmitStep>({ _tag: 'Progressed', percent: 100 }),
              store({ _tag: 'NewFile', file: step.file }),
            );
          case 'NotSent':
            return of({ _tag: 'NotStored', failure: step.failure });
        }
      }),
    );
  };

const fileRefusals: Readonly<Record<(ResumeRefusal | FileUnreadable)['_tag'], true>> = {
  FileUnreadable: true,
  WrongFileType: true,
  FileEmpty: true,
  FileTooLarge: true,
  ContentMismatch: true,
  PasswordNeeded: true,
  UnpacksTooLarge: true,
  FileInfected: true,
};

/** The file itself was refused, or is gone: sending it again can't help, so another one is needed. */
export const isFileRefused = (failure: SubmitFailure): failure is ResumeRefusal | FileUnreadable =>
  Object.hasOwn(fileRefusals, failure._tag);

/** The part of a failure that the upload's state needs (spec 1 §4); its message needs more. */
export const uploadFailureOf = (failure: SubmitFailure): UploadFailure =>
  isFileRefused(failure) ? failure : { _tag: 'UploadBroke' };
