import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { areaTokens } from '../../../adapters/composition/portal-tokens';
import type { CallFailure } from '../../../application/failure';
import type { AdvertRefusal } from '../../../application/ports/candidate-api/applying';
import type { Advert } from '../../../domain/positions/advert';
import type { PositionId } from '../../../domain/positions/ids';
import { usePorts } from '../../app/ports';

export type AdvertState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly why: CallFailure | AdvertRefusal }
  | { readonly _tag: 'There'; readonly advert: Advert };

const loading: AdvertState = { _tag: 'Loading' };
const there = (advert: Advert): AdvertState => ({ _tag: 'There', advert });

/**
 * The advert of one position: the one that the page was drawn with, or fetched when the page opens and given up when it is left. The public pages
 * have no store: nothing else of theirs is fetched twice, and the store would weigh more than the page.
 */
export const useAdvert = (id: PositionId): { readonly advert: AdvertState; readonly retry: () => void } => {
  const { api, find } = usePorts();
  const drawn = find(areaTokens.drawnAdvert);
  const [tries, setTries] = useState(0);
  const question = `${id} ${tries}`;
  const [answer, setAnswer] = useState(() => {
    const advert = drawn.answer(id);
    return advert && { of: question, state: there(advert) };
  });
  const isAnswered = answer?.of === question;
  useEffect(() => {
    drawn.forget(id);
    if (isAnswered) return undefined;
    const leaving = new AbortController();
    void api
      .advert(id, { signal: leaving.signal })()
      .then((result) => {
        if (leaving.signal.aborted) return;
        setAnswer({
          of: question,
          state: E.isRight(result) ? there(result.right) : { _tag: 'Failed', why: result.left },
        });
      });
    return () => leaving.abort();
  }, [api, drawn, id, question, isAnswered]);
  const retry = (): void => setTries((before) => before + 1);
  return { advert: isAnswered ? answer.state : loading, retry };
};
