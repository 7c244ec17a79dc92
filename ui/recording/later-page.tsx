import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { LaterMails } from '../../application/recording/recording.api';
import { sayRecordUntil } from '../../application/recording/recording.words';
import type { Position } from '../../domain/positions/position';
import { localMoment, printMoment } from '../../domain/time/display';
import type { TimeZone } from '../../domain/time/time-zone';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { HouseDrawing } from '../kit/drawings';
import type { FailureView } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { AddToCalendar, type AddToCalendarProps } from '../applications/add-to-calendar';
import { jobBandView, type JobBandView } from '../applications/job.view';
import { WayFailed, WayPage, WayWaiting } from './way-page';

export type LaterView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'Ready'; readonly job: JobBandView; readonly lines: readonly string[] };

/** What was mailed, what follows, and until when recording is possible (R32). */
export const laterView = (position: Position, { mailedAt, againAt }: LaterMails, ownZone: TimeZone): LaterView => ({
  _tag: 'Ready',
  job: jobBandView(position),
  lines: [
    mailedAt === undefined ? t.later.mailing : t.later.mailed(printMoment(localMoment(mailedAt, ownZone))),
    ...(againAt === undefined ? [] : [t.later.again(printMoment(localMoment(againAt, ownZone)))]),
    sayRecordUntil(position.recordUntil),
  ],
});

export interface LaterPageProps {
  readonly view: LaterView;
  /** Undefined: there is no reminder to add. */
  readonly calendar: AddToCalendarProps | undefined;
  readonly onRecord: () => void;
  readonly onRetry: () => void;
}

/** /selfRecordLaterScreen and /selfRecordingLater (R31, R32). */
export const LaterPage = ({ view, calendar, onRecord, onRetry }: LaterPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <WayWaiting heading={t.later.heading} />;
    case 'Failed':
      return <WayFailed heading={t.later.heading} failure={view.failure} onRetry={onRetry} />;
    case 'Ready':
      return (
        <WayPage job={view.job} heading={t.later.heading} back={undefined}>
          <Card>
            <Stack $gap={1.5}>
              <HouseDrawing />
              {view.lines.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Stack>
          </Card>
          {calendar !== undefined && <AddToCalendar {...calendar} />}
          <Stack $gap={1.5}>
            <div>
              <PageLink to={toPath(myJobs)} look="primary" wide="on-phones">
                {t.end.myJobs}
              </PageLink>
            </div>
            <div>
              <Button look="quiet" wide="on-phones" onClick={onRecord}>
                {t.recordNow}
              </Button>
            </div>
          </Stack>
        </WayPage>
      );
  }
};
