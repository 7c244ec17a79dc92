import {
  linkFailedMessage,
  linkSentMessage,
  sayInviteRefusal,
  sayProceedRefusal,
  sayResumeNeededToSchedule,
  sayResumeRefusal,
  sayStoreResumeRefusal,
  sayUploadFailure,
  selfRecordLinkSentMessage,
  uploadedMessage,
} from '../../../application/resumes/resume-refusals.words';
import { resumeKinds } from '../../../domain/resumes/resume-file';
import { at } from '../../support/builders/time';

const wrongType = 'Select only a file type of .pdf, .doc, .docx, .rtf,  or .odt';
const missing =
  "It is mandatory to upload your resume before you can schedule your interview. If you don't have your resume handy, click the Email Me A Link option to receive a link to upload it later, and continue the process at that time.";

describe('About a resume file the portal says', () => {
  it('which types it accepts, for a wrong extension and for wrong content [R20, spec 1 §5]', () => {
    expect(sayResumeRefusal({ _tag: 'WrongFileType', extension: 'txt', accepted: resumeKinds })).toBe(wrongType);
    expect(sayResumeRefusal({ _tag: 'ContentMismatch', kind: 'pdf' })).toBe(wrongType);
  });

  it('how large it may be [spec 1 §5, spec 2 §5]', () => {
    expect(sayResumeRefusal({ _tag: 'FileTooLarge', bytes: 10_485_761, atMost: 10_485_760 })).toBe(
      'File size up to 10 MB only',
    );
  });

  it('that it is empty [R20]', () => {
    expect(sayResumeRefusal({ _tag: 'FileEmpty', bytes: 0, atLeast: 1 })).toBe(
      'File size up to 10 MB only. This file is empty.',
    );
  });

  it('that it is mandatory before an interview can be scheduled [spec 1 §8]', () => {
    expect(sayResumeNeededToSchedule({ _tag: 'ResumeNeededToSchedule' })).toBe(missing);
    expect(sayProceedRefusal({ _tag: 'ResumeNeededToSchedule' })).toBe(missing);
    expect(sayProceedRefusal({ _tag: 'NothingToSkip' })).toBe('There is no resume to skip for this job.');
  });
});

describe('About an upload the portal says', () => {
  it('whether it worked [spec 1 §8]', () => {
    expect(uploadedMessage).toBe('File uploaded successfully');
    expect(sayUploadFailure({ _tag: 'UploadBroke' })).toBe('File uploading fail');
    expect(sayUploadFailure({ _tag: 'ContentMismatch', kind: 'doc' })).toBe(wrongType);
  });
});

describe('About the link for uploading later the portal says', () => {
  it('whether it was sent [spec 1 §8, spec 2 §8]', () => {
    expect([linkSentMessage, linkFailedMessage, selfRecordLinkSentMessage]).toEqual([
      'Email link sent successfully',
      'Email link failed',
      'Upload resume link sent to Email',
    ]);
  });

  it('what is wrong with the address [spec 1 §5, spec 2 §5]', () => {
    expect(sayInviteRefusal({ _tag: 'EmailMissing' })).toBe('Required');
    expect(sayInviteRefusal({ _tag: 'EmailMalformed' })).toBe('Invalid email address');
    expect(sayInviteRefusal({ _tag: 'ResumeNotAsked' })).toBe("This job doesn't ask for a resume.");
  });
});

describe('About storing a resume the portal says', () => {
  it("what is wrong with the file, in the specification's words [R20, spec 1 §5]", () => {
    expect(sayStoreResumeRefusal({ _tag: 'UnpacksTooLarge', unpacked: 300_000_000, atMost: 209_715_200 })).toBe(
      wrongType,
    );
    expect(sayStoreResumeRefusal({ _tag: 'PasswordNeeded', kind: 'pdf' })).toMatch(/^This document needs a password\./);
    expect(sayStoreResumeRefusal({ _tag: 'FileTooLarge', bytes: 10_485_761, atMost: 10_485_760 })).toBe(
      'File size up to 10 MB only',
    );
  });

  it('what is missing, and what to do [R29]', () => {
    expect(sayStoreResumeRefusal({ _tag: 'NoSuchUpload' })).toBe(
      'The file did not arrive, or it waited for more than an hour. Choose it again.',
    );
    expect(sayStoreResumeRefusal({ _tag: 'UploadUnfinished', received: 5, bytes: 12 })).toMatch(/5 of 12 bytes/);
    expect(sayStoreResumeRefusal({ _tag: 'NoSuchResume' })).toBe(
      'We no longer have this resume. Choose another one, or a file.',
    );
  });

  it('how many links it mails, and how long to wait [R3c]', () => {
    const tooMany = { _tag: 'TooManyLinks', limit: 5, retryAt: at('2026-12-04T15:00:00Z') } as const;
    expect(sayInviteRefusal({ ...tooMany, waitMinutes: 1 })).toMatch(/5 links per hour.* in 1 minute\.$/);
    expect(sayInviteRefusal({ ...tooMany, waitMinutes: 24 })).toMatch(/ in 24 minutes\.$/);
  });
});
