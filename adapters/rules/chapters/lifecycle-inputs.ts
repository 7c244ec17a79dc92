import { slotHeldIn } from '../../../domain/applications/appointments';
import type { Application } from '../../../domain/applications/application';
import { bookingVerb } from '../../../domain/applications/booking';
import { actionsShown, decidingRow, moveKindOf, type CardAction } from '../../../domain/applications/card-actions';
import { cancelActions, goesOn, wasOffered } from '../../../domain/applications/lifecycle';
import { hasMovesLeft } from '../../../domain/applications/moves';
import { isScreeningOpen } from '../../../domain/applications/open-screening';
import { recordsNow, resumeAside } from '../../../domain/applications/recording-due';
import { stageOf } from '../../../domain/applications/status-catalogue';
import { appliesFirst, timeOffered } from '../../../domain/applications/time-offer';
import { sameSlot } from '../../../domain/positions/slot';
import type { Asked, AskedAct } from '../questions/lifecycle';
import type { Input } from '../table';
import { sameDayInput, slotInputs, type Wanted } from './distances';
import { inputOf, statusInput } from './inputs';

/*
 * What R27 looks at: much of it is what other rules answer, such as what the card offers, and whether Confirm books or moves. They have chapters of
 * their own.
 */

/** Every act: its word in a question, and what a candidate does. */
export const acts: Readonly<Record<AskedAct['_tag'], readonly [wire: string, label: string]>> = {
  PassScreening: ['pass_screening', 'passes the questions'],
  FailScreening: ['fail_screening', 'fails the questions'],
  Book: ['book', 'books a time'],
  Move: ['move', 'moves to another time'],
  RescheduleLater: ['reschedule_later', "chooses 'Reschedule later'"],
  Withdraw: ['withdraw', 'withdraws'],
  DeclineOffer: ['decline_offer', 'declines the offer'],
  DeclineInvitation: ['decline_invitation', 'declines the invitation'],
  StoreAnswer: ['store_answer', 'records an answer'],
  SubmitRecording: ['submit_recording', 'submits the recording'],
};

const ofApplication = (input: Input<Application>): Input<Asked> => inputOf(input, ({ application }) => application);

const shows = (application: Application, ...actions: readonly CardAction[]): boolean =>
  actionsShown(application).some((action) => actions.includes(action));

/** The time of the stage that the card offers a time for. */
const heldThere = (application: Application) => {
  const stage = timeOffered(application)?.stage;
  return stage === undefined ? undefined : slotHeldIn(stage, application);
};

export const wantedIn = ({ act, terms: { now, zone } }: Asked): Wanted => ({
  slot: 'slot' in act ? act.slot : undefined,
  zone,
  now,
});

const { skipped, left, daysAhead } = slotInputs(wantedIn);

export const lifecycleInputs = {
  act: {
    label: 'The candidate',
    words: Object.fromEntries(Object.entries(acts).map(([tag, [, label]]) => [tag, label])),
    read: ({ act }: Asked) => act._tag,
  },
  takes: ofApplication({
    label: 'The card offers a time for',
    none: 'nothing',
    read: (application) => timeOffered(application)?.stage,
  }),
  first: ofApplication({
    label: 'It says Schedule (not Reschedule)',
    none: 'neither',
    read: (application) => timeOffered(application)?.first,
  }),
  applies: ofApplication({ label: 'Schedule would apply first', read: appliesFirst }),
  verb: ofApplication({
    label: 'Confirm would',
    none: 'do nothing',
    read: (application) => {
      const stage = timeOffered(application)?.stage;
      return stage === undefined ? undefined : bookingVerb(stage, application.status, heldThere(application));
    },
  }),
  cancels: ofApplication({
    label: 'The card offers Cancel',
    read: (application) => shows(application, ...cancelActions),
  }),
  gated: ofApplication({
    label: 'To reschedule needs a move',
    read: (application) => decidingRow(application).gated.length > 0,
  }),
  moves: ofApplication({
    label: 'A move is left',
    read: (application) => hasMovesLeft(application.allowances[moveKindOf(application)]),
  }),
  skipped,
  left,
  daysAhead,
  sameDay: inputOf(sameDayInput, ({ terms }: Asked) => ({ same_day_slot: terms.sameDaySlots })),
  same: {
    label: 'It is the very time that is held',
    none: 'none is held or wanted',
    read: (asked: Asked) => {
      const [wanted, held] = [wantedIn(asked).slot, heldThere(asked.application)];
      return wanted === undefined || held === undefined ? undefined : sameSlot(held, wanted);
    },
  },
  open: ofApplication({
    label: 'The questions can be answered',
    read: (application) => goesOn(application) && isScreeningOpen(application),
  }),
  records: ofApplication({ label: 'Answers are recorded now', read: recordsNow }),
  recordsLater: ofApplication({
    label: 'The card offers to record (with a resume)',
    read: (application) => shows(resumeAside(application), 'record-interview'),
  }),
  submits: ofApplication({
    label: 'The card offers to go on recording',
    read: (application) => shows(application, 'continue-recording'),
  }),
  status: ofApplication(statusInput),
  goesOn: ofApplication({ label: 'The application goes on', read: goesOn }),
  stage: ofApplication({ label: 'Stage of the status', read: ({ status }) => stageOf(status) }),
  offered: ofApplication({ label: 'An offer was made', read: wasOffered }),
};

export type LifecycleInput = keyof typeof lifecycleInputs;
