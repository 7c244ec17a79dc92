import type { EngineNotStarted } from './embedded/engine-thread';
import type { FolderInUse, FolderNotUsable } from './embedded/folder-lock';
import type { MigrationFailed } from './migrate';

/** The server of DATABASE_URL does not answer, or not to us. */
export interface ServerNotReached {
  readonly _tag: 'ServerNotReached';
  readonly code: string;
}

export type StoreNotOpened = FolderInUse | FolderNotUsable | EngineNotStarted | ServerNotReached | MigrationFailed;

/** One line for whoever started the portal. */
export const whyNotOpened = (reason: StoreNotOpened): string => {
  switch (reason._tag) {
    case 'FolderInUse':
      return `The store in ${reason.folder} is in use by another process: stop it first, or choose another DATA_DIR.`;
    case 'FolderNotUsable':
      return `The store can't use the folder ${reason.folder} (${reason.code}).`;
    case 'EngineNotStarted':
      return `The embedded store did not start: ${reason.why}.`;
    case 'ServerNotReached':
      return `The PostgreSQL server of DATABASE_URL can't be used (${reason.code}).`;
    case 'MigrationFailed':
      return `The store can't be brought to this version's tables: ${reason.migration} (${reason.code}).`;
  }
};
