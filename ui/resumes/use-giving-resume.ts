import type { ReactNode } from 'react';
import {
  resumeMachine,
  type GivingResume,
  type ResumeAct,
  type SignedInResumePorts,
} from '../../application/resumes/upload-resume.live';
import type { Job } from '../../domain/ids/job';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { usePorts } from '../hooks/ports';
import { useAddressProof } from '../identity/use-address-proof';
import { useMachine } from '../kit/use-machine';

export interface GivingResumeHere {
  readonly giving: GivingResume;
  readonly send: (act: ResumeAct<File>) => void;
  /** Asks for the e-mailed code (R41). */
  readonly dialog: ReactNode;
}

/** A signed-in candidate's resume for a job. `goTo`: where OK and Later lead; `forgetList`: the list shows the resume it had. */
export const useGivingResume = (
  job: Job,
  { goTo, forgetList }: Pick<SignedInResumePorts<File>, 'goTo' | 'forgetList'>,
): GivingResumeHere => {
  const ports = usePorts();
  const proof = useAddressProof();
  const [giving, send] = useMachine(() =>
    resumeMachine<File>({
      ...ports,
      job,
      forgetList,
      askForCode: proof.ask,
      goTo,
      uploads: () => ports.find(areaTokens.resumeFiles).uploads,
      takeFile: (file) => ports.find(areaTokens.resumeFiles).choose(file, job),
      begun: ports.find(areaTokens.begunResume),
    }),
  );
  return { giving, send, dialog: proof.dialog };
};
