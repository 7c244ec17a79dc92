import { oneOf } from '../../../adapters/rules/cases/columns';
import type { Application } from '../../../domain/applications/application';
import { typeOfAct } from '../../../domain/applications/application-event';
import { closingOf, courseWith, type Course } from '../../../domain/applications/funnel';
import { nextStep } from '../../../domain/applications/next-step';
import { statusCatalogue } from '../../../domain/applications/status-catalogue';
import { ownKeys } from '../../support/builders/own-keys';
import { cases } from '../../support/cases/cases';
import { keyOf, newApplications, now, reachableFrom } from '../../support/models/reachable';

/* The funnel reads whose turn it is from types of events alone, the card from the whole application (R10, R27). */

type Turn = 'candidate' | 'employer' | 'nobody';

const onCard: Readonly<Record<ReturnType<typeof nextStep>['_tag'], Turn>> = {
  YourTurn: 'candidate',
  // The candidate only has to come, and the employer says what became of it.
  Appointment: 'employer',
  EmployersTurn: 'employer',
  Over: 'nobody',
};

const inFunnel = (course: Course): Turn => {
  if (closingOf(course) !== undefined || course.step === 'started') return 'nobody';
  return course.awaitedSince === undefined ? 'employer' : 'candidate';
};

interface Reached {
  readonly application: Application;
  readonly course: Course;
}

/** Every state that acts lead to, with every course that leads there. */
const reachedBy = (beginnings: readonly Application[]): readonly Reached[] => {
  const states = reachableFrom(beginnings);
  const begun = courseWith(undefined, { type: 'application.applied', at: now, by: 'Candidate' });
  const reached = new Map<string, Reached>();
  const waiting = beginnings.map((application) => ({ to: keyOf(application), course: begun }));
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { to, course } = one;
    const state = states.get(to);
    const key = `${to} ${inFunnel(course)} ${course.awaitedSince === undefined ? 'not awaited' : 'awaited'}`;
    if (state === undefined || reached.has(key)) continue;
    reached.set(key, { application: state.application, course });
    for (const edge of state.edges) {
      const by = edge.by === 'candidate' ? 'Candidate' : 'Employer';
      waiting.push({ to: edge.to, course: courseWith(course, { type: typeOfAct[edge.act], at: now, by }) });
    }
  }
  return [...reached.values()];
};

const all = [1, undefined].flatMap((moves) => reachedBy(newApplications(moves)));

const names = ownKeys(statusCatalogue);
const turn = oneOf<Turn>('candidate', 'employer', 'nobody');
const told = cases('applications/funnel-turns', { status: oneOf(...names), theCardSays: turn, theFunnelSays: turn });

/** `pending: candidate, employer`: what the card says, and what the funnel says. */
const differing = new Set(
  all.flatMap(({ application, course }) => {
    const card = onCard[nextStep(application, now)._tag];
    const funnel = inFunnel(course);
    const { status } = application;
    return card === funnel ? [] : [`${status._tag === 'Listed' ? status.name : status.code}: ${card}, ${funnel}`];
  }),
);

describe('Whose turn it is', () => {
  it.each(told)('differs between the card and the funnel: $title', ({ status, theCardSays, theFunnelSays }) => {
    expect([...differing]).toContain(`${status}: ${theCardSays}, ${theFunnelSays}`);
  });

  it('is the same in all other states that acts lead to', () => {
    expect(all.length).toBeGreaterThan(5_000);
    const expected = told.map((one) => `${one.status}: ${one.theCardSays}, ${one.theFunnelSays}`);
    expect([...differing].sort()).toEqual(expected.sort());
  });

  it("is not the candidate's while a block lasts, and afterwards as it was before", () => {
    for (const { application, course } of all) {
      const blocked = courseWith(course, { type: 'application.blocked', at: now, by: 'Employer' });
      expect(onCard[nextStep({ ...application, blocked: true }, now)._tag]).not.toBe('candidate');
      expect(inFunnel(blocked)).toBe('nobody');
      const unblocked = courseWith(blocked, { type: 'application.unblocked', at: now, by: 'Employer' });
      expect(inFunnel(unblocked)).toBe(inFunnel(course));
    }
  });
});
