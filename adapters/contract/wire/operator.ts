import type { NoSuchVideo } from '../../../application/ports/candidate-api/recording';
import * as E from 'fp-ts/Either';
import type {
  ActRefused,
  ApplicationNotFound,
  NoSuchPosition,
  SlotsRefused,
} from '../../../application/ports/operator';
import type { SlotWithCapacity } from '../../../application/ports/unit-of-work/slots';
import { operatorTurns, type OperatorAct, type OperatorTurnName } from '../../../domain/applications/operator-acts';
import type { SlotKind } from '../../../domain/scheduling/slot-kind';
import { statusOf, type StatusCode } from '../../../domain/applications/status-catalogue';
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
} from '../codec';
import type { Codec } from '../codec';
import { email, positionId } from './fields';
import { slot, slotFields } from './slots';

const isTurn = (name: string): name is OperatorTurnName => Object.hasOwn(operatorTurns, name);
const turns: readonly OperatorTurnName[] = Object.keys(operatorTurns).filter(isTurn);

/** Every act of an operator, by its name in the domain. */
export const operatorActs: readonly OperatorAct[] = [...turns, 'block', 'unblock'];
export const operatorAct: Codec<OperatorAct> = oneOf(...operatorActs);

const statusCode: Codec<StatusCode> = fromParser<number, StatusCode>({
  name: 'a listed status',
  wire: number,
  parse: (code) => {
    const status = statusOf(code);
    return status._tag === 'Listed' ? E.right(status.code) : E.left('NotListed');
  },
  print: Number,
});

export const slotKind: Codec<SlotKind> = renamed(
  { video: 'video', 'in-person': 'in_person', onboarding: 'onboarding', onsite: 'onsite' },
  ['video', 'in-person', 'onboarding', 'onsite'],
);

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

const noSuchCandidate = variant('NoSuchCandidate', { email });
const noSuchApplication = variant('NoSuchApplication', { positionId });
const noSuchPositionVariant = variant('NoSuchPosition', { positionId });

export const applicationNotFound: Codec<ApplicationNotFound> = variants<ApplicationNotFound>({
  NoSuchCandidate: noSuchCandidate,
  NoSuchApplication: noSuchApplication,
});

export const answerRefused: Codec<ApplicationNotFound | NoSuchVideo> = variants<ApplicationNotFound | NoSuchVideo>({
  NoSuchCandidate: noSuchCandidate,
  NoSuchApplication: noSuchApplication,
  NoSuchVideo: variant('NoSuchVideo', {}),
});

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

export const noSuchPosition: Codec<NoSuchPosition> = variants<NoSuchPosition>({
  NoSuchPosition: noSuchPositionVariant,
});

export const slotsRefused: Codec<SlotsRefused> = variants<SlotsRefused>({
  NoSuchPosition: noSuchPositionVariant,
  EndsBeforeItBegins: variant('EndsBeforeItBegins', { slot }),
});
