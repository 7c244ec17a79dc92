import * as E from 'fp-ts/Either';
import { parseInstant, type Instant } from '../../../domain/time/instant';

/** The time shown on a drawn page. Undefined: it shows none. */
export const drawnAt = ({ document }: Window): Instant | undefined => {
  const { drawnAt: at } = document.documentElement.dataset;
  return E.getOrElseW(() => undefined)(parseInstant(Number(at)));
};
