import { styled } from 'styled-components';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { ButtonPair } from '../kit/button-pair';
import { Card } from '../kit/card';
import { Muted, Stack } from '../kit/layout';
import { recordingWaysTexts, tourTexts as t } from './recording-ways.texts';
import type { JobBandView } from '../applications/job.view';
import { tourPictures, tourPictureSizes } from './tour-pictures';
import { WayPage } from './way-page';

/** The steps with a picture; the fifth shows the 'ready' choices (spec 2 §2.8). */
export const picturedSteps = t.steps.length;

const Shot = styled.img`
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: max(220px, 100dvh - 540px);
  margin-inline: auto;
  border: 1px solid var(--hairline);
  border-radius: 8px;
`;

/** On a phone the picture stands beside the words: below them, the bar would hide most of it. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px;
  align-items: start;

  picture {
    max-width: 120px;
  }

  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr);

    picture {
      max-width: none;
    }
  }
`;

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
  const step = t.steps[at];
  const picture = tourPictures[at];
  return (
    <WayPage
      job={job}
      heading={at === 0 ? t.welcome : (step?.heading ?? t.welcome)}
      back={{ href: backHref, label: recordingWaysTexts.back }}
    >
      <Card>
        <Stack $gap={1.5}>
          <Beside>
            <Stack $gap={1}>
              <Muted>{t.step(at + 1, picturedSteps + 1)}</Muted>
              {at === 0 && <h2>{step?.heading}</h2>}
              <p>{step?.text}</p>
            </Stack>
            {picture !== undefined && step !== undefined && (
              <picture>
                <source
                  media="(min-width: 1024px)"
                  srcSet={picture.desktop}
                  width={tourPictureSizes.desktop[0]}
                  height={tourPictureSizes.desktop[1]}
                />
                <source
                  media="(min-width: 600px)"
                  srcSet={picture.tablet}
                  width={tourPictureSizes.tablet[0]}
                  height={tourPictureSizes.tablet[1]}
                />
                <Shot
                  src={picture.phone}
                  width={tourPictureSizes.phone[0]}
                  height={tourPictureSizes.phone[1]}
                  alt={t.pictureOf(step.heading)}
                />
              </picture>
            )}
          </Beside>
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
