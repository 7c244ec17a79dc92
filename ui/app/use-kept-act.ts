import type * as E from 'fp-ts/Either';
import { useEffect, useMemo } from 'react';
import { Subscription, type Observable } from 'rxjs';
import { sendWhenBack, type KeptAct } from '../../application/live/send-when-back';
import { usePorts } from './ports';

export interface KeptActs {
  /** Sends an act, now and whenever the line is back, until it is answered. What was under way before is taken back. */
  readonly send: <Failure extends { readonly _tag: string }, A>(
    act: () => Promise<E.Either<Failure, A>>,
    tell: (act: KeptAct<Failure, A>) => void,
  ) => void;
  /** Takes back what waits. */
  readonly takeBack: () => void;
}

const keptActs = (back: Observable<unknown>): KeptActs => {
  let underWay = Subscription.EMPTY;
  const takeBack = (): void => underWay.unsubscribe();
  return {
    takeBack,
    send: (act, tell) => {
      takeBack();
      underWay = sendWhenBack(act, back).subscribe(tell);
    },
  };
};

/** The act of one page, kept while its page is open: what became of it is told where it was asked for, and nowhere else. */
export const useKeptAct = (): KeptActs => {
  const { line } = usePorts();
  const acts = useMemo(() => keptActs(line.back), [line]);
  useEffect(() => acts.takeBack, [acts]);
  return acts;
};
