import { PageFrame } from '../kit/page-frame';
import { WelcomeBackDialog } from '../profile/welcome-back-dialog';
import { welcomeBackView, type WelcomeBackView } from '../profile/welcome-back.view';
import { SessionOverPage } from './session-over-page';
import { sessionTimeout, signedOutMessage } from '../../application/words/failures';
import { PageHeading } from '../kit/page-heading';
import { failureTexts } from '../texts/failures';
import { email, version } from '../gallery/fixtures';
import { nothing } from '../gallery/noop';

const welcomeDialog = (view: WelcomeBackView, opensLink = false) => (
  <PageFrame version={version}>
    <PageHeading>{failureTexts.pageHeading}</PageHeading>
    <WelcomeBackDialog view={view} opensLink={opensLink} send={nothing} />
  </PageFrame>
);

const maria = welcomeBackView({ firstName: 'Maria', lastName: 'Santos', email }, undefined);

const over = (message: string) => (
  <PageFrame version={version}>
    <SessionOverPage message={message} />
  </PageFrame>
);

/** The question who is there, and the end of a session. */
export const sessionStates = {
  'welcome-back': () => welcomeDialog(maria),
  'welcome-back-looking': () => welcomeDialog(welcomeBackView(undefined, undefined)),
  'welcome-back-offline': () => welcomeDialog(welcomeBackView(undefined, { _tag: 'NoConnection' })),
  'who-is-here': () => welcomeDialog(maria, true),
  'welcome-back-long-texts': () =>
    welcomeDialog({
      _tag: 'Asking',
      name: 'Maria Guadalupe Concepción de los Ángeles Santos y Villanueva-Featherstonehaugh',
      email: `maria.guadalupe@${'care-and-nursing-academy.'.repeat(5)}example.com`,
    }),
  'session-signed-out': () => over(signedOutMessage),
  'session-timed-out': () => over(sessionTimeout),
} as const;
