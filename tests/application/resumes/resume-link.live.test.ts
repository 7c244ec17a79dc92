import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Subject } from 'rxjs';
import { ourDefect, type CallFailure } from '../../../application/failure';
import {
  isLinkOver,
  resumeLinkMachine,
  usedFor,
  type ResumeLinkPorts,
} from '../../../application/resumes/resume-link.live';
import { saySessionOver } from '../../../application/words/failures';
import { openScope } from '../../../application/live/scope';
import type { PickedFile } from '../../../application/resumes/upload-resume.live';
import type { ResumeGiven, StoreResumeRefusal } from '../../../application/resumes/resumes.api';
import type { ResumeReceipt } from '../../../application/files/receipt.api';
import type { PositionRefusal } from '../../../application/applications/booking-refusals.api';
import type { BegunResume, UploadStep } from '../../../application/resumes/file-uploads.port';
import type { Job } from '../../../domain/ids/job';
import type { Position } from '../../../domain/positions/position';
import { communityId, positionId } from '../../support/builders/applications';
import { fileRef, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { resumeRef } from '../../support/builders/resume-files';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';
import { morning } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const offline: CallFailure = { _tag: 'NoConnection' };
const linkUsed: CallFailure = { _tag: 'SessionEnded', message: 'Session expired', requestId: undefined };
const receipt: ResumeReceipt = { path: 'resumes/cv.pdf', name: 'cv.pdf', bytes: 2_000, receivedAt: morning };

/** What a reload interrupted on the page of this link. */
const interrupted = (of: Job = job): BegunResume => ({
  job: of,
  place: fileRef(1),
  name: 'cv.pdf',
  bytes: 2_000,
  changedAt: 0,
  percent: 43,
});

/** The page that a mailed link opened; the test controls files and calls. */
const aPage = (changes: Partial<ResumeLinkPorts<PickedFile>> = {}, before?: BegunResume) => {
  let kept = before;
  const position = callByHand<Job, CallFailure | PositionRefusal, Position>();
  const store = callByHand<ResumeGiven, CallFailure | StoreResumeRefusal, ResumeReceipt>();
  const steps = new Subject<UploadStep>();
  const page = resumeLinkMachine<PickedFile>({
    job,
    api: { position: position.call, storeResume: store.call },
    uploads: () => ({ send: () => steps }),
    takeFile: () => resumeRef('a file'),
    environment: { newKey: () => key('a choice') },
    begun: { read: () => O.fromNullable(kept), clear: () => (kept = undefined) },
    reporter: keepingReporter(),
    ...changes,
  });
  page.runIn(openScope());
  const upload = async (): Promise<void> => {
    page.send({ _tag: 'FilePicked', file: { name: 'cv.pdf', size: 2_000 } });
    await settled();
    page.send({ _tag: 'UploadPressed' });
    await settled();
  };
  return { ...page, upload, position, store, steps, kept: () => kept };
};

describe('The page of a mailed upload link', () => {
  it('shows its job, and stores the file for it [spec 1 §2]', async () => {
    const { value, position, upload, steps, store } = aPage();
    expect(value().job).toEqual({ _tag: 'Looking' });
    await position.answer(E.right(aPosition()));
    expect(position.asked).toEqual([job]);
    expect(value().job).toEqual({ _tag: 'Found', position: aPosition() });
    await upload();
    steps.next({ _tag: 'Arrived', file: fileRef(1) });
    await store.answer(E.right(receipt));
    expect(value().giving.upload).toMatchObject({ state: { _tag: 'Uploaded' }, receipt });
    expect(isLinkOver(value())).toBe(false);
  });

  it('says after a reload which file goes on where, until it is stored [R24]', async () => {
    const { value, upload, steps, store, kept } = aPage({}, interrupted());
    expect(value().giving.begun).toMatchObject({ name: 'cv.pdf', percent: 43 });
    await upload();
    expect(value().giving.begun).toBeUndefined();
    expect(kept()).toBeDefined();
    steps.next({ _tag: 'Arrived', file: fileRef(1) });
    await store.answer(E.right(receipt));
    expect(kept()).toBeUndefined();
  });

  it('has nothing to go on with after Cancel, and nothing of another job', async () => {
    const { upload, send, kept } = aPage({}, interrupted());
    await upload();
    send({ _tag: 'StopPressed' });
    await settled();
    expect(kept()).toBeUndefined();
    const other = aPage({}, interrupted({ ...job, positionId: positionId(4712) }));
    expect(other.value().giving.begun).toBeUndefined();
  });

  it('fetches its job again on Retry', async () => {
    const { value, position, send } = aPage();
    await position.answer(E.left(offline));
    expect(value().job).toEqual({ _tag: 'NotFound', failure: offline });
    expect(isLinkOver(value())).toBe(false);
    send({ _tag: 'RetryPressed' });
    expect(value().job).toEqual({ _tag: 'Looking' });
    await position.answer(E.right(aPosition()));
    expect(value().job._tag).toBe('Found');
  });

  it.each<CallFailure | PositionRefusal>([linkUsed, { _tag: 'NoSuchApplication' }])(
    'says that the link is over if it was used, is too old, or never existed: %j [R3c]',
    async (failure) => {
      const { value, position } = aPage();
      await position.answer(E.left(failure));
      expect(isLinkOver(value())).toBe(true);
      expect(usedFor(value())).toBeUndefined();
    },
  );

  it('shows which resume the link was used for [R3c]', async () => {
    const { value, position } = aPage();
    expect(usedFor(value())).toBeUndefined();
    const used = { name: receipt.name, receivedAt: morning };
    await position.answer(E.left({ ...linkUsed, message: saySessionOver({ _tag: 'MailedLinkUsed', ...used }) }));
    expect([isLinkOver(value()), usedFor(value())]).toEqual([true, used]);
  });

  it('says that the link is over if the candidate has used it elsewhere meanwhile', async () => {
    const { value, position, upload, steps, store } = aPage();
    await position.answer(E.right(aPosition()));
    await upload();
    steps.next({ _tag: 'Arrived', file: fileRef(1) });
    await store.answer(E.left(linkUsed));
    expect(isLinkOver(value())).toBe(true);
  });

  it('is not stuck if a part of the portal fails to load: it says so, and the button can be pressed again', async () => {
    const { value, upload } = aPage({
      uploads: () => {
        throw new Error('no such part');
      },
    });
    await upload();
    expect(value().giving.upload).toMatchObject({ state: { _tag: 'Failed' }, failure: ourDefect });
  });

  it('is not stuck if fetching its job fails in our own code', async () => {
    const { value, send, store } = aPage({
      api: {
        position: () => {
          throw new Error('ours');
        },
        storeResume: callByHand<ResumeGiven, CallFailure | StoreResumeRefusal, ResumeReceipt>().call,
      },
    });
    await settled();
    expect(value().job).toEqual({ _tag: 'NotFound', failure: ourDefect });
    send({ _tag: 'RetryPressed' });
    await settled();
    expect(value().job._tag).toBe('NotFound');
    expect(store.asked).toEqual([]);
  });
});
