import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { confirmApplied, hasApplied, type ApplyStep } from '../../../application/journeys/apply';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import { uploadResume } from '../../../application/navigation/destination';
import { screenAfterApplying } from '../../../application/navigation/outcome-screens';
import { sayApplyError } from '../../../application/words/apply';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { applyTexts as t } from '../../texts/apply';
import { failureView, refusedView } from '../failure.view';
import { useNameRecording } from './use-name-recording';
import { ApplicationConfirmation, type ConfirmationView } from './dialogs';

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
  const { application, positionName } = listed;
  const confirmation: ConfirmationView = {
    url: application.externalApplicationUrl ?? '',
    busy: false,
    failure: undefined,
  };
  const [view, setView] = useState(confirmation);

  const follow = (step: ApplyStep): void => {
    if (hasApplied(step)) {
      nameRecording(application);
      onApplied();
    }
    switch (step._tag) {
      case 'LeadsTo':
        onClose();
        travel.to(screenAfterApplying(step.destination, application), {
          job: { communityId: application.communityId, positionId: application.positionId },
          ...(step.destination._tag === 'MyJobs' && { hint: step.destination.hint }),
        });
        return;
      case 'NeedsResume':
        travel.to(uploadResume(application));
        return;
      case 'AppliesElsewhere':
        setView(confirmation);
        return;
      case 'Stays':
        setView({ ...confirmation, failure: refusedView(t.couldNotApply, sayApplyError(step.error)) });
    }
  };

  const confirm = async (): Promise<void> => {
    setView({ ...confirmation, busy: true });
    const step = await confirmApplied(ports)({ ...application, positionName })();
    if (E.isLeft(step)) setView({ ...confirmation, failure: failureView(step.left, t.couldNotApply) });
    else follow(step.right);
  };

  return <ApplicationConfirmation view={view} onYes={() => void confirm()} onNo={onClose} />;
};
