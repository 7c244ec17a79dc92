import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
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

/**
 * The advert of one position, fetched when its page opens and given up when it is left. The public pages have no store: nothing else of theirs
 * is fetched twice, and the store would weigh more than the page.
 */
export const useAdvert = (id: PositionId): { readonly advert: AdvertState; readonly retry: () => void } => {
  const { api } = usePorts();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly state: AdvertState }>();
  const question = `${id} ${tries}`;
  useEffect(() => {
    const leaving = new AbortController();
    void api
      .advert(id, { signal: leaving.signal })()
      .then((result) => {
        if (leaving.signal.aborted) return;
        setAnswer({
          of: question,
          state: E.isRight(result) ? { _tag: 'There', advert: result.right } : { _tag: 'Failed', why: result.left },
        });
      });
    return () => leaving.abort();
  }, [api, id, question]);
  const retry = (): void => setTries((before) => before + 1);
  return { advert: answer?.of === question ? answer.state : loading, retry };
};
