import { Observable } from 'rxjs';
import type { OneTab } from '../../../application/recording/one-tab.port';

/** The tabs of one browser in memory; each that holds or waits is one subscriber. */
export const inMemoryOneTab = (): OneTab => {
  const queues = new Map<string, readonly (() => void)[]>();
  const queueOf = (name: string): readonly (() => void)[] => queues.get(name) ?? [];
  return {
    hold: (name) =>
      new Observable((to) => {
        const take = (): void => to.next('held');
        const before = queueOf(name);
        queues.set(name, [...before, take]);
        if (before.length === 0) take();
        else to.next('elsewhere');
        return () => {
          const [first] = queueOf(name);
          const rest = queueOf(name).filter((one) => one !== take);
          queues.set(name, rest);
          if (first === take) rest[0]?.();
        };
      }),
  };
};
