/* What every signed-in visit needs at once, in one file: the shell, the list it opens with, the calls they make. */
import '../ground/signed-in';
export { applicationCalls } from '../../../adapters/composition/areas/applications';
export { MyJobsScreen } from '../../screens/my-jobs/my-jobs-screen';
export { SignedInShell } from '../signed-in-shell';
