import type { Application } from './application';
import { beforeTheOutcome, isAnyOf } from './status-catalogue';

/**
 * Whether a position still takes this application further (R6). A closed position takes no new interviews, but a candidate who has one or
 * is past it (a missed interview, a visit, an offer) continues: employers close an advert when they have enough candidates, and these are
 * the ones.
 */
export const isOpenTo = (
  { published }: { readonly published: boolean },
  { applied, status }: Pick<Application, 'applied' | 'status'>,
): boolean => published || applied === 'interview-arranged' || !isAnyOf(status, beforeTheOutcome);
