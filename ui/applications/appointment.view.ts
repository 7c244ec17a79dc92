import { sayLength } from '../../application/words/duration';
import type { Application } from '../../domain/applications/application';
import { directionsTo } from '../../domain/positions/directions';
import { mapPlace, type Place } from '../../domain/positions/map-visibility';
import type { StagePlace } from '../../domain/positions/position';
import { minutesOf } from '../../domain/positions/slot';
import { jobTexts as t } from './job.texts';
import type { FactView } from '../kit/facts';

/* Texts that the appointment pages share. */

/** The duration; without a value if it is unknown. */
export const durationFact = ({ slot }: Application): FactView => {
  const length = slot === undefined ? undefined : minutesOf(slot);
  return { label: t.duration, value: length === undefined ? '' : sayLength(length) };
};

export interface PlaceView {
  readonly address: string;
  /** Opens the device's map app. */
  readonly directions: string;
  /** The position of the map's pin; undefined: there is no map (spec 1 §2, R57). */
  readonly pin: Place | undefined;
}

const pinOf = ({ latitude = '', longitude = '' }: Partial<StagePlace>): Place | undefined => {
  const decision = mapPlace(latitude, longitude);
  return decision._tag === 'Allowed' ? decision.value : undefined;
};

export const placeView = (place: StagePlace): PlaceView => ({
  address: place.address,
  directions: directionsTo(place.address),
  pin: pinOf(place),
});
