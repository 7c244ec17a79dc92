import * as O from 'fp-ts/Option';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { lazyLine } from '../../application/chat/lazy-line.live';
import { listNews, liveListStep, undisturbed, type LiveListEvent } from '../../application/chat/live-list.live';
import { usePorts } from '../hooks/ports';
import { snacks } from '../store/snacks';
import { useJobsQuery } from '../applications/jobs.queries';
import { changeWords, inTheirPlaces } from './live-jobs.view';
import type { Placed, SectionView } from '../applications/my-jobs.view';
import { SteadyList } from './steady-list';

export interface LiveJobsProps {
  /** The cards as they are shown. */
  readonly sections: readonly SectionView[];
  /** Undefined: each card where it belongs. */
  readonly onPlaced: (placed: Placed | undefined) => void;
}

/** No question is open. A press counts until its click has arrived. */
const whenFree = (then: () => void): void => {
  setTimeout(() => {
    if (document.querySelector('dialog[open]') === null) then();
  });
};

/** Tells what is pressed and let go, and when the page goes out of sight, where a key or a button may be let go unseen. */
const useTouches = (happened: (event: LiveListEvent) => void): void => {
  const tell = useEffectEvent(happened);
  useEffect(() => {
    const touched = (): void => tell({ _tag: 'Touched' });
    const letGo = (): void => whenFree(() => tell({ _tag: 'LetGo' }));
    const lookedAway = (): void => {
      tell({ _tag: 'LookedAway' });
      letGo();
    };
    const watched = [
      ...(['pointerdown', 'keydown'] as const).map((name) => [name, touched] as const),
      ...(['pointerup', 'pointercancel', 'keyup', 'close'] as const).map((name) => [name, letGo] as const),
      ['visibilitychange', lookedAway] as const,
    ];
    for (const [name, act] of watched) document.addEventListener(name, act, { capture: true });
    window.addEventListener('blur', letGo);
    return () => {
      for (const [name, act] of watched) document.removeEventListener(name, act, { capture: true });
      window.removeEventListener('blur', letGo);
    };
  }, []);
};

/** An open list that changes by itself: it is read again when the line says so, and what changed is said politely. Nothing moves meanwhile. */
export const LiveJobs = ({ sections, onPlaced }: LiveJobsProps) => {
  const { bring, session } = usePorts();
  const dispatch = useDispatch();
  const { refetch, isFetching, fulfilledTimeStamp } = useJobsQuery(undefined);
  const [{ reads, byOthers }, happened] = useReducer(liveListStep, undisturbed);
  /** The cards before somebody else's act that is being read. Undefined: the candidate knows. */
  const untold = useRef<readonly SectionView[]>(undefined);
  const steady = byOthers && reads > 0;

  useTouches(happened);
  useEffect(() => {
    const live = lazyLine(() => bring('live-line', areaTokens.liveLine));
    const listening = listNews({ live, token: () => O.toUndefined(session.token.read()) }).subscribe(happened);
    return () => listening.unsubscribe();
  }, [bring, session]);

  const place = useEffectEvent((kept: boolean) =>
    onPlaced(kept ? (now: readonly SectionView[]) => inTheirPlaces(sections, now) : undefined),
  );
  useEffect(() => place(steady), [steady]);

  const readAgain = useEffectEvent(() => {
    if (byOthers) untold.current = sections;
    void refetch();
  });
  const begun = useRef(0);
  useEffect(() => {
    // What is being fetched may have been read before the change: it is fetched once more then.
    if (isFetching || reads === begun.current) return;
    begun.current = reads;
    readAgain();
  }, [reads, isFetching]);

  const fetched = useEffectEvent(() => {
    const words = untold.current && changeWords(untold.current, sections);
    untold.current = undefined;
    if (words !== undefined) dispatch(snacks.actions.say('notice', words, 'job-list'));
    // An answer may have closed a question.
    whenFree(() => happened({ _tag: 'LetGo' }));
  });
  useEffect(() => fetched(), [fulfilledTimeStamp]);

  return <SteadyList steady={steady} sections={sections} />;
};
