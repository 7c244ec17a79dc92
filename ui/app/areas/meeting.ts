/* The lobby and the room of a live interview; its provider's code loads when the room is entered. */
import '../ground/device';
import '../ground/my-job';
import '../ground/room';
import { deviceModule } from '../../../adapters/composition/areas/device';
import { meetingCallsModule, meetingModule } from '../../../adapters/composition/areas/meeting';
import { JoinLobbyScreen } from '../../screens/meeting/lobby-screen';
import { JoinRoomScreen } from '../../screens/meeting/room-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'meeting'> = { Join: JoinRoomScreen, JoinScreen: JoinLobbyScreen };

export const area = { module: [deviceModule, meetingModule, meetingCallsModule], screens };
