import type { EngineNotStarted } from './embedded/engine-thread';
import type { FolderInUse, FolderNotUsable } from './embedded/folder-lock';
import type { NewStoreNotMade } from './embedded/new-store';
import type { StoreDamaged } from './embedded/whole-store';
import type { MigrationFailed, StoreIsNewer } from './migrate';

/** The setting that says where the server answers. */
type ServerSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** The server of this setting does not answer, or refuses us. */
export interface ServerNotReached {
  readonly _tag: 'ServerNotReached';
  readonly setting: ServerSetting;
  readonly code: string;
}

/** The address leads to a pooler that lends each transaction another connection: nothing can be listened to. */
export interface DirectNeeded {
  readonly _tag: 'DirectNeeded';
  readonly setting: ServerSetting;
}

/** DATABASE_DIRECT_URL leads to another database than DATABASE_URL. */
export interface OtherDatabase {
  readonly _tag: 'OtherDatabase';
}

/** The embedded engine runs, but can't read or write its files. */
export interface StoreNotReadable {
  readonly _tag: 'StoreNotReadable';
  readonly folder: string;
  readonly code: string;
}

export type StoreNotOpened =
  | FolderInUse
  | FolderNotUsable
  | StoreDamaged
  | NewStoreNotMade
  | EngineNotStarted
  | StoreNotReadable
  | ServerNotReached
  | DirectNeeded
  | OtherDatabase
  | MigrationFailed
  | StoreIsNewer;

const restore =
  'No portal was started, and nothing was repaired. Keep what is there, and put the whole folder back from a copy; to begin with an empty store, move it away.';

const diskFull =
  'The disk is full: the portal was not started, and what the store has kept is untouched. Make room, then start again.';

/** Node's error code, PostgreSQL's code, and both engines' messages. */
const saysFull = (why: string): boolean => /\b(ENOSPC|EFBIG|EDQUOT|53100)\b|No space left|File too large/i.test(why);

/** PostgreSQL's codes for a corrupt page, a missing file, a disk that can't be read. */
const saysDamaged = (code: string): boolean => /^(XX00[012]|58P01|58030|ENGINE_ENDED|ENGINE_SILENT)$/.test(code);

const damaged = (folder: string, what: string): string => `The store in ${folder} is damaged: ${what}. ${restore}`;

/** One line for the person who started the portal. */
export const whyNotOpened = (reason: StoreNotOpened): string => {
  switch (reason._tag) {
    case 'FolderInUse':
      return `The store in ${reason.folder} is in use by another process: stop it first, or choose another DATA_DIR.`;
    case 'FolderNotUsable':
      return saysFull(reason.code)
        ? `${reason.folder}: ${diskFull}`
        : `The store can't use the folder ${reason.folder} (${reason.code}).`;
    case 'StoreDamaged': {
      const { store, missing } = reason;
      return damaged(store, missing.length === 0 ? 'it is no folder' : `${missing.join(', ')} missing or empty`);
    }
    case 'NewStoreNotMade':
      return saysFull(reason.why)
        ? `${reason.store}: ${diskFull}`
        : `A new store can't be made in ${reason.store} (${reason.why}).`;
    case 'EngineNotStarted':
      return saysFull(reason.why)
        ? `${reason.folder}: ${diskFull}`
        : `The embedded store did not start (${reason.why}). ${damaged(reason.folder, "its files can't be read")}`;
    case 'StoreNotReadable':
      if (saysFull(reason.code)) return `${reason.folder}: ${diskFull}`;
      return saysDamaged(reason.code)
        ? damaged(reason.folder, `its files can't be read (${reason.code})`)
        : `The embedded store does not answer (${reason.code}).`;
    case 'ServerNotReached':
      return `The PostgreSQL server of ${reason.setting} can't be used (${reason.code}).`;
    case 'DirectNeeded':
      return `${reason.setting} leads to a pooler that lends each transaction another connection, such as PgBouncer in transaction mode. News between processes and migrations need connections of their own: set DATABASE_DIRECT_URL to the PostgreSQL server itself.`;
    case 'OtherDatabase':
      return 'DATABASE_DIRECT_URL leads to another database than DATABASE_URL: set both to the same database, with and without the pooler.';
    case 'MigrationFailed':
      return saysFull(reason.code)
        ? diskFull
        : `The store can't be brought to this version's tables: ${reason.migration} (${reason.code}).${saysDamaged(reason.code) ? ` ${restore}` : ''}`;
    case 'StoreIsNewer':
      return `This program is older than its store, which knows ${reason.unknown.join(', ')}: start the version that was here last, or restore a copy of the store from before it. Nothing was changed.`;
  }
};
