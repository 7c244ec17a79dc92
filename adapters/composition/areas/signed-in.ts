import { applicationsCalls } from '../../contract/calls/applications';
import { callsModule } from '../area-bindings';

export const signedInModule = callsModule('applications', applicationsCalls);
