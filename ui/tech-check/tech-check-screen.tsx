import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { myJobs } from '../../application/navigation/destination';
import type { FieldsOf } from '../../application/navigation/routes';
import { toPath } from '../../application/navigation/path';
import { jobIn } from '../../application/applications/my-jobs.journey';
import { liveWindow } from '../../domain/applications/room-opening';
import type { Job } from '../../domain/ids/job';
import type { TechCheckReason, TechCheckForm } from '../../domain/positions/flags';
import { usePart } from '../hooks/use-part';
import { Sheet } from '../kit/layout';
import { ThemeScope } from '../kit/theme-scope';
import { useJobsQuery, usePositionQuery } from '../applications/jobs.queries';
import { useOutdated } from '../store/queries';
import { snacks } from '../store/snacks';
import { techCheckTexts as t } from './tech-check.texts';
import { JobBand } from '../applications/job-band';
import { jobBandView } from '../applications/job.view';
import { JobSheetUnready } from '../applications/job-sheet';
import { queryFailureView } from '../hooks/query-failure.view';
import type { PartProps } from '../hooks/areas';
import { DeviceCheck } from './device-check';
import { useRetry } from '../hooks/use-retry';

/** What the last part of the path says (spec 2 §2.1). */
const reasons = {
  skipDelay: 'skip-delay',
  tcNotDone: 'not-done',
  practiceRecordNow: 'practice-now',
  selfRecordNow: 'record-now',
} as const satisfies Readonly<Record<NonNullable<FieldsOf['TechCheck']['techCheckFor']>, TechCheckReason>>;

/** Few lines are too slow: the choice loads when one is. */
const LaterPart = (props: PartProps['LaterChoice']) => {
  const { part, ask } = usePart('LaterChoice');
  const load = useEffectEvent(ask);
  useEffect(() => load(), []);
  return part._tag === 'There' && <part.Part {...props} />;
};

interface CheckProps {
  readonly job: Job;
  readonly form: TechCheckForm;
  readonly reason: TechCheckReason | undefined;
}

const Check = ({ job, form, reason }: CheckProps) => {
  const orBack = useRetry();
  const forgetList = useOutdated('booking');
  const jobs = useJobsQuery(undefined);
  const position = usePositionQuery(job);
  // Fetched data stays during a refetch: the check must not start over.
  const parts = [position, jobs];
  const failed = parts.find(({ data, error }) => data === undefined && error !== undefined)?.error;
  if (position.data === undefined || jobs.data === undefined)
    return (
      <JobSheetUnready
        view={failed === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(failed) }}
        heading={t.heading}
        onRetry={() =>
          orBack(failed, () => {
            for (const { refetch } of parts) void refetch();
          })
        }
      />
    );
  const mine = jobIn(jobs.data, job)?.application;
  if (mine === undefined) return <Navigate to={toPath(myJobs)} replace />;
  const band = jobBandView(position.data);
  return (
    <ThemeScope theme={band.theme}>
      <Sheet $gap={2}>
        <JobBand job={band} />
        <DeviceCheck
          form={form}
          reason={reason}
          job={job}
          flags={mine.techCheck}
          scheduledAt={mine.scheduledAt}
          joinIsOpen={(now) => liveWindow(mine, now)._tag === 'Allowed'}
          forgetList={forgetList}
          later={
            reason === 'record-now' &&
            position.data.mayRecordLater && <LaterPart job={job} position={position.data} application={mine} />
          }
        />
      </Sheet>
    </ThemeScope>
  );
};

const reasonOf = (techCheckFor: FieldsOf['TechCheck']['techCheckFor']): TechCheckReason | undefined =>
  techCheckFor && reasons[techCheckFor];

const checkOf = (form: TechCheckForm) => {
  const Screen = ({ communityId, positionId, techCheckFor }: FieldsOf['TechCheck']) => (
    <Check
      key={`${communityId} ${positionId} ${techCheckFor ?? ''}`}
      job={{ communityId, positionId }}
      form={form}
      reason={reasonOf(techCheckFor)}
    />
  );
  return Screen;
};

/** /tech-check: the mandatory form. */
export const TechCheckScreen = checkOf('mandatory');

/** /tech-check-optional: the form with Skip, which confirmation mails link to (R45). */
export const TechCheckOptionalScreen = checkOf('optional');

/** /candidateportal/techcheck…/success: the list, which says which check was done (R10a). */
export const TechCheckDoneScreen = ({ techCheckDone }: FieldsOf['TechCheckDone']) => {
  const dispatch = useDispatch();
  const say = useEffectEvent(() => {
    dispatch(snacks.actions.say('success', t.doneNotice[techCheckDone], 'tech-check'));
  });
  useEffect(() => say(), []);
  return <Navigate to={toPath(myJobs)} replace />;
};
