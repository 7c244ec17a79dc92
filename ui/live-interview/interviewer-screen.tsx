import * as E from 'fp-ts/Either';

import { useLocation } from 'react-router-dom';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { interviewingMachine } from '../../application/live-interview/interviewing.live';
import { carriedText } from '../../application/navigation/carried';
import { interviewerPage } from '../../application/navigation/destination';
import { parseSessionToken } from '../../application/identity/secrets.port';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useTravel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { OwnPicture, PeerPicture } from './stage';
import { InterviewerPage } from './interviewer-page';
import { interviewerView } from './interviewer.view';

const noSmallPicture = (): void => undefined;

/** /interviewer. The link's code came in the URL fragment and has already been removed from the address (`withoutSecret`). */
export const InterviewerScreen = () => {
  const ports = usePorts();
  const travel = useTravel();
  const location = useLocation();
  const locationState: unknown = location.state;
  const now = useNow();
  const device = ports.find(areaTokens.device);
  const [state, send] = useMachine(() => {
    const link = parseSessionToken(carriedText(locationState, 'interviewCode') ?? '');
    return interviewingMachine<MediaStream>({
      link: E.isRight(link) ? link.right : undefined,
      api: ports.api,
      room: ports.find(areaTokens.interviewRoom),
      session: ports.find(areaTokens.interviewerSession),
      camera: device.camera,
      chosen: device.remembered.read(),
      remember: device.remembered.write,
      reporter: ports.reporter,
      forgetLink: () => travel.instead(interviewerPage),
    });
  });
  const view = interviewerView(state, { now, ownZone: ports.environment.zone(), facts: device.facts });
  return (
    <InterviewerPage
      view={view}
      peer={
        view._tag === 'InCall' &&
        view.peer !== undefined && <PeerPicture {...view.peer} devices={state.devices} videoRef={noSmallPicture} />
      }
      own={<OwnPicture stream={view._tag === 'InCall' ? view.own : undefined} />}
      send={send}
    />
  );
};
