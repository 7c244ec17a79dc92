import { recordingResumeMachine } from '../../application/recording/recording-resume.live';
import { recordingEnd } from '../../application/navigation/recording-screens';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { usePorts } from '../hooks/ports';
import { useFirst } from '../kit/use-first';
import { useMachine } from '../kit/use-machine';
import { useProfileQuery } from '../profile/profile.queries';
import { useOutdated } from '../store/queries';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { useAddressProof } from '../identity/use-address-proof';
import { UploadResumePage } from '../resumes/upload-resume-page';
import { uploadResumeView } from '../resumes/upload-resume.view';
import { useGivingResume } from '../resumes/use-giving-resume';
import { Elsewhere } from './elsewhere';
import { ResumeWaysPage } from './resume-ways-page';
import { resumeWaysView } from './resume-ways.view';
import { useWay } from './use-way';
import { useTravel } from '../hooks/use-travel';
import { WayFailed, WayWaiting } from './way-page';

interface GivingProps {
  readonly job: Job;
  readonly position: Position;
  readonly application: Application;
  readonly ownEmail: string;
}

/** Upload Now: the upload page that every resume uses; OK leads to the end of the recording instead of the card's next step (R72). */
const UploadNow = ({
  job,
  position,
  application,
  onLeave,
}: Omit<GivingProps, 'ownEmail'> & { readonly onLeave: () => void }) => {
  const { environment } = usePorts();
  const { giving, send, dialog } = useGivingResume(job, { goTo: onLeave, forgetList: useOutdated('resume') });
  return (
    <>
      <UploadResumePage
        view={uploadResumeView({
          ...giving,
          position,
          hasResume: application.hasResume,
          booked: false,
          next: recordingEnd(job, 'skip'),
          ownZone: environment.zone(),
        })}
        mine={application}
        send={send}
        onRetry={() => undefined}
      />
      {dialog}
    </>
  );
};

const Giving = ({ ownEmail, ...known }: GivingProps) => {
  const { api, bring, reporter } = usePorts();
  const { job, position } = known;
  const go = useTravel();
  const forgetList = useOutdated('resume');
  const proof = useAddressProof();
  const [state, send] = useMachine(() =>
    recordingResumeMachine({
      job,
      ownEmail,
      api,
      askForCode: proof.ask,
      bringUpload: () => bring('resumes', areaTokens.resumeFiles),
      reporter,
      forgetList,
      leave: (by) => go.instead(recordingEnd(job, by)),
    }),
  );
  if (state.way === 'upload') return <UploadNow {...known} onLeave={() => go.instead(recordingEnd(job, 'skip'))} />;
  return (
    <>
      <ResumeWaysPage view={resumeWaysView(position, state)} send={send} />
      {proof.dialog}
    </>
  );
};

const AfterRecording = ({ job }: { readonly job: Job }) => {
  const way = useWay(job);
  const profile = useProfileQuery(undefined);
  // The box starts with the candidate's own address: it waits for it, unless it can't be fetched.
  const isKnown = profile.data !== undefined || profile.error !== undefined;
  // What was fetched first stays while the list is fetched again: a file may be being sent, or its receipt be read.
  const first = useFirst(way._tag === 'There' && isKnown ? { ...way, ownEmail: profile.data?.email ?? '' } : undefined);
  if (first !== undefined)
    return <Giving job={job} position={first.position} application={first.application} ownEmail={first.ownEmail} />;
  switch (way._tag) {
    case 'Loading':
    case 'There':
      return <WayWaiting heading={t.resume.heading} />;
    case 'Failed':
      return <WayFailed heading={t.resume.heading} failure={way.failure} onRetry={way.retry} />;
    case 'Elsewhere':
      return <Elsewhere place={way.place} />;
  }
};

/** /SelfRecordUploadResume: the resume after a recording (spec 2 §2.5, §4.2). */
export const SelfRecordUploadResumeScreen = ({ communityId, positionId }: Job) => (
  <AfterRecording key={`${communityId} ${positionId}`} job={{ communityId, positionId }} />
);
