import * as E from 'fp-ts/Either';
import type { FileNotTaken, ResumeGiven, ResumesOperations } from '../../../application/resumes/resumes.api';
import {
  sayInviteRefusal,
  sayNoSuchResume,
  sayProceedRefusal,
  sayStoreResumeRefusal,
} from '../../../application/resumes/resume-refusals.words';
import { largestResume } from '../../../domain/files/file-limits';
import type { SavedResume } from '../../../domain/resumes/upload';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { fromParser, listOf, maybe, oneOf, struct, text, withDefault, type Codec } from '../codec';
import { field, objectOf, objectWith } from '../record';
import { job, jobParts } from '../positions/job.wire';
import type { UploadKind } from '../files/upload-kind';
import { keyField, instant, positionId } from '../wire/fields';
import { fileRef } from '../files/file-ref.wire';
import { resumeReceipt } from './resume-receipt.wire';
import { fileNotTaken, mailLinkRefusal, proceedRefusal, signRefusal, storeResumeRefusal } from './resume-refusals.wire';
import { jobFields, neverRefused, nothing, nothingAsked } from '../calls/shared';

/* Resumes (spec 1 §7). The location of a file is never disclosed: `resume_path` names it, and only its owner can use the name (R3). */

/** Files are uploaded in pieces before a call makes one a resume (R20). */
export const resumeUpload: UploadKind<FileNotTaken> = {
  what: 'a resume',
  source: 'ours: R20',
  path: '/api/candidate/resume_uploads',
  access: 'candidate or mailed link',
  largest: largestResume,
  refusal: fileNotTaken,
};

const statusOf = ({ _tag }: { readonly _tag: string }) =>
  _tag === 'NoSuchApplication' || _tag === 'NoSuchResume' || _tag === 'NoSuchUpload' ? (404 as const) : (406 as const);

const uploadFields = {
  ...jobFields,
  upload_type: oneOf('new', 'old'),
  image: maybe(fileRef),
  resume_name: withDefault(text, ''),
  resume_path: withDefault(text, ''),
  ...keyField,
} as const;

const resumeWire = struct(uploadFields);

const resumeGiven: Codec<ResumeGiven> = fromParser({
  name: 'upload_type new with an image, or old with a resume_path',
  wire: resumeWire,
  jsonSchema: {
    ...resumeWire.schema,
    anyOf: [
      { properties: { upload_type: { const: 'new' }, image: fileRef.schema }, required: ['image'] },
      {
        properties: { upload_type: { const: 'old' }, resume_path: { type: 'string', minLength: 1 } },
        required: ['resume_path'],
      },
    ],
  },
  parse: (wire): E.Either<'NothingGiven', ResumeGiven> => {
    const job = { communityId: wire.community_id, positionId: wire.position_id, key: wire['idempotency-key'] };
    if (wire.upload_type === 'old')
      return wire.resume_path === ''
        ? E.left('NothingGiven')
        : E.right({ ...job, resume: { _tag: 'SavedResume', path: wire.resume_path } });
    return wire.image === undefined
      ? E.left('NothingGiven')
      : E.right({ ...job, resume: { _tag: 'NewFile', file: wire.image } });
  },
  print: ({ communityId, positionId: position, resume, key }) => ({
    community_id: communityId,
    position_id: position,
    'idempotency-key': key,
    resume_name: '',
    ...(resume._tag === 'NewFile'
      ? { upload_type: 'new' as const, image: resume.file, resume_path: '' }
      : { upload_type: 'old' as const, image: undefined, resume_path: resume.path }),
  }),
});

/**
 * POST candidate/upload_resume. `image` is a file in a form (multipart/form-data), as in the specification, or the name of a file that was uploaded
 * in pieces before (tus, /api/candidate/resume_uploads), the only way for a large file on a bad connection.
 */
export const uploadResume: CallOf<ResumesOperations['storeResume']> = {
  name: 'upload_resume',
  summary: 'Stores a resume with an application: a new file, or one that was given before.',
  source: 'spec 1 §7, R20, R27',
  method: 'POST',
  path: 'candidate/upload_resume',
  access: 'candidate or mailed link',
  file: 'image',
  largestFile: largestResume,
  request: resumeGiven,
  response: resumeReceipt,
  refusal: storeResumeRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayStoreResumeRefusal,
};

const savedResume: Codec<SavedResume> = objectWith({
  resumeName: field('resume_name', text),
  resumePath: field('resume_path', text),
  positionId: field('position_id', positionId),
  positionName: field('position_name', withDefault(text, '')),
});

/** GET candidate/list_resumes: `resume_path` is a reference to give again or to have signed (R3). */
export const listResumes: CallOf<ResumesOperations['listResumes']> = {
  name: 'list_resumes',
  summary: 'The resumes that the candidate gave before, the newest first, each file once.',
  source: 'spec 1 §7',
  method: 'GET',
  path: 'candidate/list_resumes',
  access: 'candidate',
  request: nothingAsked,
  response: objectOf(field('resumes', listOf(savedResume))),
  ...neverRefused,
};

/** POST candidate/invite_upload_resume: without an `email`, to the candidate's own address (spec 2 §2.5). */
export const inviteUploadResume: CallOf<ResumesOperations['mailResumeLink']> = {
  name: 'invite_upload_resume',
  summary: 'Mails a link that opens the upload for this application, once, on any device.',
  source: 'spec 1 §7, R3c',
  method: 'POST',
  path: 'candidate/invite_upload_resume',
  access: 'candidate',
  request: objectWith({ ...jobParts, email: field('email', maybe(text)) }),
  response: nothing,
  refusal: mailLinkRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayInviteRefusal,
};

/** PUT candidate/proceed_without_resume: an unknown application is a 404, a resume that is required a 406. */
export const proceedWithoutResume: CallOf<ResumesOperations['proceedWithoutResume']> = {
  name: 'proceed_without_resume',
  summary: 'Goes on without a resume, where it is optional.',
  source: 'spec 1 §7, spec 2 §2.5',
  method: 'PUT',
  path: 'candidate/proceed_without_resume',
  access: 'candidate',
  request: job,
  response: nothing,
  refusal: proceedRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayProceedRefusal,
};

/** Ours (R3): a link to the file, requested with the token. It lasts five minutes and opens nothing else. */
export const signResume: CallOf<ResumesOperations['signResume']> = {
  name: 'sign_resume',
  summary: 'An address that opens one resume of the caller for five minutes.',
  source: 'ours: R3, signed links',
  method: 'POST',
  path: 'candidate/sign_resume',
  access: 'candidate',
  request: objectOf(field('resume_path', text)),
  response: struct({ url: text, until: instant }),
  refusal: signRefusal,
  refusalStatus: statusOf,
  sayRefusal: sayNoSuchResume,
};

/** The calls of `ResumesOperations`, one for each operation. */
export const resumesCalls: Bindings<ResumesOperations> = {
  storeResume: oneCall(uploadResume),
  listResumes: oneCall(listResumes),
  mailResumeLink: oneCall(inviteUploadResume),
  proceedWithoutResume: oneCall(proceedWithoutResume),
  signResume: oneCall(signResume),
};
