import type { Instant } from '../time/instant';
import type { CommunityId, PositionId } from '../ids/position-ids';
import type { Email } from '../text/email';
import type { ApplicationEvent } from './application-event';

/** An event from another portal: what happened, to whose application, and its number in that application's history. */
export interface EventBrought extends Pick<ApplicationEvent, 'at' | 'change'> {
  readonly email: Email;
  readonly positionId: PositionId;
  readonly communityId: CommunityId;
  readonly sequence: number;
}

/** The application that the history must belong to. An undefined part is unknown and not compared. */
export interface HistoryOwner {
  readonly email: Email | undefined;
  readonly positionId: PositionId;
  readonly communityId: CommunityId | undefined;
}

/** The part of an event that names another application. `application`: the position in its snapshot of the application. */
export type OwnerPart = 'email' | 'position' | 'community' | 'application';

/** Why a history can't be an application's. `event`: its place, from 0. */
export type HistoryFault =
  | {
      readonly _tag: 'HistoryOfAnother';
      readonly event: number;
      readonly part: OwnerPart;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly _tag: 'HistoryNotInOrder'; readonly event: number; readonly found: number }
  | { readonly _tag: 'HistoryInFuture'; readonly event: number; readonly found: Instant };

/**
 * What is wrong with the history that an application brings along (ours): each event is of the same candidate, position and community, none is missing,
 * they are in their order, and none is still to come. Of an event the first fault is told.
 */
export const historyFaults = (
  { email, positionId, communityId }: HistoryOwner,
  history: readonly EventBrought[],
  now: Instant,
): readonly HistoryFault[] =>
  history.flatMap((one, event): readonly HistoryFault[] => {
    const compared: readonly (readonly [OwnerPart, string | number | undefined, string | number | undefined])[] = [
      ['position', positionId, one.positionId],
      ['email', email, one.email],
      ['community', communityId, one.communityId],
      ['application', positionId, one.change?.after.positionId],
    ];
    for (const [part, expected, found] of compared)
      if (expected !== undefined && found !== undefined && expected !== found)
        return [{ _tag: 'HistoryOfAnother', event, part, expected: String(expected), found: String(found) }];
    if (one.sequence !== event + 1) return [{ _tag: 'HistoryNotInOrder', event, found: one.sequence }];
    return one.at > now ? [{ _tag: 'HistoryInFuture', event, found: one.at }] : [];
  });
