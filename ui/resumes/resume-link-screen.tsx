import { useLocation } from 'react-router-dom';
import { resumeLinkMachine } from '../../application/resumes/resume-link.live';
import { carriedText } from '../../application/navigation/carried';
import { uploadResume } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { Job } from '../../domain/ids/job';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { usePorts } from '../hooks/ports';
import { useMachine } from '../kit/use-machine';
import { resumeLinkView } from './resume-link.view';
import { UploadResumePage } from './upload-resume-page';
import { useOnce } from '../kit/use-once';

const nothing = (): void => undefined;

const ByLink = ({ job, code }: { readonly job: Job; readonly code: string }) => {
  const { environment, find, reporter } = usePorts();
  const [state, send] = useMachine(() => {
    const api = find(areaTokens.linkedUpload)(code);
    return resumeLinkMachine<File>({
      job,
      api,
      uploads: () => api.uploads,
      takeFile: (file) => api.choose(file, job),
      begun: api.begun,
      environment,
      reporter,
    });
  });
  return (
    <UploadResumePage
      view={resumeLinkView(state, job, environment.zone())}
      mine={undefined}
      send={send}
      onRetry={() => send({ _tag: 'RetryPressed' })}
    />
  );
};

/**
 * Where the link of 'Email Me A Link' leads: the upload for one application, on any device, without a session. Its code came in the URL fragment,
 * which browsers never send to a server, and has already been removed from the address (`withoutSecret`).
 */
export const ResumeLinkScreen = ({ communityId, positionId }: Job) => {
  const location = useLocation();
  const code = carriedText(location.state, 'uploadCode');
  const job = useOnce({ communityId, positionId });
  return code === undefined ? (
    <UploadResumePage
      view={{ _tag: 'LinkOver', href: toPath(uploadResume(job)), receipt: undefined }}
      mine={undefined}
      send={nothing}
      onRetry={nothing}
    />
  ) : (
    <ByLink key={code} job={job} code={code} />
  );
};
