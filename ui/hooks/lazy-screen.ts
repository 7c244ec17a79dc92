import { createContext, createElement, Suspense, use, useReducer, type ReactElement, type ReactNode } from 'react';
import type { Component } from '../jsx-types';

export interface LazyScreen<Props = object> {
  readonly Screen: Component<Props>;
  readonly load: () => Promise<Component<Props>>;
}

/** A screen's chunk failed to load. After `forget`, the screen requests it again when it is rendered. */
export class ScreenDidNotLoad extends Error {
  readonly forget: () => void;
  constructor(cause: unknown, forget: () => void) {
    super(String(cause));
    this.forget = forget;
  }
}

const WakeContext = createContext<() => void>(() => undefined);

interface UntilLoadedProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows `fallback` until the screen inside has loaded. React's `Suspense` alone reveals nothing for 300 ms after it has drawn a fallback, which is far
 * longer than most screens take to load. React doesn't delay an ordinary update, so a screen that has loaded triggers one here.
 */
export const UntilLoaded = ({ fallback, children }: UntilLoadedProps): ReactElement => {
  const [, wake] = useReducer((times: number) => times + 1, 0);
  return createElement(WakeContext, { value: wake }, createElement(Suspense, { fallback }, children));
};

/**
 * A screen in its own chunk. `load` requests a chunk that failed to load again. A screen that has arrived is drawn
 * at once: React's own `lazy` waits a turn for it, and a page that came drawn must be taken over in one pass (main.tsx).
 */
export const lazyScreen = <Props extends object = object>(load: () => Promise<Component<Props>>): LazyScreen<Props> => {
  let underWay: Promise<Component<Props>> | undefined;
  let arrived: Component<Props> | undefined;
  /** What the screen waits for; it stays when it fails, so that the failure is shown. */
  let awaited: Promise<Component<Props>> | undefined;
  const once = (): Promise<Component<Props>> => {
    underWay ??= load().then(
      (screen) => (arrived = screen),
      (error: unknown) => {
        underWay = undefined;
        throw new ScreenDidNotLoad(error, () => (awaited = undefined));
      },
    );
    return underWay;
  };
  const Screen = (props: Props): ReactElement => {
    const wake = use(WakeContext);
    // A component that suspended on this load must call `use` again when it resumes. An earlier load that failed doesn't count.
    if (arrived !== undefined && awaited !== underWay) return createElement(arrived, props);
    awaited ??= once();
    if (arrived === undefined) awaited.then(wake, wake);
    return createElement(use(awaited), props);
  };
  return { Screen, load: once };
};
