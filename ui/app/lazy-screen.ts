import { lazy, type ComponentType } from 'react';

export interface LazyScreen<Props = object> {
  readonly Screen: ComponentType<Props>;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Starts loading now, before the screen is rendered. */
  readonly preload: () => void;
}

/** A screen in its own chunk. A chunk that fails to load is requested again on the next try; the failure is not cached. */
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
    load: once,
    // A failure here shows up again when the screen is rendered.
    preload: () => void once().catch(() => undefined),
  };
};
