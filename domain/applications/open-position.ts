import type { Application } from './application';
import { isAnyOf } from './status-catalogue';

/**
 * Whether a position still takes this application further (R6). A closed position takes no new interviews; who has one, or went on
 * from it (a missed one, a visit, an offer), goes on: the employer closes an advert when there are candidates enough, and these are they.
 */
export const isOpenTo = (
  { published }: { readonly published: boolean },
  { applied, status }: Pick<Application, 'applied' | 'status'>,
): boolean => published || applied === 'interview-arranged' || !isAnyOf(status, [0, 19, 20]);
