import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Subject } from 'rxjs';
import type { CallFailure } from '../../../application/failure';
import { openScope } from '../../../application/live/scope';
import { resumeMachine, type PickedFile, type ResumeEvent } from '../../../application/resumes/upload-resume.live';
import type { SubmitStep } from '../../../application/resumes/submit-resume.journey';
import type { MailLinkRefusal, StoreResumeRefusal, ResumeGiven } from '../../../application/resumes/resumes.api';
import type { ResumeReceipt } from '../../../application/files/receipt.api';
import type { BegunResume, UploadStep } from '../../../application/resumes/file-uploads.port';
import type { SavedResume } from '../../../domain/resumes/upload';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { email, fileRef, key } from '../../support/builders/identity';
import { aSavedResume, resumeRef } from '../../support/builders/resume-files';
import { callByHand, settled } from '../../support/world/by-hand';
import { standingClock } from '../../support/world/clock';
import { keepingReporter } from '../../support/world/reporter';
import { morning } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const receipt: ResumeReceipt = { path: 'resumes/cv.pdf', name: 'cv.pdf', bytes: 2_000, receivedAt: morning };
const cv: PickedFile = { name: 'cv.pdf', size: 2_000 };
const press = { _tag: 'UploadPressed' } as const;
const ref = resumeRef('a file');

/** What a reload interrupted on the upload page of this job. */
const interrupted = (of = job): BegunResume => ({
  job: of,
  place: fileRef(1),
  name: cv.name,
  bytes: cv.size,
  changedAt: 0,
  percent: 43,
});

/** A job's upload page; the test controls files and calls. */
const aPage = (before?: BegunResume) => {
  const store = callByHand<ResumeGiven, CallFailure | StoreResumeRefusal, ResumeReceipt>();
  const list = callByHand<unknown, CallFailure, readonly SavedResume[]>();
  const mail = callByHand<unknown, CallFailure | MailLinkRefusal, undefined>();
  const sending: Subject<UploadStep>[] = [];
  const went: string[] = [];
  const forgetList = jest.fn();
  const codes: { readonly email: string; readonly given: () => void }[] = [];
  let keys = 0;
  let kept = before;
  const page = resumeMachine<PickedFile>({
    job,
    api: { storeResume: store.call, listResumes: () => list.call(undefined), mailResumeLink: mail.call },
    uploads: () => ({
      send: () => {
        const steps = new Subject<UploadStep>();
        sending.push(steps);
        return steps;
      },
    }),
    takeFile: () => ref,
    environment: {
      newKey: () => {
        keys += 1;
        return key(`choice ${keys}`);
      },
    },
    reporter: keepingReporter(),
    clock: standingClock(morning),
    begun: { read: () => O.fromNullable(kept), clear: () => (kept = undefined) },
    forgetList,
    askForCode: (address, given) => codes.push({ email: address, given }),
    goTo: ({ _tag }) => went.push(_tag),
  });
  const scope = openScope();
  page.runIn(scope);
  const happens = async (...events: readonly ResumeEvent<PickedFile>[]): Promise<void> => {
    for (const event of events) {
      page.send(event);
      await settled();
    }
  };
  const state = () => page.value().upload.state;
  return { ...page, happens, state, store, list, mail, sending, went, forgetList, codes, scope, kept: () => kept };
};

const picked: ResumeEvent<PickedFile> = { _tag: 'FilePicked', file: cv };

describe('The page for uploading a resume', () => {
  it('sends the chosen file, stores it, shows its receipt, and has the list refetched [spec 1 §4]', async () => {
    const { happens, state, store, sending, value, forgetList } = aPage();
    await happens(picked, press);
    sending[0]?.next({ _tag: 'Sent', percent: 40 });
    expect(state()).toMatchObject({ _tag: 'Uploading', percent: 40 });
    sending[0]?.next({ _tag: 'Arrived', file: fileRef(1) });
    await store.answer(E.right(receipt));
    expect(state()._tag).toBe('Uploaded');
    expect(value().upload.receipt).toEqual(receipt);
    expect(forgetList).toHaveBeenCalledTimes(1);
  });

  it('says that the connection is down, and stops saying so once the upload resumes', async () => {
    const { happens, sending, value } = aPage();
    await happens(picked, press);
    sending[0]?.next({ _tag: 'ConnectionDropped' });
    expect(value().upload.connectionDropped).toBe(true);
    sending[0]?.next({ _tag: 'Sent', percent: 60 });
    expect(value().upload.connectionDropped).toBe(false);
  });

  it('stops when Cancel is pressed, and when the page is left', async () => {
    const { happens, sending, state, scope } = aPage();
    await happens(picked, press, { _tag: 'StopPressed' });
    expect(sending[0]?.observed).toBe(false);
    expect(state()._tag).toBe('Chosen');
    await happens(press);
    expect(sending[1]?.observed).toBe(true);
    scope.end();
    expect(sending[1]?.observed).toBe(false);
  });

  it.each<SubmitStep>([
    { _tag: 'ConnectionDropped' },
    { _tag: 'Stored', receipt },
    { _tag: 'NotStored', failure: { _tag: 'NoConnection' } },
    { _tag: 'Progressed', percent: 90 },
  ])('shows nothing of a stopped upload that reports %j late, but the list has what it stored', async (step) => {
    const { happens, value, forgetList } = aPage();
    const late = { _tag: 'SubmissionChanged', upload: 1, step } as const;
    await happens(picked, press, { _tag: 'StopPressed' });
    const stopped = value();
    await happens(late);
    expect(value()).toEqual(stopped);
    await happens(press);
    const again = value();
    await happens(late);
    expect(value()).toEqual(again);
    expect(forgetList).toHaveBeenCalledTimes(step._tag === 'Stored' ? 2 : 0);
  });

  it('sends the same choice again under the same key, and a different one under a new key [R17]', async () => {
    const { happens, store, list } = aPage();
    await list.answer(E.right([aSavedResume()]));
    const saved: ResumeEvent<PickedFile> = { _tag: 'SavedPressed', path: aSavedResume().resumePath };
    await happens(saved, press);
    await store.answer(E.left({ _tag: 'AnswerLost' }));
    await happens(press);
    await store.answer(E.left({ _tag: 'AnswerLost' }));
    await happens(saved, press);
    expect(store.asked.map((one) => one.key)).toEqual([key('choice 1'), key('choice 1'), key('choice 2')]);
  });

  it('says after a reload which file goes on where, until an upload begins [R24]', async () => {
    const { happens, value, sending, store, kept } = aPage(interrupted());
    expect(value().begun).toMatchObject({ name: 'cv.pdf', percent: 43 });
    await happens(picked);
    expect(value().begun).toBeDefined();
    await happens(press);
    expect(value().begun).toBeUndefined();
    sending[0]?.next({ _tag: 'Arrived', file: fileRef(1) });
    await store.answer(E.left({ _tag: 'AnswerLost' }));
    expect(kept()).toBeDefined();
    await happens(press);
    sending[1]?.next({ _tag: 'Arrived', file: fileRef(1) });
    await store.answer(E.right(receipt));
    expect(kept()).toBeUndefined();
  });

  it('says nothing of an upload for another job', () => {
    expect(aPage(interrupted({ ...job, positionId: positionId(4712) })).value().begun).toBeUndefined();
    expect(aPage(interrupted({ ...job, communityId: communityId(43) })).value().begun).toBeUndefined();
  });

  it.each<[string, ResumeEvent<PickedFile>]>([
    ['Cancel', { _tag: 'StopPressed' }],
    [
      'a refusal of the file',
      {
        _tag: 'SubmissionChanged',
        upload: 1,
        step: { _tag: 'NotStored', failure: { _tag: 'ContentMismatch', kind: 'pdf' } },
      },
    ],
  ])('has nothing to go on with after %s', async (_what, event) => {
    const { happens, kept } = aPage(interrupted());
    await happens(picked, press);
    expect(kept()).toBeDefined();
    await happens(event);
    expect(kept()).toBeUndefined();
  });

  it('works without the resumes sent earlier, and says so [spec 1 §8]', async () => {
    const { list, value, happens, state } = aPage();
    expect(value().saved).toBe('loading');
    await list.answer(E.left({ _tag: 'NoConnection' }));
    expect(value().saved).toBe('failed');
    await happens({ _tag: 'SavedPressed', path: 'resumes/none' });
    expect(state()._tag).toBe('NoneChosen');
  });

  it('mails a link once, and reports the outcome', async () => {
    const { happens, mail, value } = aPage();
    await happens({ _tag: 'MailPressed' }, { _tag: 'MailPressed' });
    expect(mail.asked).toHaveLength(1);
    expect(value().mail).toEqual({ _tag: 'Asking' });
    await mail.answer(E.left({ _tag: 'NoConnection' }));
    expect(value().mail).toEqual({ _tag: 'NotSent', failure: { _tag: 'NoConnection' } });
    await happens({ _tag: 'MailPressed' });
    await mail.answer(E.right(undefined));
    expect(value().mail).toEqual({ _tag: 'Sent' });
  });

  it('asks for the code of an unproven address, and then requests the link by itself [R41]', async () => {
    const { happens, mail, value, codes } = aPage();
    await happens({ _tag: 'MailPressed' });
    await mail.answer(E.left({ _tag: 'ProofNeeded', email: email('nora@example.org') }));
    expect(value().mail._tag).toBe('NotSent');
    expect(codes.map((code) => code.email)).toEqual(['nora@example.org']);
    codes[0]?.given();
    expect(value().mail).toEqual({ _tag: 'Asking' });
    await mail.answer(E.right(undefined));
    expect(mail.asked).toHaveLength(2);
    expect(value().mail).toEqual({ _tag: 'Sent' });
  });

  it('lets nobody continue without a required resume, and lets everyone else continue [spec 1 §4]', async () => {
    const { happens, value, went } = aPage();
    await happens({ _tag: 'LaterPressed', mine: anApplication({ resume: 'required', hasResume: false }) });
    expect(value().laterAsked).toBe(true);
    expect(went).toEqual([]);
    await happens({ _tag: 'LaterPressed', mine: anApplication({ resume: 'optional', hasResume: false }) });
    await happens({ _tag: 'OkPressed', mine: undefined });
    expect(went).toHaveLength(2);
    expect(went[1]).toBe('MyJobs');
  });

  it('lets a recorded interview go on without a required resume: it is asked for, not waited for [R60]', async () => {
    const { happens, value, went } = aPage();
    await happens({
      _tag: 'LaterPressed',
      mine: anApplication({ resume: 'required', hasResume: false, interviewKind: 'self-record' }),
    });
    expect(value().laterAsked).toBe(false);
    expect(went).toHaveLength(1);
  });
});
