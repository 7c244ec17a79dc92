import { Navigate } from 'react-router-dom';
import { isCallFailure, ourDefect, type CallFailure } from '../../application/failure';
import {
  openLater,
  openMailedLink,
  type LaterOpened,
  type RecordingLinkOpened,
} from '../../application/recording/open-recording-link.journey';
import { makeRoomFor } from '../../application/identity/sign-out.journey';
import type { Carried } from '../../application/navigation/carried';
import { toPath } from '../../application/navigation/path';
import { recordingIntro } from '../../application/navigation/recording-screens';
import type { FieldsOf } from '../../application/navigation/routes';
import type { RecordingNotOpen } from '../../application/recording/recording.api';
import { reminderEntry } from '../../application/recording/recording-reminder.words';
import { sayRecordingNotOpen } from '../../application/recording/recording-refusals.words';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import { recordingReminder } from '../../domain/recording/reminder';
import { stageMinutes } from '../../domain/recording/stage-length';
import { usePorts } from '../hooks/ports';
import { useAsked } from '../hooks/use-asked';
import { useJobsQuery } from '../applications/jobs.queries';
import { useInterviewQuestionsQuery } from './recordings.queries';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { useOpenedByLink } from '../profile/who-is-here';
import { useAddEntry } from '../applications/use-add-entry';
import { failureView, refusedView } from '../hooks/failure.view';
import { queryFailureView } from '../hooks/query-failure.view';
import { Elsewhere } from './elsewhere';
import { LaterPage, laterView, type LaterView } from './later-page';
import { MailedLinkPage, type MailedLinkView } from './mailed-link-page';
import { useWay } from './use-way';
import { useTravel } from '../hooks/use-travel';
import { useOnce } from '../kit/use-once';

const notOpened = (why: CallFailure | RecordingNotOpen) =>
  isCallFailure(why) ? failureView(why, t.failedTitle) : refusedView(t.failedTitle, sayRecordingNotOpen(why));

/** Our own code threw: this counts as an unreadable response. */
const broken = { _tag: 'NotOpened', why: ourDefect } as const;

const jobOf = ({ communityId, positionId }: Job): Job => ({ communityId, positionId });

interface MailedLinkProps {
  readonly link: FieldsOf['EmailStatusCheck'];
  readonly signedIn: CandidateId;
}

/** The link's own candidate, or another one, is signed in. */
const MailedLink = ({ link, signedIn }: MailedLinkProps) => {
  const ports = usePorts();
  const { answer, again } = useAsked<RecordingLinkOpened>(() => openMailedLink(ports)(link, signedIn), broken);
  // The tour asks who is here as if it had been opened from the mail itself, but not somebody who has just signed in to open the link.
  const byLink = useOnce(useOpenedByLink());
  const carried: Carried = { ...(byLink && { fromLink: true }), job: jobOf(link) };
  const view = (): MailedLinkView => {
    switch (answer?._tag) {
      case undefined:
      case 'LeadsTo':
        return { _tag: 'Opening' };
      case 'LinkOfAnother':
        return { _tag: 'SomebodyElse' };
      case 'NotOpened':
        return { _tag: 'Failed', failure: notOpened(answer.why) };
    }
  };
  return (
    <>
      {answer?._tag === 'LeadsTo' && <Navigate to={toPath(answer.place)} replace state={carried} />}
      <MailedLinkPage
        view={view()}
        onSignInAnew={() => void makeRoomFor(ports, toPath({ _tag: 'EmailStatusCheck', ...link }))()}
        onRetry={again}
      />
    </>
  );
};

const nothing = (): void => undefined;

/** /emailStatusCheck: determines where the mailed link leads, and redirects there (R31). */
export const EmailStatusCheckScreen = (link: FieldsOf['EmailStatusCheck']) => {
  const { data, error, refetch } = useJobsQuery(undefined);
  if (data !== undefined) return <MailedLink link={link} signedIn={data.candidateId} />;
  return (
    <MailedLinkPage
      view={error === undefined ? { _tag: 'Opening' } : { _tag: 'Failed', failure: queryFailureView(error) }}
      onSignInAnew={nothing}
      onRetry={() => void refetch()}
    />
  );
};

/** /selfRecordLaterScreen and /selfRecordingLater: the same page; its call sends no further mail (R31, R32). */
export const RecordLaterScreen = ({ communityId, positionId }: Job) => {
  const job = { communityId, positionId };
  const ports = usePorts();
  const go = useTravel();
  const way = useWay(job);
  const { answer, again } = useAsked<LaterOpened>(() => openLater(ports)(job), broken);
  const questions = useInterviewQuestionsQuery(job).data?.questions;
  const { data } = useJobsQuery(undefined);
  const openedAt = useOnce(ports.clock.now);
  const calendar = useAddEntry(
    way._tag === 'There' && data !== undefined
      ? reminderEntry({
          publicUrl: ports.environment.publicUrl,
          candidateId: data.candidateId,
          position: way.position,
          remindsAt: recordingReminder(openedAt, way.position.recordUntil),
          minutesLong: stageMinutes(questions ?? []) ?? 30,
        })
      : undefined,
  );
  if (way._tag === 'Elsewhere') return <Elsewhere place={way.place} />;
  if (answer?._tag === 'LeadsTo') return <Elsewhere place={answer.place} />;
  const view = (): LaterView => {
    if (way._tag === 'Failed') return way;
    if (answer?._tag === 'NotOpened') return { _tag: 'Failed', failure: notOpened(answer.why) };
    return way._tag === 'Loading' || answer === undefined
      ? { _tag: 'Loading' }
      : laterView(way.position, answer.mails, ports.environment.zone());
  };
  return (
    <LaterPage
      view={view()}
      calendar={calendar}
      onRecord={() => go.to(recordingIntro(job))}
      onRetry={() => {
        if (way._tag === 'Failed') way.retry();
        again();
      }}
    />
  );
};
