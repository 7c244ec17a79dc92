/** Works that may wait. */
const mostWaiting = 10_000;

/** Runs works in order, each after the one before it has ended, however. One too many is not done and fails at once. */
export const oneAfterAnother = () => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work: () => Promise<unknown>): Promise<unknown> => {
      if (waiting >= mostWaiting) return Promise.reject(Object.assign(new Error(), { code: 'TOO_MANY_WAIT' }));
      waiting += 1;
      const mine = last.then(work, work).finally(() => {
        waiting -= 1;
      });
      last = mine.catch(() => undefined);
      return mine;
    },
    /** When all of them have ended. */
    ended: async (): Promise<void> => {
      await last;
    },
  };
};
