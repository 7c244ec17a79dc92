/* What every signed-in visit needs at once, in one chunk: the shell, the list it opens with, and their calls. */
import '../ground/signed-in';
import { signedInModule } from '../../../adapters/composition/areas/signed-in';
import { MyJobsScreen } from '../../screens/my-jobs/my-jobs-screen';
import type { ScreensOf } from '../areas';
import { SignedInShell } from '../signed-in-shell';

const screens: ScreensOf<'signed-in'> = { MyJobs: MyJobsScreen };

export const area = { module: signedInModule, screens, parts: { SignedInShell } };
