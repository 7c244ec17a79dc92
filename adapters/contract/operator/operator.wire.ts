import * as E from 'fp-ts/Either';
import type { NoSuchVideo } from '../../../application/recording/recording.api';
import type { NoSuchResume } from '../../../application/resumes/resumes.api';
import type { ActRefused, NoSuchPosition, SlotsRefused } from '../../../application/operator/operator.port';
import type { EtaRefused, InterviewLinkRefused } from '../../../application/live-interview/interviewer.api';
import type { ApplicationNotFound } from '../../../application/applications/application-named.port';
import type { BookedPlace, SlotStart, SlotWithCapacity } from '../../../application/positions/slots.store';
import { operatorTurns, type OperatorAct, type OperatorTurnName } from '../../../domain/applications/operator-acts';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import { statusCatalogue, statusOf, type StatusName } from '../../../domain/applications/status-catalogue';
import {
  fromParser,
  listOf,
  mapped,
  number,
  oneOf,
  renamed,
  struct,
  text,
  variant,
  variants,
  withDefault,
  type Codec,
} from '../codec';
import { email, positionId } from '../wire/fields';
import { slot, slotFields } from '../positions/slots.wire';

const isTurn = (name: string): name is OperatorTurnName => Object.hasOwn(operatorTurns, name);
const turns: readonly OperatorTurnName[] = Object.keys(operatorTurns).filter(isTurn);

/** Every act of an operator, by its name in the domain. */
export const operatorActs: readonly OperatorAct[] = [...turns, 'block', 'unblock'];
/** An act by its name in the domain, such as `offer` or `block`. */
export const operatorAct: Codec<OperatorAct> = oneOf(...operatorActs);

const statusCode: Codec<StatusName> = fromParser<number, StatusName>({
  name: 'a listed status',
  wire: number,
  parse: (code) => {
    const status = statusOf(code);
    return status._tag === 'Listed' ? E.right(status.name) : E.left('NotListed');
  },
  print: (name) => statusCatalogue[name].code,
  jsonSchema: { enum: Object.values(statusCatalogue).map(({ code }) => code) },
});

/** `in_person` for the domain's `in-person`; the other kinds have the same names. */
export const slotKind: Codec<SlotKind> = renamed({
  video: 'video',
  'in-person': 'in_person',
  onboarding: 'onboarding',
  onsite: 'onsite',
});

/** The most candidates that one slot can take. */
export const largestCapacity = 10_000;

/** How many candidates a slot takes. */
export const capacity: Codec<number> = fromParser({
  name: `a whole number from 1 to ${largestCapacity}`,
  wire: number,
  parse: E.fromPredicate(
    (n) => Number.isInteger(n) && n >= 1 && n <= largestCapacity,
    () => 'NotACapacity',
  ),
  print: Number,
  jsonSchema: { type: 'integer', minimum: 1, maximum: largestCapacity },
});

/** A slot as an operator opens it; unless it says otherwise, for one candidate. */
export const slotWithCapacity: Codec<SlotWithCapacity> = mapped(
  struct({ ...slotFields, capacity: withDefault(capacity, 1) }),
  ({ slot_date, slot_from, slot_to, capacity: places }) => ({
    slot: { date: slot_date, from: slot_from, to: slot_to },
    capacity: places,
  }),
  ({ slot: { date, from, to }, capacity: places }) => ({
    slot_date: date,
    slot_from: from,
    slot_to: to,
    capacity: places,
  }),
);

/** When a slot begins, which names it among those of its position and kind. */
export const slotStart: Codec<SlotStart> = mapped(
  struct({ slot_date: slotFields.slot_date, slot_from: slotFields.slot_from }),
  ({ slot_date, slot_from }) => ({ date: slot_date, from: slot_from }),
  ({ date, from }) => ({ slot_date: date, slot_from: from }),
);

/** A time that is booked, and by whom. */
export const bookedPlace: Codec<BookedPlace> = mapped(
  struct({ ...slotFields, email }),
  ({ slot_date, slot_from, slot_to, email: holder }) => ({
    slot: { date: slot_date, from: slot_from, to: slot_to },
    email: holder,
  }),
  ({ slot: { date, from, to }, email: holder }) => ({ slot_date: date, slot_from: from, slot_to: to, email: holder }),
);

const noSuchCandidate = variant('NoSuchCandidate', { email });
const noSuchApplication = variant('NoSuchApplication', { positionId });
const noSuchPositionVariant = variant('NoSuchPosition', { positionId });

/** The address that nobody has, or the position that this candidate hasn't applied to. */
export const applicationNotFound: Codec<ApplicationNotFound> = variants<ApplicationNotFound>({
  NoSuchCandidate: noSuchCandidate,
  NoSuchApplication: noSuchApplication,
});

/** An unknown application, or no recording of that question. */
export const answerRefused: Codec<ApplicationNotFound | NoSuchVideo> = variants<ApplicationNotFound | NoSuchVideo>({
  NoSuchCandidate: noSuchCandidate,
  NoSuchApplication: noSuchApplication,
  NoSuchVideo: variant('NoSuchVideo', {}),
});

/** An unknown application, or one without a resume. */
export const resumeRefused: Codec<ApplicationNotFound | NoSuchResume> = variants<ApplicationNotFound | NoSuchResume>({
  NoSuchCandidate: noSuchCandidate,
  NoSuchApplication: noSuchApplication,
  NoSuchResume: variant('NoSuchResume', {}),
});

/** An unknown application, or an interview that isn't booked or isn't held live. */
export const etaRefused: Codec<EtaRefused> = variants<EtaRefused>({
  NoSuchCandidate: noSuchCandidate,
  NoSuchApplication: noSuchApplication,
  NoLiveInterview: variant('NoLiveInterview', {}),
});

/** As `etaRefused`, or the room's provider is away. */
export const interviewLinkRefused: Codec<InterviewLinkRefused> = variants<InterviewLinkRefused>({
  NoSuchCandidate: noSuchCandidate,
  NoSuchApplication: noSuchApplication,
  NoLiveInterview: variant('NoLiveInterview', {}),
  RoomNotReady: variant('RoomNotReady', {}),
});

/** An unknown application, or an act in the wrong status (`from` has the right ones) or too early (R27). */
export const actRefused: Codec<ActRefused> = variants<ActRefused>({
  NoSuchCandidate: noSuchCandidate,
  NoSuchApplication: noSuchApplication,
  ActOutOfTurn: variant('ActOutOfTurn', {
    act: oneOf(...turns),
    code: number,
    meaning: text,
    from: listOf(statusCode),
  }),
  ActTooEarly: variant('ActTooEarly', {
    act: oneOf(...turns),
    needs: oneOf('application', 'appointment', 'interview', 'outcome'),
  }),
});

/** `NoSuchPosition` with the id that was sent. */
export const noSuchPosition: Codec<NoSuchPosition> = variants<NoSuchPosition>({
  NoSuchPosition: noSuchPositionVariant,
});

/** `NoSuchPosition`, or the first slot that ends before it begins. */
export const slotsRefused: Codec<SlotsRefused> = variants<SlotsRefused>({
  NoSuchPosition: noSuchPositionVariant,
  EndsBeforeItBegins: variant('EndsBeforeItBegins', { slot }),
});
