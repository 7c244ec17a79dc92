import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { checkAnswerSize, smallestAnswer, type AnswerSizeRefusal } from '../../domain/recording/answer-file';
import { largestAnswer } from '../../domain/files/file-limits';
import type { AnswerFileNotTaken } from './recording.api';
import type { FileRef } from '../ports/file-ref';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
import {
  beginUpload,
  continueUpload,
  dropUpload,
  ownUpload,
  takeWholeFile,
  type FileRules,
  type OpenUpload,
} from '../resumes/receive-file.service';
import { uploaderOf } from '../resumes/uploader.service';
import { authenticate, type SessionCaller } from '../identity/sessions.service';

/** A recording's name is the device's own affair: its bytes say what it is. */
const answerRules: FileRules<AnswerSizeRefusal> = {
  purpose: 'answer',
  nameOf: () => 'answer',
  check: (_, bytes) => checkAnswerSize(bytes),
  smallest: smallestAnswer,
  largest: largestAnswer,
};

/** Answers to recorded interviews on their way, received as resumes are. They need a proven address (R41). */
export const answerUploads = (deps: ServiceDependencies) => {
  const proven = (session: SessionCaller) => deps.unitOfWork.run((store) => provenFor(store, session));
  return {
    authenticate: authenticate(deps),
    begin: (
      session: SessionCaller,
      file: { readonly name: string; readonly bytes: number },
    ): TE.TaskEither<AnswerFileNotTaken | StoreUnavailable, OpenUpload> =>
      pipe(
        proven(session),
        TE.flatMap(() => beginUpload(answerRules, deps)(uploaderOf(session), file)),
      ),
    own: (session: SessionCaller, ref: FileRef) => ownUpload('answer', deps)(uploaderOf(session), ref),
    goOn: (session: SessionCaller, ref: FileRef, from: number, pieces: AsyncIterable<Uint8Array>) =>
      continueUpload('answer', deps)(uploaderOf(session), ref, from, pieces),
    drop: (session: SessionCaller, ref: FileRef) => dropUpload('answer', deps)(uploaderOf(session), ref),
    /** A file that arrives in one request, as the specification has it. */
    takeWhole: (
      session: SessionCaller,
      name: string,
      pieces: AsyncIterable<Uint8Array>,
    ): TE.TaskEither<AnswerFileNotTaken | StoreUnavailable, FileRef> =>
      pipe(
        proven(session),
        TE.flatMap(() => takeWholeFile(answerRules, deps)(uploaderOf(session), name, pieces)),
      ),
  };
};
