import { Observable } from 'rxjs';
import type { OneTab } from '../../../application/recording/one-tab.port';

/** Web Locks, which the browser frees when a tab closes or crashes. A browser without them lets every tab go ahead. */
export const browserOneTab = ({ navigator, AbortController: Controller }: Window & typeof globalThis): OneTab => ({
  hold: (name) =>
    new Observable((to) => {
      if (!('locks' in navigator)) {
        to.next('held');
        return undefined;
      }
      const controller = new Controller();
      const untilOver = (): Promise<void> =>
        new Promise((resolve) => {
          to.add(resolve);
          to.next('held');
        });
      const wait = async (): Promise<void> => {
        const gotAtOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
          if (lock === null) return false;
          await untilOver();
          return true;
        });
        if (gotAtOnce || to.closed) return;
        to.next('elsewhere');
        await navigator.locks.request(name, { signal: controller.signal }, untilOver);
      };
      wait().catch((error: unknown) => {
        if (!to.closed) to.error(error);
      });
      return () => controller.abort();
    }),
});
