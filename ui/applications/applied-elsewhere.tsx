import { confirmingElsewhereMachine } from '../../application/applications/applied-elsewhere.live';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { followApplying } from './after-applying';
import { confirmationElsewhereView } from './advert.view';
import { ApplicationConfirmation } from './dialogs';
import { useNameRecording } from './use-name-recording';
import type { ListedApplication } from '../../application/applications/applications.api';

/** What the list passes to a card's Application Confirmation, and its callbacks. */
export interface AppliedElsewhereProps {
  readonly listed: ListedApplication;
  readonly onClose: () => void;
  /** The fetched list is outdated. */
  readonly onApplied: () => void;
}

/**
 * A card's Application Confirmation (R10 row 13). The button press has already opened the employer's site; this dialog over the list asks whether the
 * candidate has applied there. R6's checks come with the response: the portal accepts a 'Yes' only if the job is still open to the candidate.
 */
export const AppliedElsewhere = ({ listed, onClose, onApplied }: AppliedElsewhereProps) => {
  const ports = usePorts();
  const travel = useTravel();
  const nameRecording = useNameRecording();
  const { application, positionName, communityName } = listed;
  const [state, send] = useMachine(() =>
    confirmingElsewhereMachine(
      {
        ...ports,
        applied: () => {
          nameRecording(application);
          onApplied();
        },
        lead: (to) => {
          onClose();
          followApplying(travel, to, { ...application, positionName, communityName });
        },
      },
      { ...application, positionName },
    ),
  );
  return (
    <ApplicationConfirmation
      view={confirmationElsewhereView(application.externalApplicationUrl, state)}
      onYes={() => send({ _tag: 'YesPressed' })}
      onNo={onClose}
    />
  );
};
