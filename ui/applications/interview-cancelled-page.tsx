import { Card } from '../kit/card';
import { Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { RestDrawing } from '../kit/rest-drawing';
import { ThemeScope } from '../kit/theme-scope';
import { frameTexts } from '../texts/frame';
import { scheduleOrCancelTexts as t } from './schedule-or-cancel.texts';
import { JobBand } from './job-band';
import type { InterviewCancelledView } from './interview-cancelled.view';

/** /interviewCancelled: no one came to the interview, and what to do next (spec 2 §2.10). */
export const InterviewCancelledPage = ({ view }: { readonly view: InterviewCancelledView }) => (
  <ThemeScope theme={view.job?.theme}>
    <Sheet>
      <Card>
        <Stack>
          <RestDrawing />
          <PageHeading>{view.heading}</PageHeading>
          <p>{view.words}</p>
          <p>{t.sorry}</p>
          <PageLink to={view.rescheduleHref} look="primary" wide="on-phones">
            {t.rescheduleAgain}
          </PageLink>
          <PageLink to={view.myJobsHref}>{frameTexts.myJobs}</PageLink>
        </Stack>
      </Card>
      {view.job !== undefined && <JobBand job={view.job} />}
    </Sheet>
  </ThemeScope>
);
