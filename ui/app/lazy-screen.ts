import { createElement, use, type ComponentType } from 'react';

export interface LazyScreen<Props = object> {
  readonly Screen: ComponentType<Props>;
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * A screen in its own chunk. `load` requests a chunk that failed to load again. A screen that has arrived is drawn
 * at once: React's own `lazy` waits a turn for it, and a page that came drawn must be taken over in one pass (main.tsx).
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> => {
  let underWay: Promise<ComponentType<Props>> | undefined;
  let arrived: ComponentType<Props> | undefined;
  /** What the screen waits for; it stays when it fails, so that the failure is shown. */
  let awaited: Promise<ComponentType<Props>> | undefined;
  const once = (): Promise<ComponentType<Props>> => {
    underWay ??= load().then(
      (screen) => (arrived = screen),
      (error: unknown) => {
        underWay = undefined;
        throw error;
      },
    );
    return underWay;
  };
  return { Screen: (props) => createElement(arrived ?? use((awaited ??= once())), props), load: once };
};
