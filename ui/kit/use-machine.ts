import { useLayoutEffect } from 'react';
import type { Machine } from '../../application/live/machine';
import { openScope } from '../../application/live/scope';
import { useBehavior } from './use-behavior';
import { useOnce } from './use-once';

/**
 * Runs a machine while the component is mounted. `make` is called once and starts nothing: the effect opens the scope and its cleanup closes it, so
 * that a component that is mounted twice (StrictMode) starts fresh.
 */
export const useMachine = <State, Event>(
  make: () => Machine<State, Event>,
): readonly [State, (event: Event) => void] => {
  const machine = useOnce(make);
  useLayoutEffect(() => {
    const scope = openScope();
    machine.runIn(scope);
    return scope.end;
  }, [machine]);
  return [useBehavior(machine), machine.send];
};
