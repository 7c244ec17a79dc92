import type * as E from 'fp-ts/Either';
import type { FilesMoved } from '../../../application/files/move-files.service';
import type { ApplicationsExported } from '../../../application/operator/export.port';
import type { Outcome } from '../outcome';

/* Commands for the machine that the portal runs on: they use its settings themselves. */

/** What a try found: whether it is well, and what to do if it isn't. */
export interface Tried {
  readonly what: string;
  readonly well: boolean;
  readonly says: string;
}

/** Why a command on this machine ended: its exit code and one line for each reason. */
export interface NotDone {
  readonly exit: 1 | 2;
  readonly lines: readonly string[];
}

/** What these commands reach. */
export interface Machine {
  readonly doctor: () => Promise<readonly Tried[]>;
  /** Writes the embedded store, its files and its key into a file. Answers a sentence either way. */
  readonly backup: (file: string) => Promise<E.Either<string, string>>;
  /** Puts such a file into an empty DATA_DIR. */
  readonly restore: (file: string) => Promise<E.Either<string, string>>;
  /** Into a new folder, through the portal of the settings. */
  readonly exportTo: (folder: string) => Promise<E.Either<NotDone, ApplicationsExported>>;
  /** From and to: a folder, or `s3://bucket/prefix`. */
  readonly moveFiles: (from: string, to: string) => Promise<E.Either<NotDone, FilesMoved>>;
}

/** Loaded by the commands that need it, so that the others don't wait. */
export type OnMachine = () => Promise<Machine>;

export interface MachineCommand {
  readonly name: string;
  readonly usage: string;
  /** What it is given besides options: a file, for one. */
  readonly takes: readonly string[];
  readonly run: (machine: Machine, given: readonly string[], json: boolean) => Promise<Outcome>;
}
