import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { areaTokens } from '../../../adapters/composition/portal-tokens';
import { ourDefect, type CallFailure } from '../../../application/failure';
import type { AdvertRefusal } from '../../../application/ports/candidate-api/applying';
import type { Advert } from '../../../domain/positions/advert';
import type { PositionId } from '../../../domain/positions/ids';
import { usePorts } from '../../app/ports';
import { useAsked } from '../../app/use-asked';

interface AdvertHere {
  /** Undefined: it is being fetched. */
  readonly advert: E.Either<CallFailure | AdvertRefusal, Advert> | undefined;
  readonly retry: () => void;
}

/**
 * The advert of one position: the one that the page was drawn with, or fetched when the page opens and given up when it is left. The public pages
 * have no store: nothing else of theirs is fetched twice, and the store would weigh more than the page.
 */
export const useAdvert = (id: PositionId): AdvertHere => {
  const { api, find } = usePorts();
  const drawn = find(areaTokens.drawnAdvert);
  const here = drawn.answer(id);
  const { answer, again } = useAsked((cancel) => api.advert(id, cancel), E.left(ourDefect), here && E.right(here));
  useEffect(() => drawn.forget(id), [drawn, id]);
  return { advert: answer, retry: again };
};
