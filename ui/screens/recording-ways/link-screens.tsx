import { useEffect, useState } from 'react';
import { isCallFailure, type CallFailure } from '../../../application/failure';
import {
  openLater,
  openMailedLink,
  type LaterOpened,
  type RecordingLinkOpened,
} from '../../../application/journeys/open-recording-link';
import { makeRoomFor } from '../../../application/journeys/sign-out';
import { toPath } from '../../../application/navigation/path';
import { recordingIntro } from '../../../application/navigation/recording-screens';
import type { FieldsOf } from '../../../application/navigation/routes';
import type { RecordingNotOpen } from '../../../application/ports/candidate-api/recording';
import { reminderEntry } from '../../../application/words/recording-reminder';
import { sayRecordingNotOpen } from '../../../application/words/recording-refusals';
import type { Job } from '../../../domain/positions/job';
import { recordingReminder } from '../../../domain/recording/reminder';
import { stageMinutes } from '../../../domain/recording/stage-length';
import { usePorts } from '../../app/ports';
import { useJobsQuery } from '../../store/jobs';
import { useInterviewQuestionsQuery } from '../../store/recordings';
import { recordingWaysTexts as t } from '../../texts/recording-ways';
import { useAddEntry } from '../job/use-add-entry';
import { failureView, refusedView } from '../failure.view';
import { queryFailureView } from '../query-failure.view';
import { Elsewhere } from './elsewhere';
import { LaterPage, laterView, type LaterView } from './later-page';
import { MailedLinkPage, type MailedLinkView } from './mailed-link-page';
import { useWay } from './use-way';
import { useTravel } from '../../app/use-travel';

const notOpened = (why: CallFailure | RecordingNotOpen) =>
  isCallFailure(why) ? failureView(why, t.failedTitle) : refusedView(t.failedTitle, sayRecordingNotOpen(why));

/** Asks once a page, and again on request. */
const useAsked = <A,>(ask: (() => Promise<A>) | undefined) => {
  const [told, setTold] = useState<A>();
  const [tries, setTries] = useState(0);
  const ready = ask !== undefined;
  useEffect(() => {
    if (ask === undefined) return undefined;
    let gone = false;
    void ask().then((answer) => {
      if (!gone) setTold(answer);
    });
    return () => {
      gone = true;
    };
    // The question is the page's own address: it changes with the page only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready, tries]);
  return {
    told,
    again: () => {
      setTold(undefined);
      setTries(tries + 1);
    },
  };
};

/** /emailStatusCheck: finds out where the mailed link leads, and goes there (R31). */
export const EmailStatusCheckScreen = (link: FieldsOf['EmailStatusCheck']) => {
  const ports = usePorts();
  const go = useTravel();
  const { data, error, refetch } = useJobsQuery(undefined);
  const signedIn = data?.candidateId;
  const { told, again } = useAsked<RecordingLinkOpened>(
    signedIn === undefined ? undefined : () => openMailedLink(ports)(link, signedIn)(),
  );
  const leads = told?._tag === 'LeadsTo' ? told.place : undefined;
  useEffect(() => {
    // The tour asks who is here, as if it had been opened from the mail itself.
    if (leads !== undefined) go.instead(leads, { fromLink: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once a place is known
  }, [leads]);
  const view = (): MailedLinkView => {
    if (told?._tag === 'LinkOfAnother') return { _tag: 'SomebodyElse' };
    if (told?._tag === 'NotOpened') return { _tag: 'Failed', failure: notOpened(told.why) };
    return signedIn === undefined && error !== undefined
      ? { _tag: 'Failed', failure: queryFailureView(error) }
      : { _tag: 'Opening' };
  };
  return (
    <MailedLinkPage
      view={view()}
      onSignInAnew={() => void makeRoomFor(ports, toPath({ _tag: 'EmailStatusCheck', ...link }))()}
      onRetry={() => {
        if (signedIn === undefined) void refetch();
        again();
      }}
    />
  );
};

/** /selfRecordLaterScreen and /selfRecordingLater: the same page; its call mails nothing again (R31, R32). */
export const RecordLaterScreen = ({ communityId, positionId }: Job) => {
  const job = { communityId, positionId };
  const ports = usePorts();
  const go = useTravel();
  const way = useWay(job, 'open');
  const { told, again } = useAsked<LaterOpened>(() => openLater(ports)(job)());
  const questions = useInterviewQuestionsQuery(job).data?.questions;
  const { data } = useJobsQuery(undefined);
  const [openedAt] = useState(ports.clock.now);
  const calendar = useAddEntry(
    way._tag === 'There' && data !== undefined
      ? reminderEntry({
          ...{ publicUrl: ports.environment.publicUrl, candidateId: data.candidateId, position: way.position },
          remindsAt: recordingReminder(openedAt, way.position.recordUntil),
          minutesLong: stageMinutes(questions ?? []) ?? 30,
        })
      : undefined,
  );
  if (way._tag === 'Elsewhere') return <Elsewhere place={way.place} />;
  if (told?._tag === 'LeadsTo') return <Elsewhere place={told.place} />;
  const view = (): LaterView => {
    if (way._tag === 'Failed') return way;
    if (told?._tag === 'NotOpened') return { _tag: 'Failed', failure: notOpened(told.why) };
    return way._tag === 'Loading' || told === undefined
      ? { _tag: 'Loading' }
      : laterView(way.position, told.mails, ports.environment.zone());
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
