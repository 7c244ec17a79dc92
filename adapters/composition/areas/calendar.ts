import { ContainerModule } from 'inversify';
import { browserCalendar } from '../../browser/scheduling/calendar';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** The candidate's own calendar. */
export const calendarModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.calendar)
    .toResolvedValue(browserCalendar, [browserTokens.window, browserTokens.loadCalendarFile])
    .inSingletonScope();
});
