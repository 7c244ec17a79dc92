import { actionDestination, screenOpenedBy } from '../../../domain/applications/action-destination';
import type { Application } from '../../../domain/applications/application';
import { cardActions } from '../../../domain/applications/card-actions';
import { nextStep } from '../../../domain/applications/next-step';
import { codeOf, statusCatalogue } from '../../../domain/applications/status-catalogue';
import { cancellationOf } from '../../../domain/applications/cancellation';
import { mayOpen } from '../../../domain/applications/scheduling-guard';
import { keyOf, leadingTo, newApplications, now, reachableFrom, type State } from '../../support/models/reachable';

/** R27's own list, written out again. */
const finished = [2, 14, 15, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40];
const isFinished = ({ status }: Application): boolean => finished.includes(codeOf(status));

type States = ReadonlyMap<string, State>;

const limited = reachableFrom(newApplications(1));
const unlimited = reachableFrom(newApplications(undefined));

/** Edges that lead to a different state. */
const onward = (key: string, { edges }: State) => edges.filter(({ to }) => to !== key);

/** The keys of the states that violate it: none, if the rule holds. */
const except = (states: States, holds: (state: State, key: string) => boolean): readonly string[] =>
  [...states].filter(([key, state]) => !holds(state, key)).map(([key]) => key);

const enabled = (application: Application) =>
  cardActions(application, now).filter(({ barrier }) => barrier === undefined);

const heldIn = ({ slot, otherAppointments }: Application): number =>
  [slot, ...Object.values(otherAppointments)].filter((its) => its !== undefined).length;

describe.each<readonly [string, States]>([
  [`In each of the ${limited.size} states that acts lead to, with one move of each kind`, limited],
  [`In each of the ${unlimited.size} states that acts lead to, with moves without limit`, unlimited],
])('%s', (_what, states) => {
  it('an unfinished application can continue: some act leads to another state [R27]', () => {
    expect(except(states, (state, key) => isFinished(state.application) || onward(key, state).length > 0)).toEqual([]);
  });

  it('a finished application accepts no act from anyone [R27]', () => {
    expect(except(states, ({ application, edges }) => !isFinished(application) || edges.length === 0)).toEqual([]);
  });

  it('the side whose turn it is has an available act: the candidate on their turn, the employer while the candidate waits [R10, R27]', () => {
    const hasAct = (state: State, key: string): boolean => {
      if (isFinished(state.application)) return true;
      const by = (who: 'candidate' | 'employer'): boolean => onward(key, state).some((edge) => edge.by === who);
      switch (nextStep(state.application, now)._tag) {
        case 'YourTurn':
          return by('candidate');
        case 'Appointment':
          return by('candidate') && by('employer');
        case 'EmployersTurn':
        case 'Over':
          return by('employer');
      }
    };
    expect(except(states, hasAct)).toEqual([]);
  });

  it('if the card offers nothing, the candidate can act only on a separate page: questions, a resume, a decline [R10b]', () => {
    const elsewhere = ['PassScreening', 'FailScreening', 'StoreResume', 'DeclineOffer', 'DeclineInvitation'];
    const isElsewhere = ({ application, edges }: State): boolean =>
      enabled(application).length > 0 ||
      edges.every(({ by, act }) => by === 'employer' || elsewhere.some((name) => name === act));
    expect(except(states, isElsewhere)).toEqual([]);
  });

  it('the screen of every enabled action accepts its status [R16]', () => {
    const letsIn = ({ application }: State): boolean =>
      enabled(application).every(({ action }) => {
        const screen = screenOpenedBy(actionDestination(action, application));
        return screen === undefined || mayOpen(screen, application.status)._tag === 'Allowed';
      });
    expect(except(states, letsIn)).toEqual([]);
  });

  it('a cancellation names one stage, in wording and route, and that stage ends and releases its slot [R18, R27]', () => {
    const ends: Readonly<Record<string, number>> = { video: 14, 'in-person': 14, onboarding: 26, onsite: 39 };
    const agrees = ({ application, edges }: State): boolean =>
      edges
        .filter(({ act }) => act === 'Withdraw')
        .every(({ to }) => {
          const { wording, route } = cancellationOf(application);
          const after = states.get(to)?.application;
          return (
            wording === route &&
            after !== undefined &&
            codeOf(after.status) === ends[wording] &&
            heldIn(after) === heldIn(application) - 1
          );
        });
    expect(except(states, agrees)).toEqual([]);
  });

  it('no act removes or adds more than one slot: each stage keeps its own [R27]', () => {
    const keeps = ({ application, edges }: State): boolean =>
      edges.every(({ to }) => {
        const after = states.get(to)?.application;
        return after !== undefined && Math.abs(heldIn(after) - heldIn(application)) <= 1;
      });
    expect(except(states, keeps)).toEqual([]);
  });
});

describe('In the set of all reachable states', () => {
  it('every listed status occurs, and no other [R9, R27]', () => {
    const codes = new Set([...limited.values()].map(({ application }) => codeOf(application.status)));
    expect([...codes].sort((a, b) => a - b)).toEqual(Object.values(statusCatalogue).map(({ code }) => code));
  });

  it('a candidate who passed can still be onboarded from each unfinished one, while moves are left [R27]', () => {
    const good = leadingTo(unlimited, ({ status }) => codeOf(status) === 22);
    const isGood = ({ application }: State, key: string): boolean =>
      good.has(key) || isFinished(application) || application.screening === 'not-selected';
    expect(except(unlimited, isGood)).toEqual([]);
  });

  it('an end can be reached from each [R27]', () => {
    const toAnEnd = leadingTo(limited, isFinished);
    expect(except(limited, (_, key) => toAnEnd.has(key))).toEqual([]);
  });

  it('moves used never exceed the limit, and the flag is false with the last [R10, R27]', () => {
    const within = ({ application }: State): boolean =>
      Object.values(application.allowances).every(({ flag, left }) => (left === 1 && flag) || (left === 0 && !flag));
    expect(except(limited, within)).toEqual([]);
  });

  it('with one move of each kind, some refuse another move, exactly in the statuses that R10 gates [R10]', () => {
    const barred = [...limited.values()].filter(({ application }) =>
      cardActions(application, now).some(({ barrier }) => barrier?._tag === 'NoMovesLeft'),
    );
    const codes = new Set(barred.map(({ application }) => codeOf(application.status)));
    expect([...codes].sort((a, b) => a - b)).toEqual([0, 3, 19, 20, 21, 24, 35, 37]);
  });

  it('all initial states occur [R6a]', () => {
    expect(newApplications(1).every((application) => limited.has(keyOf(application)))).toBe(true);
  });
});
