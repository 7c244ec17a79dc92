import * as fc from 'fast-check';
import type { MoveKind } from '../../../domain/positions/kinds';
import type { StagePlace } from '../../../domain/positions/position';
import { placeOf } from '../../../domain/positions/stage-place';
import { positions } from '../../support/arbitraries/positions';
import { aPosition } from '../../support/builders/positions';

const house = { address: '2400 N Lincoln Ave', instructions: 'Ring twice.', latitude: '41.92', longitude: '-87.65' };
const own: StagePlace = {
  address: '1 Oak St',
  instructions: 'Bring your ID.',
  latitude: '41.8',
  longitude: '-87.8',
};
const noMap = { latitude: undefined, longitude: undefined };

describe('Where an appointment takes place [spec 2 §3, R57]', () => {
  it.each<[string, MoveKind, StagePlace | undefined, StagePlace]>([
    ["an interview at the position's", 'in-person', own, house],
    ["a video interview has the position's place", 'video', own, house],
    ["an onboarding at its own address, with its own instructions and map's coordinates", 'onboarding', own, own],
    ['an onsite interview likewise', 'onsite', own, own],
    ["without a place of its own at the position's, without a map", 'onsite', undefined, { ...house, ...noMap }],
    [
      "with instructions alone: at the position's address",
      'onboarding',
      { ...own, address: ' ', ...noMap },
      { ...own, address: house.address, ...noMap },
    ],
    [
      "with an address alone: without the interview's instructions",
      'onboarding',
      { ...own, instructions: '' },
      { ...own, instructions: '' },
    ],
    [
      "with coordinates alone: the position's words, its own map",
      'onsite',
      { ...own, address: '', instructions: '' },
      { ...own, address: house.address, instructions: house.instructions },
    ],
  ])('%s', (_, kind, stagePlace, expected) => {
    const position = aPosition({ ...house, onboardingPlace: stagePlace, onsitePlace: stagePlace });
    expect(placeOf(kind, position)).toEqual(expected);
  });

  it("never borrows another place's coordinates [R57]", () => {
    fc.assert(
      fc.property(positions, (position) => {
        const [onboarding, onsite] = [placeOf('onboarding', position), placeOf('onsite', position)];
        expect([onboarding.latitude, onboarding.longitude]).toEqual([
          position.onboardingPlace?.latitude,
          position.onboardingPlace?.longitude,
        ]);
        expect([onsite.latitude, onsite.longitude]).toEqual([
          position.onsitePlace?.latitude,
          position.onsitePlace?.longitude,
        ]);
      }),
    );
  });
});
