import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { samePlace, type ScreeningPart, type ScreeningPlace } from '../../application/screening/skill-filter.live';
import type { Destination } from '../../application/navigation/destination';
import { useTravel } from '../hooks/use-travel';
import { useOnce } from '../kit/use-once';

/* Each question has its own history entry, all with the same address: Back goes to the previous question. */

/** The state of a history entry: its question, and those of the entries below it in this visit. */
interface Entry {
  readonly place: ScreeningPlace;
  readonly below: readonly ScreeningPlace[];
}

const name = 'questions';

const fieldOf = (of: unknown, field: string): unknown =>
  typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === field)?.[1] : undefined;

const parts: readonly ScreeningPart[] = ['question', 'change', 'check'];

const placeIn = (value: unknown): ScreeningPlace | undefined => {
  const part = parts.find((one) => one === fieldOf(value, 'part'));
  const at = fieldOf(value, 'at');
  return part !== undefined && typeof at === 'number' && Number.isInteger(at) ? { part, at } : undefined;
};

const entryIn = (state: unknown): Entry | undefined => {
  const kept = fieldOf(state, name);
  const [place, below] = [placeIn(fieldOf(kept, 'place')), fieldOf(kept, 'below')];
  if (place === undefined || !Array.isArray(below)) return undefined;
  return { place, below: below.flatMap((one: unknown) => placeIn(one) ?? []) };
};

export interface QuestionHistory {
  /** The first question of a visit, or after a reload the one that was shown. */
  readonly start: ScreeningPlace;
  readonly turned: (place: ScreeningPlace, way: 'onward' | 'back') => void;
  /** Navigates away, replacing the entries of every question shown. */
  readonly leave: (destination: Destination) => void;
  /** The question that the browser's Back or Forward led to; undefined on leaving. */
  readonly returned: (state: unknown) => ScreeningPlace | undefined;
}

export const useQuestionHistory = (begins: ScreeningPlace): QuestionHistory => {
  const location = useLocation();
  const navigate = useNavigate();
  const travel = useTravel();
  const start = useOnce((): Entry => entryIn(location.state) ?? { place: begins, below: [] });
  const here = useRef(start);
  const leaving = useRef<Destination>(undefined);

  const put = (entry: Entry, replace: boolean): void => {
    here.current = entry;
    const locationState: unknown = location.state;
    const state = { ...(typeof locationState === 'object' ? locationState : {}), [name]: entry };
    void navigate({ pathname: location.pathname, search: location.search }, { replace, state });
  };
  return {
    start: start.place,
    turned: (place, way) => {
      const { place: now, below } = here.current;
      const before = below.at(-1);
      if (before !== undefined && samePlace(before, place)) {
        here.current = { place, below: below.slice(0, -1) };
        void navigate(-1);
      } else if (way === 'back') put({ place, below }, true);
      else put({ place, below: [...below, now] }, false);
    },
    leave: (destination) => {
      const { length } = here.current.below;
      if (length === 0) travel.instead(destination);
      else {
        leaving.current = destination;
        void navigate(-length);
      }
    },
    returned: (state) => {
      // The entry the candidate arrived on has no state of ours: the entries above it know its question.
      here.current = entryIn(state) ?? { place: here.current.below[0] ?? here.current.place, below: [] };
      const destination = leaving.current;
      leaving.current = undefined;
      if (destination === undefined) return here.current.place;
      travel.instead(destination);
      return undefined;
    },
  };
};

/** Called with the target of the browser's Back and Forward. */
export const useReturns = ({ returned }: QuestionHistory, onReturn: (place: ScreeningPlace) => void): void => {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const wentBack = useNavigationType() === NavigationType.Pop;
  const heard = useRef(key);
  useEffect(() => {
    if (heard.current === key) return;
    heard.current = key;
    const place = wentBack ? returned(state) : undefined;
    if (place !== undefined) onReturn(place);
  });
};
