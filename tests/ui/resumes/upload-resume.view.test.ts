import { myJobs, schedule, skillFilter } from '../../../application/navigation/destination';
import type { ResumeUpload } from '../../../application/resumes/upload-resume.live';
import { sayResumeRefusal } from '../../../application/resumes/resume-refusals.words';
import { uploadResumeView, type UploadResumeState } from '../../../ui/resumes/upload-resume.view';
import { nothingChosen, type ResumeChoice } from '../../../domain/resumes/upload';
import { aPosition } from '../../support/builders/positions';
import { aNewFile, aSavedResume } from '../../support/builders/resume-files';
import { at, zone } from '../../support/builders/time';

const idle: ResumeUpload = { state: nothingChosen, connectionDropped: false, failure: undefined, receipt: undefined };
const file = aNewFile('cv.pdf', 2 * 1024 * 1024);
const chosen: ResumeUpload = { ...idle, state: { _tag: 'Chosen', uploads: 0, choice: file } };

const viewOf = (part: Partial<UploadResumeState> = {}) => {
  const view = uploadResumeView({
    position: aPosition({ resume: 'required', communityName: 'Linden Court' }),
    hasResume: false,
    booked: false,
    next: myJobs,
    upload: idle,
    saved: [],
    mail: { _tag: 'NotAsked' },
    begun: undefined,
    laterAsked: false,
    ownZone: zone('America/Chicago'),
    ...part,
  });
  return view;
};
const choosing = (part: Partial<UploadResumeState> = {}) => {
  const view = viewOf(part);
  if (view._tag !== 'Choosing') throw new Error(view._tag);
  return view;
};

describe('The resume upload', () => {
  it('keeps Upload and Continue disabled until a file or a saved resume is chosen [spec 1 §5]', () => {
    expect(choosing({ saved: [aSavedResume()] }).submit).toEqual({
      ready: false,
      detail: 'Choose a file or a saved resume first',
    });
    expect(choosing().submit).toEqual({ ready: false, detail: 'Choose a file first' });
    expect(choosing({ upload: chosen }).submit).toEqual({ ready: true, detail: 'Send cv.pdf' });
    const choice: ResumeChoice = { _tag: 'SavedResume', resume: aSavedResume() };
    const saved = choosing({
      upload: { ...idle, state: { _tag: 'Chosen', uploads: 0, choice } },
      saved: [aSavedResume()],
    });
    expect(saved.submit).toEqual({ ready: true, detail: 'Use nora-quinn.pdf' });
    expect(saved.saved).toMatchObject([{ name: 'nora-quinn.pdf', detail: 'Sent for Caregiver', chosen: true }]);
  });

  it('asks for another file, and sends none again, after the file itself was refused or is gone [R20, R29]', () => {
    for (const failure of [{ _tag: 'PasswordNeeded', kind: 'pdf' }, { _tag: 'FileUnreadable' }] as const) {
      const view = choosing({
        upload: { ...idle, state: { _tag: 'Failed', uploads: 1, choice: file, failure }, failure },
      });
      expect(view.submit).toEqual({ ready: false, detail: 'Choose another file first' });
      expect([view.fault, view.problem]).toEqual([sayResumeRefusal(failure), undefined]);
    }
  });

  it.each([
    [schedule(aPosition()), 'Then: choose a time for your interview'],
    [skillFilter, 'Then: a few questions'],
    [myJobs, 'Then: My Job Applications'],
  ])('says where OK leads, to %j: %s [spec 1 §2, R10a]', (next, words) => {
    const receipt = { name: 'cv.pdf', bytes: 2_097_152, receivedAt: at('2026-11-21T16:00:00Z'), path: 'x'.repeat(22) };
    expect(viewOf({ next, upload: { ...chosen, receipt } })).toMatchObject({ _tag: 'Uploaded', leadsTo: words });
  });

  it('blocks only candidates who continue without a required resume [spec 1 §4, spec 1 §8]', () => {
    expect(choosing().later).toEqual({ barrier: undefined });
    expect(choosing({ laterAsked: true }).later?.barrier).toMatch(/^It is mandatory to upload your resume/);
    expect(choosing({ laterAsked: true, hasResume: true }).later?.barrier).toBeUndefined();
    expect(choosing({ laterAsked: true, position: aPosition({ resume: 'optional' }) }).later?.barrier).toBeUndefined();
  });

  it.each([
    ['required', false, 'Linden Court needs your resume before you can choose a time.'],
    ['optional', false, 'Linden Court would like to see your resume. You can continue without one and add it later.'],
    ['none', false, 'This job doesn’t ask for a resume. You can still add one.'],
    ['required', true, 'We have a resume for this job. A new one takes its place.'],
    ['required', undefined, 'Choose your resume and send it. You do not need to sign in.'],
  ] as const)('says what is required: %s, stored: %s [spec 1 §3]', (resume, hasResume, lead) => {
    const position = aPosition({ resume, communityName: 'Linden Court' });
    expect(choosing({ position, hasResume }).lead).toBe(lead);
  });

  it('speaks of joining where the interview is booked, without steps to a time that is taken [spec 2 §4.6]', () => {
    const lead = 'Linden Court needs your resume before you can join your interview.';
    expect(choosing({ booked: true })).toMatchObject({ lead, steps: undefined });
    expect(choosing({ booked: true, laterAsked: true }).later?.barrier).toBe(lead);
  });

  it('offers candidates who came by an emailed link neither another email nor a later time [R3c]', () => {
    expect(choosing({ hasResume: undefined })).toMatchObject({ mail: undefined, later: undefined });
    expect(choosing({ position: aPosition({ resume: 'none' }) }).mail).toBeUndefined();
  });

  it('says next to a file what is wrong with it, in the specification’s words [spec 1 §5]', () => {
    const refusal = { _tag: 'FileTooLarge', bytes: 10_485_761, atMost: 10_485_760 } as const;
    expect(choosing({ upload: { ...idle, state: { _tag: 'NoneChosen', uploads: 0, refusal } } }).fault).toBe(
      'File size up to 10 MB only',
    );
    const mismatch = { _tag: 'ContentMismatch', kind: 'pdf' } as const;
    const failed = choosing({
      upload: { ...idle, state: { _tag: 'Failed', uploads: 1, choice: file, failure: mismatch }, failure: mismatch },
    });
    expect(failed.fault).toBe('Select only a file type of .pdf, .doc, .docx, .rtf,  or .odt');
    expect(failed.faultHint).toMatch(/ends in \.pdf, but it is not a \.pdf file inside.*save it as PDF/);
    expect(failed.problem).toBeUndefined();
  });

  it('shows the progress in numbers, and that a dropped connection loses nothing [spec 1 §4]', () => {
    const sending = (percent: number, connectionDropped = false) =>
      choosing({
        upload: { ...idle, state: { _tag: 'Uploading', uploads: 1, choice: file, percent }, connectionDropped },
      }).progress;
    expect(sending(25)).toEqual({
      percent: 25,
      label: 'Uploading, 25 %',
      note: '512 kB of 2.0 MB',
      news: false,
      mayStop: true,
    });
    expect(sending(100)?.note).toBe('All of it is here. We are checking the file.');
    expect(sending(40, true)).toMatchObject({ news: true, note: expect.stringContaining('What was sent is saved.') });
  });

  it.each([
    [
      { _tag: 'AnswerLost' },
      'The connection did not come back. Check it, then try again.',
      undefined,
      'What was sent is saved',
    ],
    [
      { _tag: 'ServerFault', message: '', requestId: '7QF3' },
      'This is our fault, not yours. Wait a moment, then try again.',
      '7QF3',
      'Your choice is kept',
    ],
    [
      { _tag: 'NoSuchUpload' },
      'The file did not arrive, or it waited for more than an hour. Choose it again.',
      undefined,
      'Your choice is kept',
    ],
  ] as const)(
    'after %j says what happened, what is kept and what to do [spec 1 §8, R29]',
    (failure, text, requestId, kept) => {
      const state = { _tag: 'Failed', uploads: 1, choice: file, failure: { _tag: 'UploadBroke' } } as const;
      expect(choosing({ upload: { ...idle, state, failure } }).problem).toMatchObject({
        title: 'File uploading fail',
        text,
        keptNote: expect.stringContaining(kept),
        action: 'Try again',
        requestId,
      });
    },
  );

  it('ends with a receipt: name, size, time and job [spec 1 §2]', () => {
    const receipt = { name: 'cv.pdf', bytes: 10_485_760, receivedAt: at('2026-12-04T15:00:00Z'), path: 'x' };
    expect(viewOf({ upload: { ...chosen, receipt } })).toMatchObject({
      _tag: 'Uploaded',
      byLink: false,
      facts: [
        { label: 'File', value: 'cv.pdf' },
        { label: 'Size', value: '10.0 MB' },
        { label: 'Received', value: expect.stringMatching(/09:00 AM CT$/) },
        { label: 'For', value: 'Caregiver, Linden Court' },
      ],
    });
  });

  it('says what happened to the email [spec 1 §8]', () => {
    expect(choosing({ mail: { _tag: 'Asking' } }).mail).toEqual({ busy: true, sent: false, failure: undefined });
    expect(choosing({ mail: { _tag: 'Sent' } }).mail).toEqual({ busy: false, sent: true, failure: undefined });
    const tooMany = { _tag: 'TooManyLinks', limit: 5, retryAt: at('2026-12-04T15:00:00Z'), waitMinutes: 1 } as const;
    expect(choosing({ mail: { _tag: 'NotSent', failure: tooMany } }).mail?.failure).toMatchObject({
      title: 'Email link failed',
      text: 'We can send 5 links per hour. Use the last one we sent, or ask again in 1 minute.',
      action: undefined,
    });
  });
});
