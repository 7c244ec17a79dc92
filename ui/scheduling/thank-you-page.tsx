import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Card } from '../kit/card';
import { HouseDrawing } from '../kit/drawings';
import { FailureNotice, type FailureView } from '../kit/failure-notice';
import { Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { ThemeScope } from '../kit/theme-scope';
import { frameTexts } from '../texts/frame';
import { thankYouTexts as t } from './thank-you.texts';
import { JobBand } from '../applications/job-band';
import type { JobBandView } from '../applications/job.view';

export type ThankYouView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Ready';
      readonly employer: string;
      /** The job in its customer's colors; undefined until they are known. */
      readonly job: JobBandView | undefined;
    };

export interface ThankYouPageProps {
  readonly view: ThankYouView;
  readonly onRetry: () => void;
}

/** /thankyou: the interview is over; what comes next, and who acts. */
export const ThankYouPage = ({ view, onRetry }: ThankYouPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return (
        <Sheet>
          <PageHeading>{t.loadingHeading}</PageHeading>
          <Skeleton label={t.loading}>
            <Bone $height="160px" />
          </Skeleton>
        </Sheet>
      );
    case 'Failed':
      return (
        <Sheet>
          <PageHeading>{t.loadingHeading}</PageHeading>
          <FailureNotice failure={view.failure} onAct={onRetry} />
        </Sheet>
      );
    case 'Ready':
      return (
        <ThemeScope theme={view.job?.theme}>
          <Sheet>
            <Card>
              <Stack>
                <HouseDrawing />
                <PageHeading>{t.heading(view.employer)}</PageHeading>
                <p>{t.followUp}</p>
                <PageLink to={toPath(myJobs)} look="primary" wide="on-phones">
                  {frameTexts.myJobs}
                </PageLink>
              </Stack>
            </Card>
            {view.job !== undefined && <JobBand job={view.job} />}
          </Sheet>
        </ThemeScope>
      );
  }
};
