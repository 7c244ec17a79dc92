/**
 * @jest-environment jsdom
 */

import type { Component } from '../../../ui/jsx-types';

/* React takes the timers that are there when it loads: by the fake ones, 300 ms pass only if the test says so. */
jest.useFakeTimers();

const fewMilliseconds = (): Promise<void> => jest.advanceTimersByTimeAsync(20);

describe('A screen in its own chunk', () => {
  it('is shown when it arrives, and not a third of a second later', async () => {
    const { createRoot } = await import('react-dom/client');
    const { lazyScreen, UntilLoaded } = await import('../../../ui/hooks/lazy-screen');
    let arrive: () => void = () => undefined;
    const { Screen } = lazyScreen(
      () =>
        new Promise<Component>((loaded) => {
          arrive = () => loaded(() => <>the screen</>);
        }),
    );
    const place = document.createElement('div');
    createRoot(place).render(
      <UntilLoaded fallback="loading">
        <Screen />
      </UntilLoaded>,
    );
    await fewMilliseconds();
    expect(place.textContent).toBe('loading');
    arrive();
    await fewMilliseconds();
    expect(place.textContent).toBe('the screen');
  });

  it('is shown, although it failed to load before, once it has been requested again', async () => {
    const { createRoot } = await import('react-dom/client');
    const { lazyScreen, UntilLoaded } = await import('../../../ui/hooks/lazy-screen');
    let online = false;
    const { Screen, load } = lazyScreen(() =>
      online ? Promise.resolve(() => <>the screen</>) : Promise.reject(new Error('No connection')),
    );
    const failed = jest.fn();
    const visit = async (): Promise<string | null> => {
      const place = document.createElement('div');
      createRoot(place, { onUncaughtError: failed }).render(
        <UntilLoaded>
          <Screen />
        </UntilLoaded>,
      );
      await fewMilliseconds();
      return place.textContent;
    };
    await visit();
    expect(failed).toHaveBeenCalledTimes(1);
    online = true;
    await load();
    expect(await visit()).toBe('the screen');
    expect(failed).toHaveBeenCalledTimes(1);
  });
});
