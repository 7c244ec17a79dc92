import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import type { FailureView } from '../kit/failure-notice';
import { Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { WayFailed, WayWaiting } from './way-page';

export type MailedLinkView =
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'SomebodyElse' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView };

export interface MailedLinkPageProps {
  readonly view: MailedLinkView;
  readonly onSignInAnew: () => void;
  readonly onRetry: () => void;
}

/** /emailStatusCheck, while it determines the destination, and when there is none (R31). */
export const MailedLinkPage = ({ view, onSignInAnew, onRetry }: MailedLinkPageProps) => {
  switch (view._tag) {
    case 'Opening':
      return <WayWaiting heading={t.mail.opening} />;
    case 'Failed':
      return <WayFailed heading={t.mail.opening} failure={view.failure} onRetry={onRetry} />;
    case 'SomebodyElse':
      return (
        <Sheet>
          <Card>
            <Stack>
              <PageHeading>{t.mail.somebodyElse}</PageHeading>
              <p>{t.mail.somebodyElseText}</p>
              <Button look="primary" wide="on-phones" onClick={onSignInAnew}>
                {t.mail.signInAnew}
              </Button>
              <PageLink to={toPath(myJobs)}>{t.end.myJobs}</PageLink>
            </Stack>
          </Card>
        </Sheet>
      );
  }
};
