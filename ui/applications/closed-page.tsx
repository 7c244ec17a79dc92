import { styled } from 'styled-components';
import { Card } from '../kit/card';
import { HouseDrawing } from '../kit/drawings';
import { Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { RestDrawing } from '../kit/rest-drawing';
import { ThemeScope } from '../kit/theme-scope';
import { closedTexts as t } from './closed.texts';
import { JobBand } from './job-band';
import type { ClosedView } from './closed.view';

/* A link's punctuation stays with it. */
const Unbroken = styled.span`
  white-space: nowrap;
`;

/** /positionClosed: why applying stops here, and the way on (R7). The job comes below it, so that nothing shifts when it loads. */
export const ClosedPage = ({ view }: { readonly view: ClosedView }) => (
  <ThemeScope theme={view.job?.theme}>
    <Sheet>
      <Card>
        <Stack>
          {view.saysNo ? <RestDrawing /> : <HouseDrawing />}
          <PageHeading>{view.heading}</PageHeading>
          <p>{view.words}</p>
          {view.resume !== undefined && (
            <>
              <p>{view.resume.text}</p>
              {view.resume.href !== undefined && (
                <PageLink to={view.resume.href} look="primary" wide="on-phones">
                  {t.uploadResume}
                </PageLink>
              )}
            </>
          )}
          {view.rescheduleHref !== undefined && (
            <PageLink to={view.rescheduleHref} look="primary" wide="on-phones">
              {t.reschedule}
            </PageLink>
          )}
          <p>
            {t.onwardBefore}{' '}
            <Unbroken>
              <PageLink to={view.portalHref}>{t.clickHere}</PageLink>
              {t.onwardAfter}
            </Unbroken>
          </p>
        </Stack>
      </Card>
      {view.job !== undefined && <JobBand job={view.job} />}
    </Sheet>
  </ThemeScope>
);
