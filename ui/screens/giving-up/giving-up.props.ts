import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import type { NoticePlace } from '../../../domain/resilience/notices';
import type { Milliseconds } from '../../../domain/time/duration';
import type { CancelLook } from './cancel-dialog.view';

/** The appointment is given up. */
export interface GivenUpNews {
  /** How (spec 1 §4). */
  readonly message: string;
  /** When My Job Applications follows, in milliseconds from now. */
  readonly listAfter: Milliseconds;
}

/** What a page gives to the cancel dialog and hears of it. */
export interface GivingUpProps {
  readonly listed: ListedApplication;
  readonly look: CancelLook;
  /** Where its news are said. */
  readonly place: NoticePlace;
  readonly onClose: () => void;
  readonly onGivenUp: (news: GivenUpNews) => void;
  /** The application is not what the dialog was opened for: the list knows better. */
  readonly onOutdated: () => void;
}
