import { AsyncLocalStorage } from 'node:async_hooks';

/** The request being answered, available to everything that runs for it, so that every log line can name it. */
export interface RequestScope {
  readonly run: (requestId: string, work: () => void) => void;
  readonly current: () => string | undefined;
}

/** One for all portals of a process: from its first use on, every promise and every timer carries each storage along. */
const storage = new AsyncLocalStorage<string>();

export const requestScope: RequestScope = {
  run: (requestId, work) => {
    storage.run(requestId, work);
  },
  current: () => storage.getStore(),
};
