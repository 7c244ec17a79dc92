import { AsyncLocalStorage } from 'node:async_hooks';

/** Which request is being answered, known to everything that runs on its behalf, so that every line of the log can name it. */
export interface RequestScope {
  readonly run: (requestId: string, work: () => void) => void;
  readonly current: () => string | undefined;
}

export const requestScope = (): RequestScope => {
  const storage = new AsyncLocalStorage<string>();
  return {
    run: (requestId, work) => {
      storage.run(requestId, work);
    },
    current: () => storage.getStore(),
  };
};
