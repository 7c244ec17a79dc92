import { AsyncLocalStorage } from 'node:async_hooks';

/** The request being answered, available to everything that runs for it, so that every log line can name it. */
export interface RequestScope {
  readonly run: (requestId: string, work: () => void) => void;
  readonly current: () => string | undefined;
}

/** Shared by all portals in a process: Node copies each storage in use to every new promise and timer. */
const storage = new AsyncLocalStorage<string>();

export const requestScope: RequestScope = {
  run: (requestId, work) => {
    storage.run(requestId, work);
  },
  current: () => storage.getStore(),
};
