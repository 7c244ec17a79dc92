import { StatementFailed } from '../engine/answers';
import { turnLimit } from '../engine/connections';

/** One at a time, first come, first served; a caller that waits too long gets an error. */
export interface Turns {
  readonly take: () => Promise<void>;
  readonly pass: () => void;
}

export const turns = (limit = turnLimit): Turns => {
  let taken = false;
  const waiting = new Set<() => void>();
  return {
    take: () => {
      if (!taken) {
        taken = true;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(go);
          reject(new StatementFailed('NO_TURN'));
        }, limit);
        const go = (): void => {
          clearTimeout(timer);
          resolve();
        };
        waiting.add(go);
      });
    },
    pass: () => {
      const [next] = waiting;
      if (next === undefined) {
        taken = false;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
};
