/* The live line, which chat and live interviews share; loaded when one of them opens it. */
import '../app/ground/chat';
import { liveLineModule } from '../../adapters/composition/areas/live-line';

export const area = { module: liveLineModule };
