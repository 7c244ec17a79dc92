import { Navigate } from 'react-router-dom';
import { findScreening, turnTo } from '../../application/screening/screen.journey';
import { screeningMachine, screeningRefusalLeadsTo } from '../../application/screening/skill-filter.live';
import { toPath } from '../../application/navigation/path';
import type { SkillFilter } from '../../application/screening/screening.api';
import type { Position } from '../../domain/positions/position';
import type { Job } from '../../domain/ids/job';
import { usePorts } from '../hooks/ports';
import { useScreenWidth } from '../hooks/use-screen-width';
import { useMachine } from '../kit/use-machine';
import { usePositionQuery } from '../applications/jobs.queries';
import { useOutdated } from '../store/queries';
import { useSkillFilterQuery } from './skill-filter.queries';
import { queryFailureView } from '../hooks/query-failure.view';
import { SkillFilterFailed, SkillFilterLoading, SkillFilterPage } from './skill-filter-page';
import { skillFilterView } from './skill-filter.view';
import { useQuestionHistory, useReturns } from './use-question-history';
import { useOnce } from '../kit/use-once';

const Questions = ({
  position,
  filter,
  job,
}: {
  readonly position: Position;
  readonly filter: SkillFilter;
  readonly job: Job;
}) => {
  const ports = usePorts();
  const width = useScreenWidth();
  const forgetList = useOutdated('screening');
  const found = useOnce(() => findScreening(ports)(job, position.positionName, filter));
  const history = useQuestionHistory({ part: 'question', at: found.draft.at });
  const [{ screening, ...state }, send] = useMachine(() =>
    screeningMachine(
      { ...ports, forgetList, turned: history.turned, goTo: history.leave },
      turnTo(found, history.start.at),
      history.start.part,
    ),
  );
  useReturns(history, (place) => send({ _tag: 'PlaceReturned', place }));
  const { questionnaire } = screening.filter;
  return (
    <SkillFilterPage
      view={skillFilterView({ position, questionnaire, draft: screening.draft, width, ...state })}
      send={send}
    />
  );
};

/** /skillfilter: the questions for the job in hand. */
export const SkillFilterScreen = ({ job }: { readonly job: Job }) => {
  const position = usePositionQuery(job);
  const filter = useSkillFilterQuery(job.positionId);
  // Fetched data stays: answers, and a submission that waits for the connection, depend on it.
  const failed =
    (filter.data === undefined ? filter.error : undefined) ??
    (position.data === undefined ? position.error : undefined);
  if (failed !== undefined) {
    const destination = '_tag' in failed ? screeningRefusalLeadsTo(failed._tag) : undefined;
    return destination === undefined ? (
      <SkillFilterFailed
        failure={queryFailureView(failed)}
        onRetry={() => {
          void position.refetch();
          void filter.refetch();
        }}
      />
    ) : (
      <Navigate to={toPath(destination)} replace />
    );
  }
  return position.data === undefined || filter.data === undefined ? (
    <SkillFilterLoading />
  ) : (
    <Questions position={position.data} filter={filter.data} job={job} />
  );
};
