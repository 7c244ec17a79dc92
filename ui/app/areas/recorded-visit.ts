/* Which recording belongs to an application: asked for by nobody whose visit is not recorded. */
import '../ground/one-job';
export { recorderCalls, recorderVisitor } from '../../../adapters/composition/areas/recorder';
export { nameRecording } from '../../../application/journeys/name-recording';
