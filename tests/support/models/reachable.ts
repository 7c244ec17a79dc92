import { codeOf } from '../../../domain/applications/status-catalogue';
import { candidateActs, type CandidateActName } from '../../../domain/applications/act-refusals';
import type { Application } from '../../../domain/applications/application';
import { candidateAct, type CandidateAct } from '../../../domain/applications/lifecycle';
import { newApplication } from '../../../domain/applications/new-application';
import { operatorAct, operatorTurns, type OperatorTurnName } from '../../../domain/applications/operator-acts';
import { timeOffered } from '../../../domain/applications/time-offer';
import { ownKeys } from '../builders/own-keys';
import { aPosition, externalUrl } from '../builders/positions';
import { slot } from '../builders/slots';
import { at, zone } from '../builders/time';

/*
 * The graph of every state that acts can lead to from an application's start. Four slots are enough: one for each stage, and another. The rules
 * decide what an act does; tests check on this graph that every state leads on, and where to.
 */

export const now = at('2026-12-04T15:00:00Z');
const terms = { zone: zone('America/Chicago'), sameDaySlots: true, now };
/** One for each stage, and one more to move to. */
const slots = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'].map((date) => slot(date, '09:30', '10:00'));

const askedFor = [
  ['none', undefined],
  ['required', undefined],
  ['optional', externalUrl('https://jobs.example.org')],
] as const;

/** A new application to every kind of position, with the given number of reschedules of each kind. */
export const newApplications = (moves: number | undefined): readonly Application[] =>
  ([undefined, 'video', 'in-person', 'self-record'] as const).flatMap((interviewKind) =>
    [true, false].flatMap((onboarding) =>
      askedFor.map(([resume, externalApplicationUrl]) => {
        const moveLimits = { video: moves, 'in-person': moves, onboarding: moves, onsite: moves };
        const position = aPosition({ interviewKind, onboarding, resume, moveLimits, externalApplicationUrl });
        return newApplication(position, now);
      }),
    ),
  );

const operatorNames = ownKeys(operatorTurns);

/** A slot of the right kind that this application does not hold. */
const actOf = (_tag: CandidateActName, application: Application): CandidateAct => {
  if (_tag !== 'Book' && _tag !== 'Move') return { _tag };
  const held = [application.slot, ...Object.values(application.otherAppointments).map((its) => its?.slot)];
  const [wanted] = slots.filter(({ date }) => held.every((its) => its?.date !== date));
  if (wanted === undefined) throw new Error('Three stages hold three slots at most');
  return { _tag, kind: timeOffered(application)?.kind ?? 'video', slot: wanted };
};

export interface Edge {
  readonly by: 'candidate' | 'employer';
  readonly act: CandidateActName | OperatorTurnName;
  readonly to: string;
}

export interface State {
  readonly application: Application;
  readonly edges: readonly Edge[];
}

/** Identifies a state, regardless of which slot is held and when an offer was made. */
export const keyOf = (a: Application): string =>
  [
    ...[codeOf(a.status), a.applied, a.screening, a.interviewKind, a.onboarding, a.resume, a.hasResume, a.blocked],
    ...[a.externalApplicationUrl, a.selfRecordCompleted, a.offeredAt !== undefined, a.slot !== undefined],
    ...Object.values(a.otherAppointments).map((its) => its !== undefined),
    ...Object.values(a.allowances).map(({ flag, left }) => `${flag} ${left}`),
  ].join('|');

const edgesOf = (application: Application): readonly (readonly [Edge, Application])[] => {
  const edges: (readonly [Edge, Application])[] = [];
  for (const act of candidateActs) {
    const step = candidateAct(application, actOf(act, application), terms);
    if (step._tag === 'Allowed')
      edges.push([{ by: 'candidate', act, to: keyOf(step.value.application) }, step.value.application]);
  }
  for (const act of operatorNames) {
    const step = operatorAct(application, act, now);
    if (step._tag === 'Allowed')
      edges.push([{ by: 'employer', act, to: keyOf(step.value.application) }, step.value.application]);
  }
  return edges;
};

/** The whole graph from these start states. */
export const reachableFrom = (beginnings: readonly Application[]): ReadonlyMap<string, State> => {
  const states = new Map<string, State>();
  const waiting = [...beginnings];
  for (let application = waiting.pop(); application !== undefined; application = waiting.pop()) {
    const key = keyOf(application);
    if (states.has(key)) continue;
    const edges = edgesOf(application);
    states.set(key, { application, edges: edges.map(([edge]) => edge) });
    if (states.size > 20_000) throw new Error('A counter that grows has no end');
    for (const [edge, next] of edges) if (!states.has(edge.to)) waiting.push(next);
  }
  return states;
};

/** The states from which one of the given states can be reached, including these themselves. */
export const leadingTo = (
  states: ReadonlyMap<string, State>,
  isGoal: (application: Application) => boolean,
): ReadonlySet<string> => {
  const before = new Map<string, string[]>();
  for (const [key, { edges }] of states)
    for (const { to } of edges) {
      const known = before.get(to);
      if (known === undefined) before.set(to, [key]);
      else known.push(key);
    }
  const reached = new Set<string>();
  const waiting = [...states].filter(([, { application }]) => isGoal(application)).map(([key]) => key);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    waiting.push(...(before.get(key) ?? []));
  }
  return reached;
};
