/* The lobby and the room of a live interview; its provider's code loads when the room is entered. */
import '../app/ground/device';
import '../app/ground/my-job';
import '../app/ground/room';
import { deviceModule } from '../../adapters/composition/areas/device';
import { meetingCallsModule, meetingModule } from '../../adapters/composition/areas/meeting';
import { JoinLobbyScreen } from './lobby-screen';
import { JoinRoomScreen } from './room-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'meeting'> = { Join: JoinRoomScreen, JoinScreen: JoinLobbyScreen };

export const area = { module: [deviceModule, meetingModule, meetingCallsModule], screens };
