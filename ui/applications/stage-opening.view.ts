import type { Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { stageScreens } from '../../application/applications/stage.screens';
import type { Application } from '../../domain/applications/application';
import { slotHeldIn } from '../../domain/applications/appointments';
import { timeOffered } from '../../domain/applications/time-offer';
import { onboardingOffer, onsiteOffer } from '../../domain/applications/later-stage';
import type { Job } from '../../domain/ids/job';
import { printPay, statedPay } from '../../domain/positions/pay';
import type { Position } from '../../domain/positions/position';
import { placeOf } from '../../domain/positions/stage-place';
import type { DayOfSlots } from '../../domain/positions/slot';
import { printDay } from '../../domain/time/display';
import { openingTexts as t, type LaterStage } from './stages.texts';
import { placeView, type PlaceView } from './appointment.view';
import { jobKindFacts } from './job.view';
import type { FactView } from '../kit/facts';

/** What an offer or an invitation is about, above its dates (spec 2 §2.13, §2.14). */
export interface StageOpeningView {
  /** An offer is celebrated; undefined: the page keeps its own heading. */
  readonly celebration: string | undefined;
  readonly lead: string;
  /** The first open day, once it is known. */
  readonly firstDay: readonly FactView[];
  /** The work and the pay, which candidates who move an appointment already know. */
  readonly facts: readonly FactView[];
  readonly whereHeading: string;
  readonly where: PlaceView;
  readonly instructions: string;
  readonly next: readonly string[];
  readonly datesHeading: string;
  /** Schedule or Reschedule: the one main action. */
  readonly action: { readonly label: string; readonly href: string };
  /** Undefined: there is nothing to decline now. */
  readonly decline:
    | {
        readonly question: string;
        readonly label: string;
        readonly href: string;
        readonly state: { readonly job: Job };
      }
    | undefined;
}

export interface StageOpeningState {
  readonly stage: LaterStage;
  readonly position: Position;
  readonly application: Application;
  /** The days found so far. */
  readonly days: readonly DayOfSlots[];
}

const declinePage: Readonly<Record<LaterStage, Destination>> = {
  onboarding: { _tag: 'DeclineOffer' },
  onsite: { _tag: 'DeclineOnsiteOffer' },
};

/** An offer or an invitation is told; who holds or lost a time chooses another; who never had one chooses the first (R10 rows 8, 15, 18). */
const leadOf = (
  stage: LaterStage,
  { invites, again }: { readonly invites: boolean; readonly again: boolean },
  { positionName, communityName }: Position,
): string => {
  if (!invites) return (again ? t.another : t.first)[stage];
  return (stage === 'onboarding' ? t.offer : t.invitation)(positionName, communityName);
};

/** The work and the pay; missing ones are left out. */
const factsOf = (position: Position): readonly FactView[] => {
  const pay = statedPay(position.pay);
  const work = jobKindFacts(position).map(({ value }) => value);
  return [
    { label: t.work, value: work.filter((value) => value !== '').join(' · ') },
    { label: t.pay, value: pay === undefined ? '' : printPay(pay) },
  ].filter(({ value }) => value !== '');
};

const firstDayOf = (stage: LaterStage, [first]: readonly DayOfSlots[]): readonly FactView[] =>
  first === undefined ? [] : [{ label: t.firstDate[stage], value: printDay(first.date) }];

/** The first screen of an offer or an invitation: the job, the place, what to bring and what comes next. */
export const stageOpeningView = ({ stage, position, application, days }: StageOpeningState): StageOpeningView => {
  const { communityId, positionId, status } = application;
  const job = { communityId, positionId };
  const held = slotHeldIn(stage, application);
  const { verb, declinable } = stage === 'onboarding' ? onboardingOffer(status, held) : onsiteOffer(status, held);
  const place = placeOf(stage, position);
  const decline = declinePage[stage];
  return {
    celebration: stage === 'onboarding' && declinable ? t.offered : undefined,
    lead: leadOf(stage, { invites: declinable, again: timeOffered(application)?.first !== true }, position),
    firstDay: firstDayOf(stage, days),
    facts: declinable ? factsOf(position) : [],
    whereHeading: t.where[stage],
    where: placeView(place),
    instructions: place.instructions,
    next: declinable ? t.next[stage] : [],
    datesHeading: t.dates[stage],
    action: { label: t.schedule[stage][verb], href: toPath(stageScreens[stage].dates(job)) },
    decline: declinable
      ? { question: t.notForYou[stage], label: t.decline[stage], href: toPath(decline), state: { job } }
      : undefined,
  };
};
