import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import {
  answerQuestion,
  openScreening,
  submitScreening,
  turnTo,
  type Screening,
} from '../../../application/journeys/screen';
import {
  isThere,
  myJobs,
  noPosts,
  screeningRepeated,
  screeningSuccess,
  type Destination,
  type Job,
} from '../../../application/navigation/destination';
import { placeAfterScreening } from '../../../application/navigation/outcome-screens';
import { toPath } from '../../../application/navigation/path';
import type { SkillFilter } from '../../../application/ports/candidate-api/screening';
import type { Position } from '../../../domain/positions/position';
import { pressOption, type AnswerFault } from '../../../domain/screening/answers';
import type { ScreeningDestination } from '../../../domain/screening/outcome';
import { nextPage, pageAt, previousPage } from '../../../domain/screening/paging';
import { useKeptAct } from '../../app/use-kept-act';
import { usePorts } from '../../app/ports';
import { useScreenWidth } from '../../app/use-screen-width';
import { useTravel } from '../../app/use-travel';
import { useForgetBooked, useQueries } from '../../store/portal-store';
import { queryFailureView } from '../query-failure.view';
import { SkillFilterPage } from './skill-filter-page';
import { skillFilterView, type SubmitState } from './skill-filter.view';

/** Where a refusal leads that no page of questions can mend; any other is said on the page. */
const refusalLeadsTo: ReadonlyMap<string, Destination> = new Map([
  ['ScreeningAnswered', screeningRepeated],
  ['PositionClosed', noPosts],
  ['NoSuchApplication', myJobs],
]);

/** R8. The self-record screens of a pass come with self-recording; until then the success page says what follows. */
const outcomeLeadsTo = (outcome: ScreeningDestination, job: Job): Destination => {
  const place = placeAfterScreening(outcome, job);
  return isThere(place) ? place : screeningSuccess(job);
};

type Outcome = Awaited<ReturnType<ReturnType<ReturnType<typeof submitScreening>>>>;

const Questions = ({ opened, position }: { readonly opened: Screening; readonly position: Position }) => {
  const ports = usePorts();
  const travel = useTravel();
  const width = useScreenWidth();
  const forgetBooked = useForgetBooked();
  const acts = useKeptAct();
  const [screening, setScreening] = useState(opened);
  const [fault, setFault] = useState<AnswerFault>();
  const [allOptions, setAllOptions] = useState(false);
  const [submit, setSubmit] = useState<SubmitState>({ _tag: 'NotAsked' });
  const { questionnaire } = screening.filter;
  const page = questionnaire && pageAt(questionnaire, screening.draft.answers, screening.draft.at);

  const turn = (at: number): void => {
    setScreening(turnTo(ports)(screening, at));
    setFault(undefined);
    setAllOptions(false);
  };
  const answer = (given: readonly string[]): void => {
    if (page === undefined) return;
    // After another answer a submission that waits is not sent any more.
    acts.letGo();
    setScreening(answerQuestion(ports)(screening, page.question.questionId, given));
    setFault(undefined);
    setSubmit({ _tag: 'NotAsked' });
  };
  const settle = useCallback(
    (given: Screening, outcome: Outcome): void => {
      if (E.isRight(outcome)) {
        travel.instead(outcomeLeadsTo(outcome.right, given.job));
        return;
      }
      const reason = outcome.left;
      if (reason._tag === 'SubmitBlocked') {
        const [first] = reason.faults;
        setSubmit({ _tag: 'NotAsked' });
        if (first === undefined) return;
        setScreening(turnTo(ports)(given, first.at));
        setFault(first.fault);
        return;
      }
      const elsewhere = refusalLeadsTo.get(reason._tag);
      if (elsewhere === undefined) setSubmit({ _tag: 'NotSubmitted', reason });
      else travel.instead(elsewhere);
    },
    [ports, travel],
  );
  const submitNow = useCallback(
    (given: Screening): void =>
      // Whoever left this page meanwhile finds the list up to date.
      acts.send(
        TE.tapIO(submitScreening(ports)(given), () => forgetBooked),
        (act) => {
          if (act._tag === 'Waiting') setSubmit(act);
          else settle(given, act.answer);
        },
      ),
    [acts, ports, forgetBooked, settle],
  );
  const send = (): void => {
    setSubmit({ _tag: 'Evaluating' });
    submitNow(screening);
  };
  // Nothing is asked: it is submitted at once (R6a), and again by itself when the line is back. After any other failure the candidate presses.
  const asksNothing = page === undefined;
  useEffect(() => {
    if (asksNothing) submitNow(opened);
  }, [asksNothing, opened, submitNow]);

  const forward = (): void => {
    if (page === undefined) return;
    const decision = nextPage(page);
    if (decision._tag === 'Refused') setFault(decision.reason);
    else if (page.isLast) send();
    else turn(decision.value);
  };
  return (
    <SkillFilterPage
      view={skillFilterView({
        position,
        questionnaire,
        draft: screening.draft,
        fault,
        submit,
        width,
        allOptions,
      })}
      onPress={(option) => page !== undefined && answer(pressOption(page.question, page.answer, option))}
      onType={(text) => answer(text === '' ? [] : [text])}
      onShowMore={() => setAllOptions(true)}
      onPrevious={() => page !== undefined && turn(previousPage(page))}
      onForward={forward}
      onRetry={send}
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

const Opened = ({
  position,
  filter,
  job,
}: {
  readonly position: Position;
  readonly filter: SkillFilter;
  readonly job: Job;
}) => {
  const ports = usePorts();
  const [opened] = useState(() => openScreening(ports)(job, position.positionName, filter));
  return <Questions opened={opened} position={position} />;
};

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
    const elsewhere = '_tag' in failed ? refusalLeadsTo.get(failed._tag) : undefined;
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
    <Opened position={position.data} filter={filter.data} job={job} />
  );
};
