import { useDispatch } from 'react-redux';
import type { ListedApplication } from '../../application/applications/applications.api';
import { givingUpMachine } from '../../application/applications/giving-up.live';
import { sayAfterCancellation, sayCancellationDone } from '../../application/applications/canceling.words';
import { cancelledRedirect } from '../../domain/applications/cancellation';
import type { NoticePlace } from '../../domain/resilience/notices';
import type { Milliseconds } from '../../domain/time/duration';
import { usePorts } from '../hooks/ports';
import { ThemeScope } from '../kit/theme-scope';
import { useMachine } from '../kit/use-machine';
import { useOutdated } from '../store/queries';
import { snacks } from '../store/snacks';
import { CancelDialog } from './cancel-dialog';
import { cancelDialogView, dialogTheme, type CancelLook } from './cancel-dialog.view';

/** The appointment is given up. */
export interface GivenUpNews {
  /** What was done, in words (spec 1 §4). */
  readonly message: string;
  /** What is so now, and what to do. */
  readonly after: string;
  /** When My Job Applications opens, in milliseconds from now. */
  readonly listAfter: Milliseconds;
  /** The time was given back to choose another one: the dates come next, not the list (R18). */
  readonly choosesAgain: boolean;
}

/** What a page passes to the cancel dialog and hears from it. */
export interface GivingUpProps {
  readonly listed: ListedApplication;
  readonly look: CancelLook;
  /** Where its messages are shown. */
  readonly place: NoticePlace;
  readonly onClose: () => void;
  readonly onGivenUp: (news: GivenUpNews) => void;
  /** The application is no longer what the dialog was opened for: the list has the current state. */
  readonly onOutdated: () => void;
}

/** The cancel dialog and its calls. */
export const GivingUp = ({ listed, look, place, onClose, onGivenUp, onOutdated }: GivingUpProps) => {
  const ports = usePorts();
  const dispatch = useDispatch();
  const outdated = useOutdated('booking');
  const givesBack = look === 'give-back';
  const [form, send] = useMachine(() =>
    givingUpMachine(
      {
        ...ports,
        announce: (request) => {
          outdated();
          dispatch(
            snacks.actions.say('success', `${sayCancellationDone(request)}. ${sayAfterCancellation(request)}`, place),
          );
        },
        goOn: (request) =>
          onGivenUp({
            message: sayCancellationDone(request),
            after: sayAfterCancellation(request),
            listAfter: cancelledRedirect,
            choosesAgain: givesBack,
          }),
        close: onClose,
        showList: () => {
          outdated();
          onOutdated();
        },
      },
      listed.application,
      givesBack ? 'schedule-or-cancel' : 'dialog',
    ),
  );
  return (
    <ThemeScope theme={dialogTheme(listed)}>
      <CancelDialog view={cancelDialogView({ ...form, listed, look })} send={send} />
    </ThemeScope>
  );
};
