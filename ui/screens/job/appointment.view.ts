import { sayLength } from '../../../application/words/duration';
import type { Application } from '../../../domain/applications/application';
import { directionsTo } from '../../../domain/positions/directions';
import { minutesOf } from '../../../domain/scheduling/slot';
import { jobTexts as t } from '../../texts/job';
import type { FactView } from './job.view';

/* Texts that the appointment pages share. */

/** The duration; without a value if it is unknown. */
export const durationFact = ({ slot }: Application): FactView => {
  const length = slot === undefined ? undefined : minutesOf(slot);
  return { label: t.duration, value: length === undefined ? '' : sayLength(length) };
};

export interface WhereView {
  readonly address: string;
  /** Opens the device's map app. */
  readonly directions: string;
}

export const whereView = (address: string): WhereView => ({ address, directions: directionsTo(address) });
