import { ContainerModule } from 'inversify';
import { browserLeavingPage } from '../../browser/live-interview/leaving-page';
import { browserKeptMeeting } from '../../browser/live-interview/kept-meeting';
import { browserTokens, callsModule } from '../area-bindings';
import { areaTokens, portalTokens } from '../portal-tokens';
import { meetingCalls } from '../../contract/live-interview/meeting.calls';

/** What every live interview needs, whichever provider hosts it. */
export const meetingModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.keptMeeting).toResolvedValue(browserKeptMeeting, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.leavingPage)
    .toResolvedValue(browserLeavingPage, [browserTokens.window, portalTokens.session, browserTokens.bearer])
    .inSingletonScope();
});

export const meetingCallsModule = callsModule('meeting', meetingCalls);
