import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { ourDefect, type CallFailure } from '../../application/failure';
import type { AdvertRefusal } from '../../application/positions/adverts.api';
import type { Advert } from '../../domain/positions/advert';
import type { PositionId } from '../../domain/ids/position-ids';
import { usePorts } from '../hooks/ports';
import { useAsked, type AskedHere } from '../hooks/use-asked';

/**
 * Loads one position's posting: from the data the page was rendered with, or by a call that is aborted when the page is left. Public pages have no
 * store: they fetch nothing else twice, and the store would be larger than the page.
 */
export const useAdvert = (id: PositionId): AskedHere<E.Either<CallFailure | AdvertRefusal, Advert>> => {
  const { api, find } = usePorts();
  const drawn = find(areaTokens.drawnAdvert);
  const here = drawn.answer(id);
  useEffect(() => drawn.forget(id), [drawn, id]);
  return useAsked((cancel) => api.advert(id, cancel), E.left(ourDefect), here && E.right(here));
};
