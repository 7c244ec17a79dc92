import { candidateActs, type CandidateActName } from '../../domain/applications/act-refusals';
import type { Application } from '../../domain/applications/application';
import { candidateAct, type CandidateAct } from '../../domain/applications/lifecycle';
import { operatorAct, operatorTurns, type OperatorTurnName } from '../../domain/applications/operator-acts';
import { codeOf, named, stageOf } from '../../domain/applications/status-catalogue';
import type { Stage } from '../../domain/positions/kinds';
import { timeOffered } from '../../domain/applications/time-offer';
import { known } from '../../domain/brand';
import type { OfferTerms } from '../../domain/positions/lead-time';
import type { Slot } from '../../domain/positions/slot';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { Instant } from '../../domain/time/instant';
import { defaultZone } from '../../domain/time/time-zone';
import type { WallTime } from '../../domain/time/wall-time';
import type { Diagram } from './chapter';
import { applicationInStatus } from './chapters/examples';
import { asWords, sayStatus } from './chapters/words';
import { diagramOf, edgesOf, type Edge } from './walk';

/* The life of an application as diagrams: every status that acts of the candidate and the employer lead to, found by trying all of them (R27). */

type Act =
  | { readonly by: 'candidate'; readonly act: CandidateActName }
  | { readonly by: 'employer'; readonly act: OperatorTurnName };

const terms: OfferTerms = { zone: defaultZone, sameDaySlots: true, now: known<Instant>(Date.UTC(2026, 11, 4, 15)) };

/** One time for each stage, and one more to move to. */
const slots: readonly Slot[] = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'].map((date) => ({
  date: known<CalendarDate>(date),
  from: known<WallTime>('09:30'),
  to: known<WallTime>('10:00'),
}));

const isTurn = (name: string): name is OperatorTurnName => Object.hasOwn(operatorTurns, name);

const acts: readonly Act[] = [
  ...candidateActs.map((act): Act => ({ by: 'candidate', act })),
  ...Object.keys(operatorTurns)
    .filter(isTurn)
    .map((act): Act => ({ by: 'employer', act })),
];

/** A time of the right kind that this application does not hold. */
const withTime = (_tag: CandidateActName, application: Application): CandidateAct => {
  if (_tag !== 'Book' && _tag !== 'Move') return { _tag };
  const held = [application.slot, ...Object.values(application.otherAppointments).map((its) => its?.slot)];
  const slot = slots.find(({ date }) => held.every((its) => its?.date !== date));
  return slot === undefined ? { _tag: 'Withdraw' } : { _tag, kind: timeOffered(application)?.kind ?? 'video', slot };
};

const step = (application: Application, { by, act }: Act): Application | undefined => {
  const next =
    by === 'candidate'
      ? candidateAct(application, withTime(act, application), terms)
      : operatorAct(application, act, terms.now);
  return next._tag === 'Allowed' ? next.value.application : undefined;
};

const key = (a: Application): string =>
  [
    ...[codeOf(a.status), a.applied, a.screening, a.interviewKind, a.onboarding, a.hasResume, a.selfRecordCompleted],
    ...[a.offeredAt !== undefined, a.slot !== undefined],
    ...Object.values(a.otherAppointments).map((its) => its !== undefined),
  ].join('|');

/** A new application to a position of each kind. */
const begins = ([undefined, 'video', 'in-person', 'self-record'] as const).flatMap((interviewKind) =>
  [false, true].map((onboarding): Application => ({
    ...applicationInStatus(named('pending')),
    applied: 'not-submitted',
    screening: 'open',
    interviewKind,
    onboarding,
  })),
);

const edges = (): readonly Edge<Application, Act>[] => edgesOf({ begins, events: () => acts, step, key });

const titles: Readonly<Record<Act['by'], string>> = {
  candidate: 'what the candidate does',
  employer: 'what the employer does',
};

const within =
  (stage: Stage, by: Act['by']) =>
  ({ from, event }: Edge<Application, Act>): boolean =>
    stageOf(from.status) === stage && event.by === by;

/** One diagram for each stage and each side: where the statuses of that stage lead. Computed on request. */
export const lifecycleDiagrams = (): readonly Diagram[] => {
  const all = edges();
  return (['interview', 'onboarding', 'onsite'] as const).flatMap((stage) =>
    (['candidate', 'employer'] as const).map((by) =>
      diagramOf(`${asWords(stage)}: ${titles[by]}`, all.filter(within(stage, by)), {
        state: ({ status }) => sayStatus(status),
        event: ({ act }) => asWords(act),
      }),
    ),
  );
};
