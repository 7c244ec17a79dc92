import type { ReactNode } from 'react';
import {
  recordingChoiceMachine,
  type RecordingChoiceAct,
  type RecordingChoiceState,
} from '../../application/recording/recording-choice.live';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { usePorts } from '../hooks/ports';
import { useMachine } from '../kit/use-machine';
import { useAddressProof } from '../identity/use-address-proof';
import type { RecordingFacts } from './use-facts';
import { termsOf } from './use-way';
import { useTravel } from '../hooks/use-travel';

export interface ChoicesHere {
  readonly choosing: RecordingChoiceState;
  readonly send: (act: RecordingChoiceAct) => void;
  /** Asks for the e-mailed code (R41). */
  readonly dialog: ReactNode;
}

/** The choices on a page, with what is known about the job. */
export const useChoices = (
  { communityId, positionId }: Job,
  position: Position,
  application: Application,
  facts: RecordingFacts,
): ChoicesHere => {
  const { api, find, reporter } = usePorts();
  const go = useTravel();
  const proof = useAddressProof();
  const [choosing, send] = useMachine(() =>
    recordingChoiceMachine({
      job: { communityId, positionId },
      api,
      probe: find(areaTokens.networkProbe),
      askForCode: proof.ask,
      reporter,
      goTo: go.to,
    }),
  );
  const known = { terms: termsOf(position, application), begun: facts.begun, agreed: facts.agreed };
  return {
    choosing,
    send: (act) => send(act._tag === 'Pressed' ? { ...act, facts: known } : act),
    dialog: proof.dialog,
  };
};
