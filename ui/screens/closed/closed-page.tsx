import { Card } from '../../kit/card';
import { HouseDrawing } from '../../kit/drawings';
import { Sheet, Stack } from '../../kit/layout';
import { PageHeading } from '../../kit/page-heading';
import { PageLink } from '../../kit/page-link';
import { ThemeScope } from '../../kit/theme-scope';
import { closedTexts as t } from '../../texts/closed';
import { JobBand } from '../job/job-band';
import type { ClosedView } from './closed.view';

/** /positionClosed: why applying goes no further, and the way on (R7). Which job it was comes after it, so that nothing moves. */
export const ClosedPage = ({ view }: { readonly view: ClosedView }) => (
  <ThemeScope theme={view.job?.theme}>
    <Sheet>
      <Card>
        <Stack>
          <HouseDrawing />
          <PageHeading>{view.heading}</PageHeading>
          <p>{view.words}</p>
          {view.rescheduleHref !== undefined && (
            <PageLink to={view.rescheduleHref} look="primary" wide="on-phones">
              {t.reschedule}
            </PageLink>
          )}
          <p>
            {t.onwardBefore} <PageLink to={view.portalHref}>{t.clickHere}</PageLink>
            {t.onwardAfter}
          </p>
        </Stack>
      </Card>
      {view.job !== undefined && <JobBand job={view.job} />}
    </Sheet>
  </ThemeScope>
);
