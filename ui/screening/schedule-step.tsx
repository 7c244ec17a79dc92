import { useState } from 'react';
import { Button } from '../kit/button';
import { Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageLink } from '../kit/page-link';
import { screeningSuccessTexts as t } from './skill-filter.texts';
import type { ScheduleView } from './screening-success.view';

/** Schedule Interview; while a required resume is missing, it says so and links to the upload instead (spec 1 §4, §8). */
export const ScheduleStep = ({
  view,
  resumeHref,
  startsAsked = false,
}: {
  readonly view: ScheduleView;
  /** Where the resume is uploaded, or its link is requested. */
  readonly resumeHref: string | undefined;
  readonly startsAsked?: boolean;
}) => {
  const [confirming, setConfirming] = useState(startsAsked);
  if (view.barrier === undefined)
    return (
      <PageLink to={view.href} look="primary" wide="on-phones">
        {view.label}
      </PageLink>
    );
  return (
    <Stack $gap={1.5}>
      {confirming && (
        <Notice tone="error" title={t.notYetTitle}>
          <p>{view.barrier}</p>
          {resumeHref !== undefined && <PageLink to={resumeHref}>{t.mailLinkThere}</PageLink>}
        </Notice>
      )}
      <Button look="quiet" wide="on-phones" aria-disabled onClick={() => setConfirming(true)}>
        {view.label}
      </Button>
    </Stack>
  );
};
