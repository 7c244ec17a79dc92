import * as E from 'fp-ts/Either';
import type * as T from 'fp-ts/Task';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { CallFailure } from '../failure';
import { noPosts, type Destination } from '../navigation/destination';
import { recordedBefore, recordingTour } from '../navigation/recording-screens';
import type { LaterMails, LinkOfAnother, MailedRecordingLink, RecordingApi, RecordingNotOpen } from './recording.api';

/** Where a mailed link leads, or why it leads nowhere (R31). */
export type RecordingLinkOpened =
  | { readonly _tag: 'LeadsTo'; readonly place: Destination }
  | LinkOfAnother
  | { readonly _tag: 'NotOpened'; readonly why: CallFailure | RecordingNotOpen };

const refusedLink = (why: CallFailure | RecordingNotOpen | LinkOfAnother): RecordingLinkOpened => {
  if (why._tag === 'LinkOfAnother') return why;
  if (why._tag === 'PositionNotOpen') return { _tag: 'LeadsTo', place: noPosts };
  if (why._tag === 'AlreadySubmitted') return { _tag: 'LeadsTo', place: recordedBefore(why.submission) };
  return { _tag: 'NotOpened', why };
};

/**
 * /emailStatusCheck: an open recording leads to the tour, which asks who is there; a submitted one to its closed page (R31, spec 2 §4.3). A link of
 * another candidate is not sent to the server.
 */
export const openMailedLink =
  ({ api }: { readonly api: Pick<RecordingApi, 'openMailedRecording'> }) =>
  (link: MailedRecordingLink, signedIn: CandidateId): T.Task<RecordingLinkOpened> =>
  async () => {
    if (link.candidateId !== signedIn) return { _tag: 'LinkOfAnother' };
    const opened = await api.openMailedRecording(link)();
    return E.isLeft(opened) ? refusedLink(opened.left) : { _tag: 'LeadsTo', place: recordingTour(link, 'emailLink') };
  };

/** What /selfRecordingLater and the later screen show (R31, R32). */
export type LaterOpened =
  | { readonly _tag: 'Later'; readonly mails: LaterMails }
  | Exclude<RecordingLinkOpened, LinkOfAnother>;

/** /selfRecordingLater: its call mails nothing again (R32). A closed position leads to the page without positions. */
export const openLater =
  ({ api }: { readonly api: Pick<RecordingApi, 'openRecordingLater'> }) =>
  (job: Job): T.Task<LaterOpened> =>
  async () => {
    const opened = await api.openRecordingLater(job)();
    if (E.isRight(opened)) return { _tag: 'Later', mails: opened.right };
    const refused = refusedLink(opened.left);
    return refused._tag === 'LinkOfAnother' ? { _tag: 'LeadsTo', place: noPosts } : refused;
  };
