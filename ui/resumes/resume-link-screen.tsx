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
      {...noActs}
      view={resumeLinkView(state, job, environment.zone())}
      onFile={(file) => send({ _tag: 'FilePicked', file })}
      onUpload={() => send({ _tag: 'UploadPressed' })}
      onCancel={() => send({ _tag: 'StopPressed' })}
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
    <UploadResumePage view={{ _tag: 'LinkOver', href: toPath(uploadResume(job)), receipt: undefined }} {...noActs} />
  ) : (
    <ByLink key={code} job={job} code={code} />
  );
};

const nothing = (): void => undefined;
const noActs = {
  onFile: nothing,
  onSaved: nothing,
  onUpload: nothing,
  onCancel: nothing,
  onOk: nothing,
  onMailLink: nothing,
  onLater: nothing,
  onRetry: nothing,
} as const;
