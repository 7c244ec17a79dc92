import { lazy, type ComponentType } from 'react';

export interface LazyScreen<Props = object> {
  readonly Screen: ComponentType<Props>;
  /** Starts loading now, before anyone renders it. */
  readonly preload: () => void;
}

/** A screen in a chunk of its own. A chunk that did not arrive is asked for again at the next try, not remembered as lost. */
export const lazyScreen = <Props = object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> => {
  let underWay: Promise<ComponentType<Props>> | undefined;
  const once = (): Promise<ComponentType<Props>> => {
    underWay ??= load().catch((error: unknown) => {
      underWay = undefined;
      throw error;
    });
    return underWay;
  };
  return {
    Screen: lazy(() => once().then((screen) => ({ default: screen }))),
    // What fails here fails again, visibly, when the screen is rendered.
    preload: () => void once().catch(() => undefined),
  };
};
