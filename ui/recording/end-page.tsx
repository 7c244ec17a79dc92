import { useState } from 'react';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { sayRecordingEnd } from '../../application/recording/recording.words';
import type { Position } from '../../domain/positions/position';
import { endNote, type RecordingEndReachedBy } from '../../domain/recording/submission';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { HouseDrawing } from '../kit/drawings';
import { Stack } from '../kit/layout';
import { MessageDialog } from '../kit/message-dialog';
import { PageLink } from '../kit/page-link';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { jobBandView, type JobBandView } from '../applications/job.view';
import { WayPage } from './way-page';

export interface EndView {
  readonly job: JobBandView;
  readonly lines: readonly string[];
}

/** What was submitted, and the link that was mailed (spec 2 §2.4). */
export const endView = (position: Position, leftBy: RecordingEndReachedBy): EndView => ({
  job: jobBandView(position),
  lines: sayRecordingEnd(endNote(leftBy, position.resume)),
});

export interface EndPageProps {
  readonly view: EndView;
  /** For the gallery: Exit was pressed. */
  readonly startsLeft?: boolean;
}

/** /selfRecordEnd: submitted (spec 2 §2.4). A page can't close its own tab, so Exit asks for it. */
export const EndPage = ({ view, startsLeft = false }: EndPageProps) => {
  const [left, setLeft] = useState(startsLeft);
  return (
    <WayPage job={view.job} heading={t.end.heading} back={undefined}>
      <Card>
        <Stack $gap={1.5}>
          <HouseDrawing />
          {view.lines.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Stack>
      </Card>
      <Stack $gap={1.5}>
        <div>
          <PageLink to={toPath(myJobs)} look="primary" wide="on-phones">
            {t.end.myJobs}
          </PageLink>
        </div>
        <div>
          <Button look="quiet" wide="on-phones" onClick={() => setLeft(true)}>
            {t.end.exit}
          </Button>
        </div>
      </Stack>
      <MessageDialog open={left} title={t.end.closeTab} button={t.end.ok} onClose={() => setLeft(false)}>
        <p>{t.end.closeTabText}</p>
      </MessageDialog>
    </WayPage>
  );
};
