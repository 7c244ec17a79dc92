import { BottomBar } from '../../kit/bottom-bar';
import { Button } from '../../kit/button';
import { ButtonPair } from '../../kit/button-pair';
import { Card } from '../../kit/card';
import { Muted, Stack } from '../../kit/layout';
import { useHeadingFocus } from '../../kit/use-heading-focus';
import { recordingWaysTexts, tourTexts as t } from '../../texts/recording-ways';
import type { JobBandView } from '../job/job.view';
import { tourDrawings } from './tour-drawings';
import { WayPage } from './way-page';

/** The steps with a picture; the fifth shows the 'ready' choices (spec 2 §2.8). */
export const picturedSteps = t.steps.length;

export interface TourPageProps {
  readonly job: JobBandView;
  readonly backHref: string;
  /** From 0. */
  readonly at: number;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** /selfRecordTour, its pictured steps (spec 2 §2.8). */
export const TourPage = ({ job, backHref, at, onNext, onBack }: TourPageProps) => {
  useHeadingFocus(String(at), '');
  const step = t.steps[at];
  const Drawing = tourDrawings[at];
  return (
    <WayPage
      job={job}
      heading={at === 0 ? t.welcome : (step?.heading ?? t.welcome)}
      back={{ href: backHref, label: recordingWaysTexts.back }}
    >
      <Card>
        <Stack $gap={1.5}>
          <Muted>{t.step(at + 1, picturedSteps + 1)}</Muted>
          {Drawing !== undefined && <Drawing />}
          {at === 0 && <h2>{step?.heading}</h2>}
          <p>{step?.text}</p>
          {at === 0 && (
            <div>
              <Muted>{t.sampleAnswer}</Muted>
              <p>
                <strong>{t.question}</strong>
              </p>
            </div>
          )}
        </Stack>
      </Card>
      <BottomBar>
        {at === 0 ? (
          <Button look="primary" wide="always" onClick={onNext}>
            {t.next}
          </Button>
        ) : (
          <ButtonPair>
            <Button look="quiet" onClick={onBack}>
              {t.back}
            </Button>
            <Button look="primary" onClick={onNext}>
              {at === picturedSteps - 1 ? t.end : t.next}
            </Button>
          </ButtonPair>
        )}
      </BottomBar>
    </WayPage>
  );
};
