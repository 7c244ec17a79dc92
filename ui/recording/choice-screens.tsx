import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { carriedTourStep, isCarried, type Carried } from '../../application/navigation/carried';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { recordingTour } from '../../application/navigation/recording-screens';
import type { FieldsOf } from '../../application/navigation/routes';
import { employerName } from '../../domain/positions/employer-name';
import type { Job } from '../../domain/ids/job';
import { beforeRecording } from '../../domain/tech-check/destination';
import { useTravel } from '../hooks/use-travel';
import { useHeadingFocus } from '../kit/use-heading-focus';
import { jobBandView } from '../applications/job.view';
import { WhoIsHere } from '../profile/who-is-here';
import { choicesView } from './choices.view';
import { IntroPage } from './intro-page';
import { introView, type IntroState } from './intro.view';
import { ReadyPage } from './practice-pages';
import { TourPage, picturedSteps } from './tour-page';
import { useChoices } from './use-choices';
import { OfJob, type KnownJob } from './of-job';
import { recordingWaysTexts as t } from './recording-ways.texts';

const Intro = ({ job, position, application, facts, cameFrom }: KnownJob & Pick<IntroState, 'cameFrom'>) => {
  const { choosing, send, dialog } = useChoices(job, position, application, facts);
  return (
    <>
      <IntroPage
        view={introView({ position, questions: facts.questions, cameFrom, choosing, agreed: facts.agreed })}
        send={send}
      />
      {dialog}
    </>
  );
};

const Ready = ({ job, position, application, facts, onBack }: KnownJob & { readonly onBack?: () => void }) => {
  const { choosing, send, dialog } = useChoices(job, position, application, facts);
  const { mayRecordLater } = position;
  const choices = choicesView({
    choosing,
    mayRecordLater,
    employer: employerName(position),
    agreed: facts.agreed,
    labels: 'ready',
  });
  return (
    <>
      <ReadyPage job={jobBandView(position)} backHref={toPath(myJobs)} choices={choices} send={send} onBack={onBack} />
      {dialog}
    </>
  );
};

/** /selfRecordBegin: the tech check comes first unless it is done (spec 2 §4.4, R42). */
export const SelfRecordBeginScreen = (job: Job) => (
  <OfJob
    job={job}
    heading={t.introHeading}
    page={(known) =>
      beforeRecording(known.application.techCheck, 'record-now')._tag === 'GoOn' ? (
        <Intro {...known} cameFrom="list" />
      ) : (
        <Navigate to={toPath({ ...job, _tag: 'TechCheck', techCheckFor: 'selfRecordNow' })} replace />
      )
    }
  />
);

/** /skillfilter/selfRecordSuccess: the same choices after a passed screening (R8). */
export const SelfRecordScreeningSuccessScreen = (job: Job) => (
  <OfJob job={job} heading={t.introHeading} page={(known) => <Intro {...known} cameFrom="screening" />} />
);

/** /practiceRecordEnd (spec 2 §2.7). */
export const PracticeRecordEndScreen = (job: Job) => (
  <OfJob job={job} heading={t.ready} page={(known) => <Ready {...known} />} />
);

interface TourProps extends KnownJob {
  readonly cameFrom: FieldsOf['SelfRecordTour']['cameFrom'];
}

/** Its steps are in the history: Back leads to the one before, at the last one, too. */
const Tour = ({ cameFrom, ...known }: TourProps) => {
  const go = useTravel();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const reached = carriedTourStep(state, picturedSteps + 1);
  const at = reached ?? (cameFrom === 'emailLink' ? picturedSteps : 0);
  useHeadingFocus(String(at), '');
  const here = recordingTour(known.job, cameFrom);
  const step = (tourStep: number, byNext: Carried = {}): Carried => ({
    tourStep,
    ...byNext,
    ...(isCarried(state, 'fromLink') && { fromLink: true }),
  });
  const onBack = (): void => {
    // After Next, the previous step is in the history; a mailed link opens the last step directly.
    if (isCarried(state, 'byNext')) void navigate(-1);
    else go.instead(here, step(at - 1));
  };
  return at >= picturedSteps ? (
    <Ready {...known} onBack={onBack} />
  ) : (
    <TourPage
      job={jobBandView(known.position)}
      backHref={toPath(myJobs)}
      at={at}
      onNext={() => go.to(here, step(at + 1, { byNext: true }))}
      onBack={onBack}
    />
  );
};

/** /selfRecordTour: from a mail it asks who is here and starts at step 5 (spec 2 §2.8, R31). */
export const SelfRecordTourScreen = ({ communityId, positionId, cameFrom }: FieldsOf['SelfRecordTour']) => {
  const tour = (
    <OfJob
      job={{ communityId, positionId }}
      heading={t.ready}
      page={(known) => <Tour {...known} cameFrom={cameFrom} />}
    />
  );
  return cameFrom === 'emailLink' ? <WhoIsHere>{tour}</WhoIsHere> : tour;
};
