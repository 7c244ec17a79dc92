import { AsyncLocalStorage } from 'node:async_hooks';

/** The request being answered, available to everything that runs for it, so that every log line can name it. */
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
