import { ContainerModule } from 'inversify';
import { browserCalendar } from '../../browser/calendar/calendar';
import { schedulingCalls } from '../../contract/calls/scheduling';
import { browserTokens, callsOf } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

export const schedulingModule = new ContainerModule(({ bind }) => {
  bind(callsOf('scheduling')).toConstantValue(schedulingCalls);
  bind(areaTokens.calendar)
    .toResolvedValue(browserCalendar, [browserTokens.window, browserTokens.loadCalendarFile])
    .inSingletonScope();
});
