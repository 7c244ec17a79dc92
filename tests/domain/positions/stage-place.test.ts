import * as fc from 'fast-check';
import * as t from 'io-ts';
import { placeOf } from '../../../domain/positions/stage-place';
import { positions } from '../../support/arbitraries/positions';
import { aPosition } from '../../support/builders/positions';
import { cases } from '../../support/cases/cases';
import { data, dataOf, oneOf, optional } from '../../../adapters/rules/cases/columns';

const house = { address: '2400 N Lincoln Ave', instructions: 'Ring twice.', latitude: '41.92', longitude: '-87.65' };
/** Coordinates that are left out are not known. */
const place = t.type({
  address: t.string,
  instructions: t.string,
  latitude: t.union([t.string, t.undefined]),
  longitude: t.union([t.string, t.undefined]),
});

describe('Where an appointment takes place [spec 2 §3, R57]', () => {
  it.each(
    cases('positions/stage-place-of', {
      kind: oneOf('video', 'in-person', 'onboarding', 'onsite'),
      own: optional(dataOf(place)),
      place: data,
    }),
  )('$title', ({ kind, own, place: expected }) => {
    const position = aPosition({ ...house, onboardingPlace: own, onsitePlace: own });
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
