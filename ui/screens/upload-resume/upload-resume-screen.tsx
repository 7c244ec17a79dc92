import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { myJobs, type Job } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { screenOf } from '../../../application/navigation/action-screens';
import { afterResume } from '../../../domain/applications/action-destination';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { useForgetBooked, useQueries } from '../../store/portal-store';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { useAddressProof } from '../address-proof/use-address-proof';
import { UploadResumePage } from './upload-resume-page';
import { uploadResumeView, type MailState, type UploadResumeView } from './upload-resume.view';
import { useSaved } from './use-saved';
import { useUpload } from './use-upload';

const GiveResume = ({ job }: { readonly job: Job }) => {
  const ports = usePorts();
  const { api, environment, clock } = ports;
  const travel = useTravel();
  const forgetList = useForgetBooked();
  const queries = useQueries();
  const jobs = queries.useJobsQuery(undefined);
  const position = queries.usePositionQuery(job);
  const saved = useSaved(api);
  const proof = useAddressProof();
  const [mail, setMail] = useState<MailState>({ _tag: 'NotAsked' });
  const [laterAsked, setLaterAsked] = useState(false);
  const mine = jobs.data?.applications.find(
    ({ application }) => application.positionId === job.positionId,
  )?.application;
  const { upload, chooseFile, choose, press, stop } = useUpload({
    job,
    api,
    uploads: async () => (await ports.resumeFiles()).uploads,
    chooseFile: async (file) => (await ports.resumeFiles()).choose(file),
    newKey: environment.newKey,
    onStored: forgetList,
  });

  // Pieces travel past the watch over the session: the list asks again, and what it hears ends the session everywhere (spec 1 §8).
  const sessionEnded = upload.failure?._tag === 'SessionEnded';
  useEffect(() => {
    if (sessionEnded) forgetList();
  }, [sessionEnded, forgetList]);

  /** What R10 offers next, as if the resume were there; My Job Applications where its screen does not exist (R10a). */
  const goOn = (): void => {
    const next = mine === undefined ? undefined : afterResume(mine, clock.now(), false);
    travel.instead((next === undefined || next._tag === 'MyJobs' ? undefined : screenOf(next, job)) ?? myJobs);
  };
  const mailLink = async (): Promise<void> => {
    setMail({ _tag: 'Asking' });
    const sent = await api.mailResumeLink({ ...job, email: undefined })();
    setMail(E.isRight(sent) ? { _tag: 'Sent' } : { _tag: 'NotSent', failure: sent.left });
    if (E.isLeft(sent) && sent.left._tag === 'ProofNeeded') proof.ask(sent.left.email, () => void mailLink());
  };
  // What was fetched stays: a file may be on its way while it is asked for again.
  const failed =
    (position.data === undefined ? position.error : undefined) ?? (jobs.data === undefined ? jobs.error : undefined);
  const view = (): UploadResumeView => {
    if (failed !== undefined) return { _tag: 'Failed', failure: queryFailureView(failed) };
    if (position.data === undefined || mine === undefined) return { _tag: 'Loading' };
    const { hasResume } = mine;
    const ownZone = environment.zone();
    return uploadResumeView({ position: position.data, hasResume, upload, saved, mail, laterAsked, ownZone });
  };
  if (jobs.data !== undefined && mine === undefined) return <Navigate to={toPath(myJobs)} replace />;
  return (
    <>
      <UploadResumePage
        view={view()}
        onFile={(file) => void chooseFile(file)}
        onSaved={(path) => {
          const resume = typeof saved === 'string' ? undefined : saved.find(({ resumePath }) => resumePath === path);
          if (resume !== undefined) choose({ _tag: 'SavedResumeChosen', resume });
        }}
        onUpload={press}
        onCancel={stop}
        onOk={goOn}
        onMailLink={() => {
          if (mail._tag !== 'Asking') void mailLink();
        }}
        onLater={() => {
          if (mine?.resume === 'required' && !mine.hasResume) setLaterAsked(true);
          else goOn();
        }}
        onRetry={() => {
          if (failed !== undefined && leadsBack(failed)) travel.instead(myJobs);
          else {
            void position.refetch();
            void jobs.refetch();
          }
        }}
      />
      {proof.dialog}
    </>
  );
};

/** /upload_resume/{community_id}/{position_id}: give a resume, and go on to what R10 offers next. */
export const UploadResumeScreen = ({ communityId, positionId }: Job) => (
  <GiveResume key={`${communityId} ${positionId}`} job={{ communityId, positionId }} />
);
