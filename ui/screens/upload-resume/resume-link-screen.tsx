import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCallFailure } from '../../../application/failure';
import { linkedResumeMachine } from '../../../application/live/upload-resume';
import { myJobs, uploadResume } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Position } from '../../../domain/positions/position';
import type { Job } from '../../../domain/positions/job';
import { areaTokens } from '../../../adapters/composition/portal-tokens';
import { usePorts } from '../../app/ports';
import { toldText } from '../../app/use-travel';
import { useMachine } from '../../kit/use-machine';
import { queryFailureView } from '../query-failure.view';
import type { QueryFailure } from '../../store/queries';
import { UploadResumePage } from './upload-resume-page';
import { uploadResumeView, type UploadResumeView } from './upload-resume.view';

type Found =
  | { readonly _tag: 'Looking' }
  | { readonly _tag: 'NotFound'; readonly failure: QueryFailure }
  | { readonly _tag: 'Found'; readonly position: Position };

/** A link that was used or is too old opens as little as one that never was. */
const isOver = (failure: QueryFailure): boolean => !isCallFailure(failure) || failure._tag === 'SessionEnded';

const ByLink = ({ job, code }: { readonly job: Job; readonly code: string }) => {
  const { environment, find, reporter } = usePorts();
  const [found, setFound] = useState<Found>({ _tag: 'Looking' });
  const [linked] = useState(() => find(areaTokens.linkedUpload)(code));
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let gone = false;
    void linked
      .position(job)()
      .then((answer) => {
        if (gone) return;
        setFound(
          E.isRight(answer) ? { _tag: 'Found', position: answer.right } : { _tag: 'NotFound', failure: answer.left },
        );
      });
    return () => {
      gone = true;
    };
  }, [linked, job, tries]);
  const [giving, send] = useMachine(() =>
    linkedResumeMachine<File>({
      job,
      api: linked,
      uploads: () => linked.uploads,
      takeFile: linked.choose,
      environment,
      reporter,
    }),
  );
  const view = (): UploadResumeView => {
    // Used up meanwhile, by this candidate elsewhere.
    if (giving.upload.failure?._tag === 'SessionEnded') return { _tag: 'LinkOver', href: toPath(uploadResume(job)) };
    if (found._tag === 'Looking') return { _tag: 'Loading' };
    if (found._tag === 'NotFound')
      return isOver(found.failure)
        ? { _tag: 'LinkOver', href: toPath(uploadResume(job)) }
        : { _tag: 'Failed', failure: queryFailureView(found.failure) };
    return uploadResumeView({
      ...giving,
      position: found.position,
      hasResume: undefined,
      next: myJobs,
      ownZone: environment.zone(),
    });
  };
  return (
    <UploadResumePage
      view={view()}
      onFile={(file) => send({ _tag: 'FilePicked', file })}
      onSaved={() => undefined}
      onUpload={() => send({ _tag: 'UploadPressed' })}
      onCancel={() => send({ _tag: 'StopPressed' })}
      onOk={() => undefined}
      onMailLink={() => undefined}
      onLater={() => undefined}
      onRetry={() => {
        setFound({ _tag: 'Looking' });
        setTries(tries + 1);
      }}
    />
  );
};

/**
 * Where the link of 'Email Me A Link' leads: the upload for one application, on any device, without a session. Its code stood behind the # of the
 * link (browsers keep that part to themselves) and has left the address by now (`withoutSecret`).
 */
export const ResumeLinkScreen = ({ communityId, positionId }: Job) => {
  const location = useLocation();
  const code = toldText(location.state, 'uploadCode');
  const [job] = useState({ communityId, positionId });
  return code === undefined ? (
    <UploadResumePage view={{ _tag: 'LinkOver', href: toPath(uploadResume(job)) }} {...noActs} />
  ) : (
    <ByLink key={code} job={job} code={code} />
  );
};

const nothing = (): void => undefined;
const noActs = {
  ...{ onFile: nothing, onSaved: nothing, onUpload: nothing, onCancel: nothing, onOk: nothing },
  ...{ onMailLink: nothing, onLater: nothing, onRetry: nothing },
} as const;
