import { myJobs } from '../../../application/navigation/destination';
import { uploadResumeView, type UploadResumeState } from '../../../ui/resumes/upload-resume.view';
import { UploadResumePage } from '../../../ui/resumes/upload-resume-page';
import { checkResumeFile } from '../../../domain/resumes/resume-file';
import { aPosition } from '../../support/builders/positions';
import { positionId } from '../../support/builders/applications';
import { resumeRef } from '../../support/builders/resume-files';
import { at, zone } from '../../support/builders/time';
import { read, unsaid } from '../../support/read-states';

const nothing = (): void => undefined;

const file = {
  _tag: 'NewFile',
  ref: resumeRef('one'),
  name: 'cv.pdf',
  bytes: 2_097_152,
  kind: 'pdf',
} as const;

const saved = { resumeName: 'old.pdf', resumePath: 'r-1', positionId: positionId(7), positionName: 'Cook' };

const idle: UploadResumeState['upload'] = {
  state: { uploads: 0, _tag: 'NoneChosen', refusal: undefined },
  connectionDropped: false,
  failure: undefined,
  receipt: undefined,
};

const page =
  (changes: Partial<UploadResumeState> = {}, upload: Partial<UploadResumeState['upload']> = {}) =>
  () => (
    <UploadResumePage
      view={uploadResumeView({
        position: aPosition({ resume: 'required' }),
        hasResume: false,
        booked: false,
        next: myJobs,
        upload: { ...idle, ...upload },
        saved: [saved],
        mail: { _tag: 'NotAsked' },
        begun: undefined,
        laterAsked: false,
        ownZone: zone('America/Chicago'),
        ...changes,
      })}
      mine={undefined}
      send={nothing}
      onRetry={nothing}
    />
  );

describe('Word for word', () => {
  it('/upload_resume: Choose File, a saved resume, Upload and Continue, later, Email Me A Link [spec 1 §2]', () => {
    const texts = ['Choose File', 'old.pdf', 'Upload and Continue', 'Upload resume later', 'Email Me A Link'];
    expect(unsaid([page()], texts)).toEqual([]);
  });

  it('/upload_resume refuses a wrong file in the specified words [spec 1 §5]', () => {
    const refusing = (name: string, bytes: number) => {
      const decision = checkResumeFile(name, bytes);
      const refusal = decision._tag === 'Refused' ? decision.reason : undefined;
      return page({}, { state: { uploads: 0, _tag: 'NoneChosen', refusal } });
    };
    expect(read(refusing('cv.png', 1_000))).toContain('Select only a file type of .pdf, .doc, .docx, .rtf,  or .odt');
    expect(read(refusing('cv.pdf', 10_485_761))).toContain('File size up to 10 MB only');
  });

  it('/upload_resume during the upload: the percentage; after it failed: the message [spec 1 §2, §4, §8]', () => {
    const uploading = page({}, { state: { uploads: 1, _tag: 'Uploading', choice: file, percent: 42 } });
    expect(read(uploading)).toContain('Uploading, 42 %');
    const broken = page(
      {},
      {
        state: { uploads: 1, _tag: 'Failed', choice: file, failure: { _tag: 'UploadBroke' } },
        failure: { _tag: 'NoConnection' },
      },
    );
    expect(read(broken)).toContain('File uploading fail');
  });

  it('/upload_resume after the upload: File Uploaded, with OK [spec 1 §2, §8]', () => {
    const receipt = { name: 'cv.pdf', path: 'r-2', bytes: 2_097_152, receivedAt: at('2026-11-21T16:00:00Z') };
    expect(unsaid([page({}, { receipt })], ['File Uploaded', 'File uploaded successfully', 'OK'])).toEqual([]);
  });

  it('/upload_resume after Email Me A Link: sent, or failed [spec 1 §8]', () => {
    expect(read(page({ mail: { _tag: 'Sent' } }))).toContain('Email link sent successfully');
    expect(read(page({ mail: { _tag: 'NotSent', failure: { _tag: 'ResumeNotAsked' } } }))).toContain(
      'Email link failed',
    );
  });

  it("/upload_resume without the saved resumes, and 'later' if one is required [spec 1 §8]", () => {
    expect(read(page({ saved: 'failed' }))).toContain('Something went wrong');
    expect(read(page({ laterAsked: true }))).toContain(
      "It is mandatory to upload your resume before you can schedule your interview. If you don't have your resume handy, click the Email Me A Link option to receive a link to upload it later, and continue the process at that time.",
    );
  });
});
