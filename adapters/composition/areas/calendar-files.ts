import { ContainerModule } from 'inversify';
import { calendarFile } from '../../contract/calendar-file';
import { browserTokens } from '../area-bindings';

export const calendarFilesModule = new ContainerModule(({ bind }) => {
  bind(browserTokens.calendarFile).toConstantValue(calendarFile);
});
