import type { Clock } from '../../../application/ports/clock';
import type { Environment } from '../../../application/ports/environment';
import type { SessionStore } from '../../../application/ports/session-store';
import type { CandidateApi } from '../../../application/ports/candidate-api';
import type { KeysFile } from './keys-file';

/** The ports of a candidate's command. */
export interface CandidateWorld {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  /** Follows the server's clock: a laptop that is two hours off must not hide or offer the wrong times. */
  readonly clock: Clock;
  readonly environment: Pick<Environment, 'zone' | 'newKey' | 'infoEmail'>;
  readonly keys: Pick<KeysFile, 'path' | 'trouble'>;
  /** The portal's address. */
  readonly portal: string;
}
