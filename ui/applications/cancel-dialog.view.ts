import * as E from 'fp-ts/Either';
import { isCallFailure, type CallFailure } from '../../application/failure';
import type { GivingUpForm } from '../../application/applications/giving-up.live';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { GivingUpRefusal } from '../../application/applications/giving-up.api';
import { sayGivingUpRefusal } from '../../application/applications/giving-up-refusals.words';
import {
  cancelWords,
  sayCancelButton,
  sayCancellation,
  sayCancellationRefusal,
} from '../../application/applications/canceling.words';
import {
  cancellationOf,
  type Cancellation,
  type CancellationChoice,
  type CancellationRefusal,
} from '../../domain/applications/cancellation';
import {
  defaultPrimary,
  defaultPrimaryFont,
  parseColor,
  readableTheme,
  type Color,
  type Theme,
} from '../../domain/positions/theme';
import { appointmentMoment } from '../../domain/applications/appointment-moment';
import type { ChoiceOption } from '../kit/choice';
import type { FailureView } from '../kit/failure-notice';
import { failureTexts } from '../texts/failures';
import { givingUpTexts as t } from './cancel-dialog.texts';
import { failureView, refusedView } from '../hooks/failure.view';

/**
 * `cancel` is the dialog of spec 1 §4; `reschedule-question` that of the in-person details page (spec 2 §2.11); `give-back` confirms Reschedule on
 * /scheduleOrCancel, which gives the time back before another is chosen (R18).
 */
export type CancelLook = 'cancel' | 'reschedule-question' | 'give-back';

export interface CancelDialogState extends Omit<GivingUpForm, 'key'> {
  readonly listed: ListedApplication;
  readonly look: CancelLook;
}

export interface CancelDialogView {
  readonly title: string;
  /** `Caregiver, Linden Lark House, Thursday, 4 December, 10:30 AM CT` */
  readonly about: readonly string[];
  readonly sentence: string;
  readonly choice:
    | {
        readonly label: string;
        readonly options: readonly ChoiceOption<CancellationChoice>[];
        readonly chosen: CancellationChoice | undefined;
        readonly fault: string | undefined;
      }
    | undefined;
  readonly reason:
    | {
        readonly label: string;
        readonly placeholder: string;
        readonly value: string;
        readonly fault: string | undefined;
      }
    | undefined;
  readonly failure: FailureView | undefined;
  readonly back: string;
  readonly submit: string;
  /** Submitting gives up the appointment for good, or might: the button looks destructive, and going back is the main action. */
  readonly grave: boolean;
  readonly busy: string | undefined;
}

const colorOr = (text: string, otherwise: Color): Color => E.getOrElse(() => otherwise)(parseColor(text));

/** The employer's colors, wherever the dialog opens. */
export const dialogTheme = ({ colors }: Pick<ListedApplication, 'colors'>): Theme =>
  readableTheme(colorOr(colors.primary, defaultPrimary), colorOr(colors.primaryFont, defaultPrimaryFont));

/** What looking for another time uses, before it is used (R27). Empty: it is not counted. */
const usesOf = ({ movesLeft }: Pick<Cancellation, 'movesLeft'>): readonly string[] =>
  movesLeft === undefined || movesLeft === 0 ? [] : [t.laterUses(movesLeft)];

const optionsOf = (
  look: Exclude<CancelLook, 'give-back'>,
  cancellation: Cancellation,
): readonly ChoiceOption<CancellationChoice>[] => {
  const hint = [t.later, ...usesOf(cancellation)].join(' ');
  const asks = look === 'reschedule-question';
  return [
    { value: 'reschedule-later', label: asks ? t.yes : cancelWords.rescheduleLater, hint },
    { value: 'withdraw', label: asks ? t.no : cancelWords.withdraw, hint: t.withdrawHint },
  ];
};

const aboutOf = ({ application, positionName, communityName, zone }: ListedApplication): readonly string[] => {
  const job = `${positionName}, ${communityName}`;
  if (application.scheduledAt === undefined) return [job];
  const { day, time, zoneShort } = appointmentMoment(application.scheduledAt, application.slot, zone);
  return [job, `${day}, ${time} ${zoneShort}`];
};

const notDoneView = (because: CallFailure | GivingUpRefusal): FailureView => {
  if (!isCallFailure(because))
    return refusedView(t.notDone, sayGivingUpRefusal(because), { action: failureTexts.backToJobs });
  const view = failureView(because, t.notDone);
  return because._tag === 'AnswerLost'
    ? { ...view, text: t.connectionDropped, keptNote: t.safeToRepeat }
    : { ...view, keptNote: `${t.nothingDone} ${t.answerKept}` };
};

const faultIn = (
  { givingUp }: CancelDialogState,
  ...tags: readonly CancellationRefusal['_tag'][]
): string | undefined =>
  givingUp._tag === 'Incomplete' && tags.includes(givingUp.refusal._tag)
    ? sayCancellationRefusal(givingUp.refusal)
    : undefined;

const asksForReason = ({ asksForChoice }: Cancellation, { choice }: CancelDialogState): boolean =>
  !asksForChoice || choice === 'withdraw';

/** The dialog without a choice: the candidate pressed Reschedule, and the dialog says what that costs. */
const giveBackView = (state: CancelDialogState): CancelDialogView => {
  const { listed, givingUp } = state;
  const cancellation = cancellationOf(listed.application);
  return {
    title: t.giveBackTitle,
    about: aboutOf(listed),
    sentence: [t.giveBack(sayCancellation(cancellation)), ...usesOf(cancellation)].join(' '),
    choice: undefined,
    reason: undefined,
    failure: givingUp._tag === 'NotDone' ? notDoneView(givingUp.because) : undefined,
    back: cancelWords.goBack,
    submit: t.reschedule,
    grave: false,
    busy: givingUp._tag === 'Sending' ? t.givingBack : undefined,
  };
};

/** The dialog's texts: what is given up, the choices, what is missing, what failed (R18). */
export const cancelDialogView = (state: CancelDialogState): CancelDialogView => {
  const { listed, look, choice, reason, givingUp } = state;
  if (look === 'give-back') return giveBackView(state);
  const cancellation = cancellationOf(listed.application);
  const { wording, asksForChoice } = cancellation;
  const asksTheQuestion = look === 'reschedule-question' && asksForChoice;
  const title = asksTheQuestion ? cancelWords.wantToReschedule : t.title(wording);
  return {
    title,
    about: aboutOf(listed),
    sentence: sayCancellation(cancellation),
    choice: asksForChoice
      ? {
          label: asksTheQuestion ? title : t.question,
          options: optionsOf(look, cancellation),
          chosen: choice,
          fault: faultIn(state, 'ChoiceMissing'),
        }
      : undefined,
    reason: asksForReason(cancellation, state)
      ? {
          label: t.reason,
          placeholder: cancelWords.reasonPlaceholder,
          value: reason,
          fault: faultIn(state, 'ReasonMissing', 'ReasonTooLong'),
        }
      : undefined,
    failure: givingUp._tag === 'NotDone' ? notDoneView(givingUp.because) : undefined,
    back: look === 'cancel' ? cancelWords.goBack : t.cancel,
    submit: look === 'cancel' ? sayCancelButton(wording) : t.submit,
    grave: look === 'cancel' || choice === 'withdraw',
    busy: givingUp._tag === 'Sending' ? t.busy : undefined,
  };
};
