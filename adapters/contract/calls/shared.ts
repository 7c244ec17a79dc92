import { mapped, struct, variants, type Codec } from '../codec';
import { communityId, positionId } from '../wire/fields';

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
