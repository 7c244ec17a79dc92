import DailyIframe from '@daily-co/daily-js';
import { ContainerModule } from 'inversify';
import { dailyRoom } from '../../browser/live-interview/daily-room';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** Daily's rooms, loaded for interviews held there (R26). */
export const dailyModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.dailyRoom)
    .toResolvedValue(
      (window) => dailyRoom(window, (parent, properties) => DailyIframe.createFrame(parent, properties)),
      [browserTokens.window],
    )
    .inSingletonScope();
});
