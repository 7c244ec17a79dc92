import { Navigate } from 'react-router-dom';
import { findScreening } from '../../../application/journeys/screen';
import { screeningMachine, screeningRefusalLeadsTo } from '../../../application/live/skill-filter';
import type { Job } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { SkillFilter } from '../../../application/ports/candidate-api/screening';
import type { Position } from '../../../domain/positions/position';
import { usePorts } from '../../app/ports';
import { useScreenWidth } from '../../app/use-screen-width';
import { useTravel } from '../../app/use-travel';
import { useMachine } from '../../kit/use-machine';
import { useForgetBooked, useQueries } from '../../store/portal-store';
import { queryFailureView } from '../query-failure.view';
import { SkillFilterPage } from './skill-filter-page';
import { skillFilterView } from './skill-filter.view';

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
  const travel = useTravel();
  const width = useScreenWidth();
  const forgetList = useForgetBooked();
  const [{ screening, ...state }, send] = useMachine(() =>
    screeningMachine(
      { ...ports, forgetList, goTo: travel.instead },
      findScreening(ports)(job, position.positionName, filter),
    ),
  );
  const { questionnaire } = screening.filter;
  return (
    <SkillFilterPage
      view={skillFilterView({ position, questionnaire, draft: screening.draft, width, ...state })}
      onPress={(option) => send({ _tag: 'OptionPressed', option })}
      onType={(text) => send({ _tag: 'Typed', text })}
      onShowMore={() => send({ _tag: 'ShowMorePressed' })}
      onPrevious={() => send({ _tag: 'PreviousPressed' })}
      onForward={() => send({ _tag: 'ForwardPressed' })}
      onRetry={() => send({ _tag: 'SubmitPressed' })}
    />
  );
};

const nothing = (): undefined => undefined;
const noActs = {
  onPress: nothing,
  onType: nothing,
  onShowMore: nothing,
  onPrevious: nothing,
  onForward: nothing,
} as const;

/** /skillfilter: the questions of the job in hand. */
export const SkillFilterScreen = ({ job }: { readonly job: Job }) => {
  const queries = useQueries();
  const position = queries.usePositionQuery(job);
  const filter = queries.useSkillFilterQuery(job.positionId);
  // What was fetched stays: answers are given on it, and what waits for the line.
  const failed =
    (filter.data === undefined ? filter.error : undefined) ??
    (position.data === undefined ? position.error : undefined);
  if (failed !== undefined) {
    const elsewhere = '_tag' in failed ? screeningRefusalLeadsTo(failed._tag) : undefined;
    return elsewhere === undefined ? (
      <SkillFilterPage
        {...noActs}
        view={{ _tag: 'Failed', failure: queryFailureView(failed) }}
        onRetry={() => {
          void position.refetch();
          void filter.refetch();
        }}
      />
    ) : (
      <Navigate to={toPath(elsewhere)} replace />
    );
  }
  return position.data === undefined || filter.data === undefined ? (
    <SkillFilterPage {...noActs} view={{ _tag: 'Loading' }} onRetry={nothing} />
  ) : (
    <Questions position={position.data} filter={filter.data} job={job} />
  );
};
