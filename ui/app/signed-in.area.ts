/* What every signed-in visit needs at once, in one chunk: the shell, the list it opens with, and their calls. */
import type { PropsWithChildren } from 'react';
import './ground/signed-in';
import { signedInModule } from '../../adapters/composition/areas/signed-in';
import { MyJobsScreen } from '../applications/my-jobs-screen';
import type { ScreensOf } from '../hooks/areas';
import { SignedInShell } from './signed-in-shell';

const screens: ScreensOf<'signed-in'> = { MyJobs: MyJobsScreen };

declare module '../hooks/areas' {
  interface PartProps {
    /** What all signed-in screens share: the store, the header and the check that the session still lasts. */
    readonly SignedInShell: PropsWithChildren;
  }
}

export const area = { module: signedInModule, screens, parts: { SignedInShell } };
