import * as O from 'fp-ts/Option';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCarried } from '../../application/navigation/carried';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { AnsweredSoFar } from '../../domain/applications/questions-left';
import { usePart, useQuietPart } from '../hooks/use-part';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useJobsQuery } from './jobs.queries';
import { useOutdated } from '../store/queries';
import { useGivingUp } from './use-giving-up';
import { fetchFailureView } from '../hooks/failure.view';
import { MyJobsPage, type MyJobsAct } from './my-jobs-page';
import { cardKey, myJobsView, type MyJobsView, type Placed } from './my-jobs.view';
import { useOnce } from '../kit/use-once';

/** The unsent answers on this device to a job's current questions, by card. They change only on the question pages. */
const useBegun = (
  candidateId: CandidateId | undefined,
  applications: readonly ListedApplication[],
): ReadonlyMap<string, AnsweredSoFar> => {
  const { drafts } = usePorts().session;
  return useMemo(() => {
    if (candidateId === undefined) return new Map();
    return new Map(
      applications.flatMap((job) => {
        const draft = job.asks && O.toUndefined(drafts.of(candidateId, job.application.positionId).read());
        return draft?.questionnaireId === job.asks?.questionnaireId && draft !== undefined
          ? [[cardKey(job), draft.answers] as const]
          : [];
      }),
    );
  }, [candidateId, applications, drafts]);
};

/** The cards that were expanded in this tab: they stay expanded when the candidate returns (`expand_status`, spec 1 §3). */
const useUnfolded = () => {
  const { unfoldedCards } = usePorts().session;
  const atFirst = useOnce(() => O.getOrElse((): readonly CardId[] => [])(unfoldedCards.read()));
  const keep = (id: CardId, open: boolean): void => {
    const others = O.getOrElse((): readonly CardId[] => [])(unfoldedCards.read()).filter((one) => one !== id);
    unfoldedCards.write(open ? [...others, id] : others);
  };
  return { atFirst: atFirst.map(String), keep };
};

type CardId = ListedApplication['application']['positionId'];

/** Asks whether the candidate has applied on the employer's own site, while that is open in another tab. */
const useAppliedElsewhere = () => {
  const { part, ask } = usePart('AppliedElsewhere');
  const [subject, setSubject] = useState<ListedApplication>();
  const forget = useOutdated('booking');
  return {
    ask: (listed: ListedApplication) => {
      setSubject(listed);
      ask();
    },
    didNotCome: part._tag === 'DidNotCome' && subject !== undefined,
    dialog: part._tag === 'There' && subject !== undefined && (
      <part.Part listed={subject} onClose={() => setSubject(undefined)} onApplied={forget} />
    ),
  };
};

/** The panel beside the list if there is room: a phone does not load it. */
const useBeside = () => {
  const { part, ask } = usePart('NextUp');
  const load = useEffectEvent(ask);
  useEffect(() => {
    if (window.matchMedia('(min-width: 1000px)').matches) load();
  }, []);
  return part;
};

const none: readonly never[] = [];

/** /candidateportal: the applications of the signed-in candidate. */
export const MyJobsScreen = () => {
  const { environment } = usePorts();
  const now = useNow();
  const { data, error, refetch } = useJobsQuery(undefined, { refetchOnMountOrArgChange: 30, refetchOnFocus: true });
  const location = useLocation();
  const givingUp = useGivingUp('job-list');
  const appliedElsewhere = useAppliedElsewhere();
  const begun = useBegun(data?.candidateId, data?.applications ?? none);
  const unfolded = useUnfolded();
  const beside = useBeside();
  const live = useQuietPart('LiveJobs', data !== undefined);
  const [placed, setPlaced] = useState<Placed>();
  const named = (key: string): ListedApplication | undefined => data?.applications.find((one) => cardKey(one) === key);
  const act = (done: MyJobsAct): void => {
    if (done._tag === 'RetryPressed') {
      void refetch();
      return;
    }
    const listed = named(done.key);
    if (listed === undefined) return;
    if (done._tag === 'Unfolded') unfolded.keep(listed.application.positionId, done.open);
    else if (done.action === 'apply-external') appliedElsewhere.ask(listed);
    else givingUp.ask(listed, 'cancel');
  };
  const seen = (): MyJobsView => {
    if (data !== undefined)
      return myJobsView(data.applications, environment.infoEmail, { now, ownZone: environment.zone(), begun });
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: fetchFailureView(error) };
  };
  const fresh = seen();
  const view = fresh._tag === 'Ready' && placed !== undefined ? { ...fresh, sections: placed(fresh.sections) } : fresh;
  return (
    <>
      <MyJobsPage
        view={view}
        beside={
          beside._tag === 'There' &&
          fresh._tag === 'Ready' && <beside.Part sections={fresh.sections} jobOf={named} send={act} />
        }
        scheduleHint={isCarried(location.state, 'toSchedule')}
        send={act}
        asking={givingUp.asking === undefined ? undefined : cardKey(givingUp.asking)}
        dialogMissing={givingUp.didNotCome || appliedElsewhere.didNotCome}
        unfolded={unfolded.atFirst}
      />
      {live._tag === 'There' && (
        <live.Part sections={view._tag === 'Ready' ? view.sections : none} onPlaced={(by) => setPlaced(() => by)} />
      )}
      {givingUp.dialog}
      {appliedElsewhere.dialog}
    </>
  );
};
