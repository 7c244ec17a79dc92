import { ContainerModule } from 'inversify';
import { interviewRoom } from '../../browser/peer/interview-room';
import { browserInterviewerSession } from '../../browser/storage/interviewer-session';
import { interviewerCalls } from '../../contract/calls/interviewer';
import { browserTokens, callsModule } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** The interviewer's side of the peer room. */
export const interviewerModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.interviewRoom)
    .toResolvedValue((window, camera) => interviewRoom({ window, camera }), [browserTokens.window, areaTokens.camera])
    .inSingletonScope();
  bind(areaTokens.interviewerSession)
    .toResolvedValue(browserInterviewerSession, [browserTokens.window])
    .inSingletonScope();
});

export const interviewerCallsModule = callsModule('interviewer', interviewerCalls);
