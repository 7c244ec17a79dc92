import { ContainerModule } from 'inversify';
import { deviceTypeOf } from '../../../domain/device/device-type';
import { browserAttention } from '../../browser/chat/attention';
import { browserDesktopNotices } from '../../browser/chat/desktop-notices';
import { browserDeviceFacts } from '../../browser/device/device-facts';
import { browserKeptChats } from '../../browser/chat/kept-chats';
import { browserAttachmentFiles } from '../../browser/chat/attachment-files';
import { browserTokens } from '../area-bindings';
import { areaTokens, portalTokens } from '../portal-tokens';

/** What chat needs from the device: what it stores, the files it sends, and how it notifies. */
export const chatModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.attachmentFiles)
    .toResolvedValue(
      (bearer, { back }) => browserAttachmentFiles({ bearer, back }),
      [browserTokens.bearer, portalTokens.connectivity],
    )
    .inSingletonScope();
  bind(areaTokens.attention).toResolvedValue(browserAttention, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.desktopNotices).toResolvedValue(browserDesktopNotices, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.deviceType).toResolvedValue(
    (window) => {
      const { userAgent, touchPoints } = browserDeviceFacts(window);
      return deviceTypeOf(userAgent, touchPoints);
    },
    [browserTokens.window],
  );
  bind(areaTokens.keptChats).toResolvedValue(browserKeptChats, [browserTokens.chatRows]).inSingletonScope();
});
