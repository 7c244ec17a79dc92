import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { areaTokens } from '../../../adapters/composition/portal-tokens';
import { ourDefect, type CallFailure } from '../../../application/failure';
import type { AdvertRefusal } from '../../../application/ports/candidate-api/applying';
import type { Advert } from '../../../domain/positions/advert';
import type { PositionId } from '../../../domain/positions/ids';
import { usePorts } from '../../app/ports';
import { useAsked, type AskedHere } from '../../app/use-asked';

/**
 * The advert of one position: the one that the page was drawn with, or fetched when the page opens and given up when it is left. The public pages
 * have no store: nothing else of theirs is fetched twice, and the store would weigh more than the page.
 */
export const useAdvert = (id: PositionId): AskedHere<E.Either<CallFailure | AdvertRefusal, Advert>> => {
  const { api, find } = usePorts();
  const drawn = find(areaTokens.drawnAdvert);
  const here = drawn.answer(id);
  useEffect(() => drawn.forget(id), [drawn, id]);
  return useAsked((cancel) => api.advert(id, cancel), E.left(ourDefect), here && E.right(here));
};
