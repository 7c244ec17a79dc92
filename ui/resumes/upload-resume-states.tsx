import { known } from '../../domain/brand';
import { schedule } from '../../application/navigation/destination';
import type { FileRef } from '../../application/ports/file-ref';
import type { Instant } from '../../domain/time/instant';
import { nothingChosen, type ResumeChoice, type ResumeRef, type SavedResume } from '../../domain/resumes/upload';
import { uploadFailureOf } from '../../application/resumes/submit-resume.journey';
import { failureView } from '../hooks/failure.view';
import { UploadResumePage } from './upload-resume-page';
import type { ResumeUpload } from '../../application/resumes/upload-resume.live';
import { uploadResumeView, type UploadResumeState, type UploadResumeView } from './upload-resume.view';
import { uploadResumeTexts } from './upload-resume.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

const shown = (view: UploadResumeView) => (
  <Framed>
    <UploadResumePage view={view} mine={undefined} send={nothing} onRetry={nothing} />
  </Framed>
);

const file: ResumeChoice = {
  _tag: 'NewFile',
  ref: known<ResumeRef>('file 1'),
  name: 'Maria Lopez, resume 2026.pdf',
  bytes: 1_843_200,
  kind: 'pdf',
};

const saved = (name: string, position: string): SavedResume => ({
  resumeName: name,
  resumePath: known<FileRef>(`${name.length}`.padStart(22, 'x')),
  positionId: given.position.positionId,
  positionName: position,
});

const twoSaved = [saved('maria-lopez.pdf', 'Activities assistant'), saved('resume spring.docx', 'Dining room server')];

const idle: ResumeUpload = { state: nothingChosen, connectionDropped: false, failure: undefined, receipt: undefined };
const chosen: ResumeUpload = { ...idle, state: { _tag: 'Chosen', uploads: 0, choice: file } };
const at = (percent: number): ResumeUpload => ({
  ...idle,
  state: { _tag: 'Uploading', uploads: 1, choice: file, percent },
});
const failed = (failure: NonNullable<ResumeUpload['failure']>): ResumeUpload => ({
  ...idle,
  state: { _tag: 'Failed', uploads: 1, choice: file, failure: uploadFailureOf(failure) },
  failure,
});

const first: UploadResumeState = {
  position: { ...given.position, resume: 'required' },
  hasResume: false,
  booked: false,
  next: schedule(given.position),
  upload: idle,
  begun: undefined,
  saved: [],
  mail: { _tag: 'NotAsked' },
  laterAsked: false,
  ownZone: given.chicago,
};

const of = (part: Partial<UploadResumeState>) => shown(uploadResumeView({ ...first, ...part }));

const receipt = {
  name: file.name,
  bytes: file.bytes,
  receivedAt: known<Instant>(given.now),
  path: 'x'.repeat(22),
};

export const uploadResumeStates = {
  'upload-resume-loading': () => shown({ _tag: 'Loading' }),
  'upload-resume-failed': () =>
    shown({ _tag: 'Failed', failure: failureView({ _tag: 'NoConnection' }, uploadResumeTexts.couldNotLoad) }),
  'upload-resume-nothing-chosen': () => of({}),
  'upload-resume-saved': () => of({ saved: twoSaved }),
  'upload-resume-saved-failed': () => of({ saved: 'failed' }),
  'upload-resume-chosen': () => of({ upload: chosen, saved: twoSaved }),
  'upload-resume-optional': () => of({ position: given.position }),
  'upload-resume-not-asked': () => of({ position: { ...given.position, resume: 'none' } }),
  'upload-resume-booked': () => of({ booked: true, next: { _tag: 'JoinScreen' } }),
  'upload-resume-given': () => of({ hasResume: true }),
  'upload-resume-later': () => of({ laterAsked: true }),
  'upload-resume-not-what-it-says': () => of({ upload: failed({ _tag: 'ContentMismatch', kind: 'pdf' }) }),
  'upload-resume-locked': () => of({ upload: failed({ _tag: 'PasswordNeeded', kind: 'pdf' }) }),
  'upload-resume-file-gone': () => of({ upload: failed({ _tag: 'FileUnreadable' }) }),
  'upload-resume-wrong-type': () =>
    of({
      upload: {
        ...idle,
        state: {
          _tag: 'NoneChosen',
          uploads: 0,
          refusal: { _tag: 'WrongFileType', extension: 'exe', accepted: ['pdf', 'doc', 'docx', 'odt', 'rtf'] },
        },
      },
    }),
  'upload-resume-uploading': () => of({ upload: at(42) }),
  'upload-resume-interrupted': () => of({ begun: { name: file.name, percent: 43 } }),
  'upload-resume-line-dropped': () => of({ upload: { ...at(42), connectionDropped: true } }),
  'upload-resume-checking': () => of({ upload: at(100) }),
  'upload-resume-line-lost': () => of({ upload: failed({ _tag: 'AnswerLost' }) }),
  'upload-resume-server-fault': () =>
    of({ upload: failed({ _tag: 'ServerFault', message: '', requestId: given.requestId }) }),
  'upload-resume-mailed': () => of({ mail: { _tag: 'Sent' } }),
  'upload-resume-mail-failed': () =>
    of({
      mail: {
        _tag: 'NotSent',
        failure: { _tag: 'TooManyLinks', limit: 5, retryAt: known<Instant>(given.now), waitMinutes: 24 },
      },
    }),
  'upload-resume-uploaded': () => of({ upload: { ...chosen, receipt } }),
  'upload-resume-by-link': () => of({ hasResume: undefined }),
  'upload-resume-by-link-uploaded': () => of({ hasResume: undefined, upload: { ...chosen, receipt } }),
  'upload-resume-link-over': () => shown({ _tag: 'LinkOver', href: '/candidateportal', receipt: undefined }),
  'upload-resume-link-used': () =>
    shown({
      _tag: 'LinkOver',
      href: '/candidateportal',
      receipt: [
        { label: uploadResumeTexts.file, value: 'nora-quinn.pdf' },
        { label: uploadResumeTexts.received, value: 'Thursday, 26 November, 2026, 09:12 PM CST' },
      ],
    }),
  'upload-resume-dark-customer': () => of({ position: given.darkPosition }),
  'upload-resume-long-texts': () =>
    of({
      position: { ...given.longPosition, resume: 'required' },
      saved: [saved(`${'curriculum-vitae-'.repeat(6)}final.docx`, given.longPosition.positionName)],
      upload: {
        ...chosen,
        state: { _tag: 'Chosen', uploads: 0, choice: { ...file, name: `${'LEBENSLAUF_'.repeat(9)}.pdf` } },
      },
    }),
} as const;
