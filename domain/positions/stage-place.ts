import type { MoveKind } from './kinds';
import type { Position, StagePlace } from './position';

type Placed = Pick<Position, 'address' | 'instructions' | 'latitude' | 'longitude' | 'onboardingPlace' | 'onsitePlace'>;

const isSaid = (text: string): boolean => text.trim() !== '';

/**
 * The place of an appointment. A later stage without an address of its own takes place at the position's; the position's instructions are for the
 * interview, so they stand in only if the stage says nothing at all. Coordinates are never borrowed: a map of another house misleads (R57).
 */
export const placeOf = (kind: MoveKind, position: Placed): StagePlace => {
  const { address, instructions, latitude, longitude } = position;
  if (kind === 'video' || kind === 'in-person') return { address, instructions, latitude, longitude };
  const own = kind === 'onboarding' ? position.onboardingPlace : position.onsitePlace;
  if (own === undefined) return { address, instructions, latitude: undefined, longitude: undefined };
  const says = isSaid(own.address) || isSaid(own.instructions);
  return {
    ...own,
    address: isSaid(own.address) ? own.address : address,
    instructions: says ? own.instructions : instructions,
  };
};
