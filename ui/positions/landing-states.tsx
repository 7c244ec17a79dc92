import { EarlyNotices } from '../app/early/early-notices';
import { PageFrame } from '../kit/page-frame';
import { LandingPage } from './landing-page';
import { earlyTexts } from '../texts/early';
import { supportMailbox, version } from '../gallery/fixtures';

const shown = (signedIn: boolean, supportEmail: string) => (
  <PageFrame version={version}>
    <LandingPage signedIn={signedIn} supportEmail={supportEmail} />
  </PageFrame>
);

export const landingStates = {
  'landing-for-everybody': () => shown(false, supportMailbox),
  'landing-signed-in': () => shown(true, supportMailbox),
  'landing-long-texts': () => shown(false, `care-coaches-and-help@${'of-the-residences-'.repeat(8)}.example.com`),
  'early-notices': () => (
    <PageFrame version={version}>
      <h1>{earlyTexts.reload}</h1>
      <EarlyNotices shown="failed" />
    </PageFrame>
  ),
} as const;
