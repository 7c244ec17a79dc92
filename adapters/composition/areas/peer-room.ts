import { ContainerModule } from 'inversify';
import { peerRoom } from '../../browser/live-interview/peer-room';
import { browserTokens } from '../area-bindings';
import { areaTokens, portalTokens } from '../portal-tokens';

/** The room between two browsers, loaded for interviews held there (R26). */
export const peerRoomModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.peerRoom)
    .toResolvedValue(
      (window, camera, session) => peerRoom({ window, camera }, session),
      [browserTokens.window, areaTokens.camera, portalTokens.session],
    )
    .inSingletonScope();
});
