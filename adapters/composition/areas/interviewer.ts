import { ContainerModule } from 'inversify';
import { interviewRoom } from '../../browser/live-interview/interview-room';
import { browserInterviewerSession } from '../../browser/live-interview/interviewer-session';
import { interviewerCalls } from '../../contract/live-interview/interviewer.calls';
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
