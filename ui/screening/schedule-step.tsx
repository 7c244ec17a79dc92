import { Button } from '../kit/button';
import { Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageLink } from '../kit/page-link';
import { screeningSuccessTexts as t } from './skill-filter.texts';
import type { ScheduleView } from './screening-success.view';

/** Pressed while a required resume is missing. */
export interface SchedulePressed {
  readonly _tag: 'SchedulePressed';
}

export interface ScheduleStepProps {
  readonly view: ScheduleView;
  /** Schedule Interview was pressed. */
  readonly asked: boolean;
  readonly send: (act: SchedulePressed) => void;
  /** Where the resume is uploaded, or its link is requested. */
  readonly resumeHref: string | undefined;
}

/** Schedule Interview; while a required resume is missing, it says so and links to the upload instead (spec 1 §4, §8). */
export const ScheduleStep = ({ view, resumeHref, asked, send }: ScheduleStepProps) =>
  view.barrier === undefined ? (
    <PageLink to={view.href} look="primary" wide="on-phones">
      {view.label}
    </PageLink>
  ) : (
    <Stack $gap={1.5}>
      {asked && (
        <Notice tone="error" title={t.notYetTitle}>
          <p>{view.barrier}</p>
          {resumeHref !== undefined && <PageLink to={resumeHref}>{t.mailLinkThere}</PageLink>}
        </Notice>
      )}
      <Button look="quiet" wide="on-phones" aria-disabled onClick={() => send({ _tag: 'SchedulePressed' })}>
        {view.label}
      </Button>
    </Stack>
  );
