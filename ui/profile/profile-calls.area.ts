/* The profile's calls: a job's questions use them too, without the profile's screens. */
import '../app/ground/person';
import { profileCallsModule } from '../../adapters/composition/areas/profile-calls';

export const area = { module: profileCallsModule };
