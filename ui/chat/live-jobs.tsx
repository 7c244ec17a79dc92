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

/** Whether something is being pressed, or a question is open. A press counts until its click has arrived. */
const useTouches = (happened: (event: LiveListEvent) => void): void => {
  const tell = useEffectEvent(happened);
  useEffect(() => {
    const touched = (): void => tell({ _tag: 'Touched' });
    const letGo = (): void => {
      setTimeout(() => {
        if (document.querySelector('dialog[open]') === null) tell({ _tag: 'LetGo' });
      });
    };
    const turned = (): void => {
      if (document.hidden) tell({ _tag: 'OutOfSight' });
    };
    const watched = [
      ...(['pointerdown', 'keydown'] as const).map((name) => [name, touched] as const),
      ...(['pointerup', 'pointercancel', 'keyup', 'close'] as const).map((name) => [name, letGo] as const),
      ['visibilitychange', turned] as const,
    ];
    for (const [name, act] of watched) document.addEventListener(name, act, { capture: true });
    return () => {
      for (const [name, act] of watched) document.removeEventListener(name, act, { capture: true });
    };
  }, []);
};

/** An open list that changes by itself: it is read anew when the line says so, and what changed is said politely. Nothing moves meanwhile. */
export const LiveJobs = ({ sections, onPlaced }: LiveJobsProps) => {
  const { bring, session } = usePorts();
  const dispatch = useDispatch();
  const { data, refetch } = useJobsQuery(undefined);
  const [{ reads, byOthers }, happened] = useReducer(liveListStep, undisturbed);
  /** The cards before somebody else's act; undefined: it was told. */
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

  const readAnew = useEffectEvent(() => {
    if (byOthers) untold.current ??= sections;
    void refetch();
  });
  useEffect(() => {
    if (reads > 0) readAnew();
  }, [reads]);

  const say = useEffectEvent(() => {
    const words = untold.current && changeWords(untold.current, sections);
    untold.current = undefined;
    if (words !== undefined) dispatch(snacks.actions.say('notice', words, 'job-list'));
  });
  useEffect(() => say(), [data]);

  return <SteadyList steady={steady} sections={sections} />;
};
