import { Button } from '../kit/button';
import type { FailureView } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { recordingWaysTexts as t, tourTexts } from './recording-ways.texts';
import type { JobBandView } from '../applications/job.view';
import { Choices, type ChoicesActs } from './choices';
import type { ChoicesView } from './choices.view';
import { Points, WayFailed, WayPage, WayWaiting } from './way-page';

export type PracticeIntroView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Ready';
      readonly job: JobBandView;
      readonly backHref: string;
      /** How long the stage takes (R47). */
      readonly takes: string;
    };

export interface PracticeIntroPageProps {
  readonly view: PracticeIntroView;
  readonly onRecord: () => void;
  readonly onPractice: () => void;
  readonly onRetry: () => void;
}

/** /practiceRecordBegin: practice or record (spec 2 §2.7, R10a). */
export const PracticeIntroPage = ({ view, onRecord, onPractice, onRetry }: PracticeIntroPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <WayWaiting heading={t.practiceTitle} />;
    case 'Failed':
      return <WayFailed heading={t.practiceTitle} failure={view.failure} onRetry={onRetry} />;
    case 'Ready':
      return (
        <WayPage job={view.job} heading={t.practiceTitle} back={{ href: view.backHref, label: t.back }}>
          <p>{t.congratulations}</p>
          <Points>
            <li>{t.promises.practice}</li>
            <li>{t.promises.notBack}</li>
            <li>{view.takes}</li>
          </Points>
          <Stack $gap={1.5}>
            <div>
              <Button look="primary" wide="on-phones" onClick={onPractice}>
                {t.practiceVideo}
              </Button>
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

export type ReadyView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'Ready'; readonly job: JobBandView; readonly backHref: string; readonly choices: ChoicesView };

export interface ReadyPageProps extends ChoicesActs {
  readonly view: ReadyView;
  /** To the tour's step before. Undefined: the page is not a step of the tour. */
  readonly onBack?: (() => void) | undefined;
  readonly onRetry: () => void;
}

/** /practiceRecordEnd, and step 5 of the tour: the same choices (spec 2 §2.6, §2.7, §2.8). */
export const ReadyPage = ({ view, onBack, onRetry, ...acts }: ReadyPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <WayWaiting heading={t.ready} />;
    case 'Failed':
      return <WayFailed heading={t.ready} failure={view.failure} onRetry={onRetry} />;
    case 'Ready':
      return (
        <WayPage job={view.job} heading={t.ready} back={{ href: view.backHref, label: t.back }}>
          <p>{t.readyLead}</p>
          <Choices view={view.choices} {...acts} />
          {onBack !== undefined && (
            <div>
              <Button look="link" onClick={onBack}>
                {tourTexts.backToStep(tourTexts.steps.length)}
              </Button>
            </div>
          )}
        </WayPage>
      );
  }
};
