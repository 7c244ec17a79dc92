import type * as E from 'fp-ts/Either';
import type { FilesMoved } from '../../../application/files/move-files.service';

/** Why a command on this machine ended: its exit code and one line for each reason. */
export interface NotDone {
  readonly exit: 1 | 2;
  readonly lines: readonly string[];
}

/** What the operator's commands do on this machine itself: with the settings of the environment, without a portal. */
export interface Local {
  /** From and to: a folder, or `s3://bucket/prefix`. */
  readonly moveFiles: (from: string, to: string) => Promise<E.Either<NotDone, FilesMoved>>;
}
