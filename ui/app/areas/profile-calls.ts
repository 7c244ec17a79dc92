/* The profile's calls: the questions of a job read it as well, without its screens. */
import '../ground/person';
export { profileCalls } from '../../../adapters/composition/areas/profile';
