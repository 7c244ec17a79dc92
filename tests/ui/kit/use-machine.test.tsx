/** @jest-environment jsdom */
import { act, StrictMode } from 'react';
import { map, mergeMap, Subject, type Observable } from 'rxjs';
import { machine } from '../../../application/live/machine';
import { mounted } from '../../support/mounted';
import { useMachine } from '../../../ui/kit/use-machine';

interface Pressed {
  readonly by: number;
}

/** Counts presses; each requests a response, which the test supplies. */
const counting = () => {
  const asked: Subject<Pressed>[] = [];
  const make = () =>
    machine<number, Pressed, 'ask'>(
      [0, ['ask']],
      (count, { by }) => [count + by, []],
      (commands): Observable<Pressed> =>
        commands.pipe(
          mergeMap(() => {
            const answer = new Subject<Pressed>();
            asked.push(answer);
            return answer.pipe(map(({ by }) => ({ by: by * 10 })));
          }),
        ),
      () => ({ by: -1 }),
    );
  return { make, asked };
};

const Counter = ({ make }: { readonly make: ReturnType<typeof counting>['make'] }) => {
  const [count, send] = useMachine(make);
  return <button onClick={() => send({ by: 1 })}>{count}</button>;
};

describe('A component that runs a machine', () => {
  let page: ReturnType<typeof mounted>;
  const button = (): HTMLElement => page.place.querySelector('button') ?? page.place;

  beforeEach(() => {
    page = mounted();
  });
  afterEach(() => page.unmount());

  it('renders the state, sends events, and receives the events of its commands', () => {
    const { make, asked } = counting();
    page.render(<Counter make={make} />);
    expect(button().textContent).toBe('0');
    act(() => button().click());
    expect(button().textContent).toBe('1');
    act(() => asked[0]?.next({ by: 2 }));
    expect(button().textContent).toBe('21');
  });

  it('starts nothing while rendering, and stops everything on unmount', () => {
    const { make, asked } = counting();
    const drawn: number[] = [];
    const Seen = () => {
      const [count] = useMachine(make);
      drawn.push(asked.length);
      return <>{count}</>;
    };
    page.render(<Seen />);
    expect(drawn[0]).toBe(0);
    expect(asked.map(({ observed }) => observed)).toEqual([true]);
    page.render(null);
    expect(asked.map(({ observed }) => observed)).toEqual([false]);
  });

  it('runs one machine if it is mounted twice, and that one receives events [StrictMode]', () => {
    const { make, asked } = counting();
    page.render(
      <StrictMode>
        <Counter make={make} />
      </StrictMode>,
    );
    expect(asked.map(({ observed }) => observed)).toEqual([false, true]);
    act(() => button().click());
    act(() => asked[1]?.next({ by: 3 }));
    expect(button().textContent).toBe('31');
  });
});
