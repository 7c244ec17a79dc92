import type { Diagram } from './chapter';
import { asWords } from './chapters/words';

/** A machine to walk: where it begins, what can happen in a state, and what comes of it. */
export interface Machine<State, Event> {
  readonly begins: readonly State[];
  readonly events: (state: State) => readonly Event[];
  /** Undefined: the event is refused. */
  readonly step: (state: State, event: Event) => State | undefined;
  /** Identifies a state by everything that affects what follows. Counters that grow without limit must be left out, or the walk never ends. */
  readonly key: (state: State) => string;
}

export interface Edge<State, Event> {
  readonly from: State;
  readonly event: Event;
  readonly to: State;
}

/** Every step that events can lead to; each state is visited once. */
export const edgesOf = <State, Event>({
  begins,
  events,
  step,
  key,
}: Machine<State, Event>): readonly Edge<State, Event>[] => {
  const seen = new Set<string>();
  const edges: Edge<State, Event>[] = [];
  let waiting = begins;
  while (waiting.length > 0) {
    const fresh = waiting.filter((state) => {
      const isNew = !seen.has(key(state));
      seen.add(key(state));
      return isNew;
    });
    const found = fresh.flatMap((from) =>
      events(from).flatMap((event) => {
        const to = step(from, event);
        return to === undefined ? [] : [{ from, event, to }];
      }),
    );
    edges.push(...found);
    waiting = found.map(({ to }) => to);
  }
  return edges;
};

/** A diagram's names for states and events; states with the same name are drawn as one. */
export interface Names<State, Event> {
  readonly state: (state: State) => string;
  readonly event: (event: Event, from: State) => string;
}

/** The steps between states of different names: several acts that lead from one to the other are drawn as one step. */
export const diagramOf = <State, Event>(
  title: string,
  edges: readonly Edge<State, Event>[],
  names: Names<State, Event>,
): Diagram => {
  const steps = new Map<string, { readonly from: string; readonly acts: Set<string>; readonly to: string }>();
  for (const edge of edges) {
    const [from, to] = [names.state(edge.from), names.state(edge.to)];
    if (from === to) continue;
    const id = JSON.stringify([from, to]);
    const step = steps.get(id) ?? { from, acts: new Set(), to };
    step.acts.add(names.event(edge.event, edge.from));
    steps.set(id, step);
  }
  return { title, steps: [...steps.values()].map(({ from, acts, to }) => ({ from, act: [...acts].join(', '), to })) };
};

/** The code's name of a state or event, as words. */
export const tagOf = ({ _tag }: { readonly _tag: string }): string => asWords(_tag);
