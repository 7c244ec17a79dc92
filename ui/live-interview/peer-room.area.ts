/* The peer room, loaded when an interview is held in it. */
import '../app/ground/room';
import { peerRoomModule } from '../../adapters/composition/areas/peer-room';

export const area = { module: peerRoomModule };
