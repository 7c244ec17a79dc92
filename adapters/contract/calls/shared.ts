import { mapped, struct, variants, type Codec } from '../codec';
import { communityId, positionId } from '../wire/fields';

/** The request of a call that takes nothing. */
export const nothingAsked: Codec<void> = mapped(
  struct({}),
  (): void => undefined,
  () => ({}),
);

export const nothing: Codec<undefined> = mapped(
  struct({}),
  () => undefined,
  () => ({}),
);

export const jobFields = { community_id: communityId, position_id: positionId } as const;

export const neverRefused = {
  refusal: variants<never>({}),
  refusalStatus: (refusal: never): 406 => refusal,
  sayRefusal: (refusal: never): string => refusal,
};
