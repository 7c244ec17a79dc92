import type { RecordingChoiceAct } from '../../application/recording/recording-choice.live';
import { Button } from '../kit/button';
import { Stack } from '../kit/layout';
import { recordingWaysTexts as t, tourTexts } from './recording-ways.texts';
import type { JobBandView } from '../applications/job.view';
import { Choices } from './choices';
import type { ChoicesView } from './choices.view';
import { Points, WayPage } from './way-page';

export interface PracticeIntroPageProps {
  readonly job: JobBandView;
  readonly backHref: string;
  /** How long the stage takes (R47). */
  readonly takes: string;
  readonly onRecord: () => void;
  readonly onPractice: () => void;
}

/** /practiceRecordBegin: practice or record (spec 2 §2.7, R10a). */
export const PracticeIntroPage = ({ job, backHref, takes, onRecord, onPractice }: PracticeIntroPageProps) => (
  <WayPage job={job} heading={t.practiceTitle} back={{ href: backHref, label: t.back }}>
    <p>{t.congratulations}</p>
    <Points>
      <li>{t.promises.practice}</li>
      <li>{t.promises.notBack}</li>
      <li>{takes}</li>
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

export interface ReadyPageProps {
  readonly job: JobBandView;
  readonly backHref: string;
  readonly choices: ChoicesView;
  readonly send: (act: RecordingChoiceAct) => void;
  /** To the tour's step before. Undefined: the page is not a step of the tour. */
  readonly onBack?: (() => void) | undefined;
}

/** /practiceRecordEnd, and step 5 of the tour: the same choices (spec 2 §2.6, §2.7, §2.8). */
export const ReadyPage = ({ job, backHref, choices, send, onBack }: ReadyPageProps) => (
  <WayPage job={job} heading={t.ready} back={{ href: backHref, label: t.back }}>
    <p>{t.readyLead}</p>
    <Choices view={choices} send={send} />
    {onBack !== undefined && (
      <div>
        <Button look="link" onClick={onBack}>
          {tourTexts.backToStep(tourTexts.steps.length)}
        </Button>
      </div>
    )}
  </WayPage>
);
