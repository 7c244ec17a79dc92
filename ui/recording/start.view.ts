import { toPath } from '../../application/navigation/path';
import { myJobs } from '../../application/navigation/destination';
import type { Position } from '../../domain/positions/position';
import type { AbilitiesMissing, BrowserUnknown } from '../../domain/recording/recording-ability';
import type { RecordingMode } from '../../domain/recording/re-record';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { jobBandView, type JobBandView } from '../applications/job.view';
import type { WayPageProps } from './way-page';

/** The dialog of an unsupported browser (spec 2 §2.2, R44). */
export interface BrowserDialogView {
  readonly lines: readonly string[];
  readonly mayContinue: boolean;
}

export interface StartView {
  readonly job: JobBandView;
  readonly heading: string;
  readonly back: WayPageProps['back'];
  readonly lead: string | undefined;
  readonly dialog: BrowserDialogView | undefined;
}

export const startHeading = (mode: RecordingMode): string => (mode === 'live' ? t.bestPractices : t.practiceTitle);

/** Why this browser can't record, and what to use instead. */
export const browserDialogView = (reason: AbilitiesMissing | BrowserUnknown): BrowserDialogView => {
  const advice = t.browser.advice(reason.advised.includes('safari'));
  return reason._tag === 'BrowserUnknown'
    ? { lines: [t.browser.unknown, advice], mayContinue: true }
    : { lines: [...reason.missing.map((ability) => t.browser.missing[ability]), advice], mayContinue: false };
};

export interface StartState {
  readonly mode: RecordingMode;
  readonly position: Position;
  /** Why Start did not start. */
  readonly refused: AbilitiesMissing | BrowserUnknown | undefined;
}

/** The best practices before a recording or practice (spec 2 §2.2, §2.7). */
export const startView = ({ mode, position, refused }: StartState): StartView => ({
  job: jobBandView(position),
  heading: startHeading(mode),
  back: { href: toPath(myJobs), label: t.back },
  lead: mode === 'practice' ? t.practiceLead : undefined,
  dialog: refused && browserDialogView(refused),
});
