import { mapped, struct, variants, type Codec } from '../codec';
import { communityId, positionId } from '../wire/fields';

/** The request of a call that takes nothing. */
export const nothingAsked: Codec<void> = mapped(
  struct({}),
  (): void => undefined,
  () => ({}),
);

/** An answer that says no more than its status. */
export const nothing: Codec<undefined> = mapped(
  struct({}),
  () => undefined,
  () => ({}),
);

/** A job, as nearly all calls name it. */
export const jobFields = { community_id: communityId, position_id: positionId } as const;

/** For calls that no rule refuses; they can still fail. */
export const neverRefused = {
  refusal: variants<never>({}),
  refusalStatus: (refusal: never): 406 => refusal,
  sayRefusal: (refusal: never): string => refusal,
};
