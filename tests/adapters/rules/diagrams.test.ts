import type { Diagram } from '../../../adapters/rules/chapter';
import { lifecycleDiagrams } from '../../../adapters/rules/lifecycle-diagrams';
import { machines } from '../../../adapters/rules/machines';
import { diagramOf, edgesOf } from '../../../adapters/rules/walk';
import { sayStatus } from '../../../adapters/rules/chapters/words';
import { statusOf } from '../../../domain/applications/status-catalogue';

type Steps = Diagram['steps'];

/** The states without outgoing transitions. */
const deadEnds = (steps: Steps): readonly string[] => {
  const leading = new Set(steps.map(({ from }) => from));
  return [...new Set(steps.map(({ to }) => to).filter((to) => !leading.has(to)))].sort();
};

const reached = (steps: Steps): ReadonlySet<string> => new Set(steps.map(({ to }) => to));

describe('The walk', () => {
  const counter = edgesOf<number, 'up' | 'jump' | 'down'>({
    begins: [0],
    events: () => ['up', 'jump', 'down'],
    step: (n, event) => (event === 'down' ? undefined : Math.min(3, n + (event === 'up' ? 1 : 2))),
    key: String,
  });

  it('visits every state once, and omits what is refused', () => {
    expect(counter.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
      ...['0 up 1', '0 jump 2'],
      ...['1 up 2', '1 jump 3'],
      ...['2 up 3', '2 jump 3'],
      ...['3 up 3', '3 jump 3'],
    ]);
  });

  it('draws several acts from one state to another as one step, and none that stay in the same state', () => {
    const names = { state: (n: number) => (n > 1 ? 'much' : `${n}`), event: (event: string) => event };
    expect(diagramOf('A counter', counter, names)).toEqual({
      title: 'A counter',
      steps: [
        { from: '0', act: 'up', to: '1' },
        { from: '0', act: 'jump', to: 'much' },
        { from: '1', act: 'up, jump', to: 'much' },
      ],
    });
  });
});

describe('A machine', () => {
  const ends = {
    'The upload of a resume': ['Uploaded'],
    'One question of a recorded interview': [],
    'A recorded interview': ['Left', 'Submitted'],
    'A live interview': ['Interviewer unable', 'My jobs', 'Nobody joined', 'Sign in', 'Thank you'].map(
      (where) => `Over: ${where}`,
    ),
    'An interview by phone': [],
  };

  it('ends only where it is supposed to: every other state leads on [R24, spec 2 §4.1, §4.6]', () => {
    expect(Object.fromEntries(machines.map(({ title, steps }) => [title, deadEnds(steps)]))).toEqual(ends);
  });

  it('is fully covered: every one of its named states', () => {
    const count = Object.fromEntries(machines.map(({ title, steps }) => [title, reached(steps).size]));
    expect(count).toEqual({
      'The upload of a resume': 5,
      'One question of a recorded interview': 9,
      'A recorded interview': 7,
      'A live interview': 10,
      'An interview by phone': 7,
    });
  });
});

describe('The life of an application', () => {
  const lives = lifecycleDiagrams();
  const all = lives.flatMap(({ steps }) => steps);

  it('is drawn as one diagram per stage and per side', () => {
    expect(lives.map(({ title, steps }) => [title, steps.length > 0])).toEqual(
      ['Interview', 'Onboarding', 'Onsite'].flatMap((stage) => [
        [`${stage}: what the candidate does`, true],
        [`${stage}: what the employer does`, true],
      ]),
    );
  });

  it('ends in the statuses that R27 lists, and nowhere else [R27]', () => {
    const finished = [2, 14, 15, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40];
    expect(deadEnds(all)).toEqual(finished.map((code) => sayStatus(statusOf(code))).sort());
  });

  it("shows that 'Reschedule later' leads to 41 and 41 back to a time, and who leads to 17 [R27]", () => {
    const [scheduled, putOff] = ["35 'Onsite scheduled'", "41 'Onsite canceled'"];
    expect(all).toContainEqual({ from: scheduled, act: 'Reschedule later', to: putOff });
    expect(all).toContainEqual({ from: putOff, act: 'Move', to: scheduled });
    expect([...new Set(all.filter(({ to }) => to === "17 'Pending'").map(({ act }) => act))]).toEqual([
      'Ask for new time',
    ]);
  });
});
