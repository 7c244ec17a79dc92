import { isCallFailure } from '../../application/failure';
import type { RecordingChoiceState } from '../../application/recording/recording-choice.live';
import { sayConnectionTooSlow } from '../../application/recording/recording.words';
import { sayRecordingNotOpen } from '../../application/recording/recording-refusals.words';
import { scoreToRecord } from '../../domain/device/connection-score';
import { offeredOptions, type RecordingOption } from '../../domain/recording/options';
import type { FailureView } from '../kit/failure-notice';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { failureView, refusedView } from '../hooks/failure.view';

/** One choice, as a button. */
export interface ChoiceView {
  readonly option: RecordingOption;
  readonly label: string;
  /** The label while it is busy; undefined: it is ready to be pressed. */
  readonly busy: string | undefined;
  readonly note: string | undefined;
}

/** The consent before the first recorded answer (R62). */
export interface ConsentView {
  readonly lines: readonly string[];
  readonly ticked: boolean;
  readonly fault: string | undefined;
}

/** The dialog that prevents 'now' from being submitted (R22). */
export interface LineDialogView {
  readonly title: string;
  readonly text: string;
  /** Where the position allows it, another day with a better line is a way out. */
  readonly later: { readonly label: string; readonly note: string } | undefined;
}

export interface ChoicesView {
  /** The main choice first. */
  readonly choices: readonly ChoiceView[];
  /** Undefined: the candidate has agreed before. */
  readonly consent: ConsentView | undefined;
  readonly line: LineDialogView | undefined;
  readonly failure: FailureView | undefined;
}

export interface ChoicesState {
  readonly choosing: RecordingChoiceState;
  readonly mayRecordLater: boolean;
  readonly agreed: boolean;
  readonly employer: string;
  /** The intro's labels, or those of the 'ready' page (spec 2 §2.6, §2.7). */
  readonly labels: 'intro' | 'ready';
}

const labelOf = (option: RecordingOption, { labels, mayRecordLater }: ChoicesState): string => {
  switch (option) {
    case 'now':
      return labels === 'ready' && !mayRecordLater ? t.recordInterview : t.recordNow;
    case 'later':
      return t.recordLater;
    case 'practice':
      return labels === 'ready' ? t.practiceFromReady : t.practiceVideo;
    case 'tour':
      return labels === 'ready' ? t.tourFromReady : t.tourVideo;
  }
};

const lineDialog = ({ choosing: { line }, mayRecordLater }: ChoicesState): LineDialogView | undefined => {
  if (line === undefined) return undefined;
  const later = mayRecordLater ? { label: t.recordLater, note: t.laterNote } : undefined;
  return line._tag === 'TooSlow'
    ? {
        later,
        title: t.tooSlowTitle,
        text: sayConnectionTooSlow({ _tag: 'ConnectionTooSlow', score: line.score, needed: scoreToRecord }),
      }
    : { later, title: t.notMeasuredTitle, text: t.notMeasured };
};

const failureOf = ({ failure }: RecordingChoiceState): FailureView | undefined => {
  if (failure === undefined) return undefined;
  return isCallFailure(failure)
    ? { ...failureView(failure, t.failedTitle), action: undefined }
    : refusedView(t.failedTitle, sayRecordingNotOpen(failure));
};

/** 'Record Later' alone. `busy`: the label while it is sent; `failure`: why it was not. */
export interface LaterView {
  readonly label: string;
  readonly note: string;
  readonly busy: string | undefined;
  readonly failure: FailureView | undefined;
}

export const laterView = (choosing: RecordingChoiceState): LaterView => ({
  label: t.recordLater,
  note: t.laterNote,
  busy: choosing.doing === undefined ? undefined : t.sending,
  failure: failureOf(choosing),
});

/** Now, later where the position allows it, tour, practice (spec 2 §2.6, §2.7, §4.3). */
export const choicesView = (state: ChoicesState): ChoicesView => {
  const { choosing, mayRecordLater, agreed, employer } = state;
  const { doing } = choosing;
  return {
    choices: offeredOptions(mayRecordLater).map((option) => ({
      option,
      label: labelOf(option, state),
      busy: doing?.option === option ? (doing.percent === undefined ? t.sending : t.measuring) : undefined,
      note: option === 'later' ? t.laterNote : undefined,
    })),
    consent: agreed
      ? undefined
      : {
          lines: t.consent(employer),
          ticked: choosing.ticked,
          fault: choosing.consentMissing ? t.consentMissing : undefined,
        },
    line: lineDialog(state),
    failure: failureOf(choosing),
  };
};
