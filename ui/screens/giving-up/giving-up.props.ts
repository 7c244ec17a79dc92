import type { ListedApplication } from '../../../application/ports/candidate-api';
import type { CancelLook } from './cancel-dialog.view';

/** What a page gives to the cancel dialog and hears of it. */
export interface GivingUpProps {
  readonly listed: ListedApplication;
  readonly look: CancelLook;
  readonly onClose: () => void;
  /** The appointment is given up; `message` says how (spec 1 §4). */
  readonly onGivenUp: (message: string) => void;
  /** The application is not what the dialog was opened for: the list knows better. */
  readonly onOutdated: () => void;
}
