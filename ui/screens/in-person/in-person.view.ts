import type { Application } from '../../../domain/applications/application';
import { mapPlace, type Place } from '../../../domain/positions/map-visibility';
import type { Position } from '../../../domain/positions/position';
import { printDate, localMoment, sameClock } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { printTwelveHour } from '../../../domain/time/wall-time';
import type { FailureView } from '../../kit/failure-notice';
import { heldTexts } from '../../texts/held';
import { inPersonTexts as t } from '../../texts/in-person';
import { jobTexts } from '../../texts/job';
import { actionsView, type JobActionView } from '../job/actions.view';
import { jobBandView, type FactView, type JobBandView } from '../job/job.view';

export interface InPersonState {
  readonly position: Position;
  /** Undefined: this candidate has not applied to the job. */
  readonly application: Application | undefined;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

export type InPersonView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'NothingBooked' }
  /** Given up on this very page; the list follows (spec 1 §4). */
  | { readonly _tag: 'GivenUp'; readonly message: string }
  | {
      readonly _tag: 'Ready';
      readonly job: JobBandView;
      /** `04 December, 2026, 10:30 AM - 11:00 AM CT` */
      readonly when: string;
      readonly forYou: string | undefined;
      readonly facts: readonly FactView[];
      readonly address: string;
      /** Where the map's pin stands; undefined: there is no map (spec 1 §2). */
      readonly place: Place | undefined;
      readonly instructions: string;
      readonly actions: readonly JobActionView[];
      readonly subject: string;
    };

const placeOf = ({ latitude = '', longitude = '' }: Position): Place | undefined => {
  const decision = mapPlace(latitude, longitude);
  return decision._tag === 'Allowed' ? decision.value : undefined;
};

/** When and where an interview in person is, and what can be done about it (spec 2 §2.11). */
export const inPersonView = ({ position, application, ownZone, now }: InPersonState): InPersonView => {
  if (application?.interviewKind !== 'in-person') return { _tag: 'NothingBooked' };
  const { slot, scheduledAt } = application;
  if (slot === undefined || scheduledAt === undefined) return { _tag: 'NothingBooked' };
  const here = localMoment(scheduledAt, ownZone);
  const { zoneShort } = localMoment(scheduledAt, position.zone);
  const hours = t.slot(printTwelveHour(slot.from), printTwelveHour(slot.to), zoneShort);
  return {
    _tag: 'Ready',
    job: jobBandView(position),
    when: `${printDate(slot.date)}, ${hours}`,
    forYou: sameClock(scheduledAt, position.zone, ownZone) ? undefined : heldTexts.forYou(here.day, here.time),
    facts: [
      { label: t.role, value: position.role },
      { label: t.client, value: position.clientName },
      { label: jobTexts.community, value: position.communityName },
    ].filter(({ value }) => value !== ''),
    address: position.address,
    place: placeOf(position),
    instructions: position.instructions,
    // The page itself is what 'View Details' leads to.
    actions: actionsView(application, { now, zone: position.zone, moveLimits: position.moveLimits }).filter(
      ({ action }) => action !== 'view-details',
    ),
    subject: jobTexts.subject(position.positionName, position.communityName),
  };
};
