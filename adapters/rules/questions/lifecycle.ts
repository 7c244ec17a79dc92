import * as E from 'fp-ts/Either';
import { sayActRefusal } from '../../../application/applications/act-refusals.words';
import type { Application } from '../../../domain/applications/application';
import { candidateActs, type CandidateActName } from '../../../domain/applications/act-refusals';
import { typeOfAct, type EventType } from '../../../domain/applications/application-event';
import { candidateAct } from '../../../domain/applications/lifecycle';
import type { TakeTime } from '../../../domain/applications/taking-a-time';
import { timeOffered } from '../../../domain/applications/time-offer';
import type { OfferTerms } from '../../../domain/positions/lead-time';
import type { Slot } from '../../../domain/positions/slot';
import { flag, maybe, renamed, withDefault, type Codec } from '../../contract/codec';
import { allOf, field, objectOf } from '../../contract/record';
import { wireApplication } from '../../contract/applications/application.wire';
import { instant } from '../../contract/wire/fields';
import { slot } from '../../contract/positions/slots.wire';
import { askedApplication, positionZone } from '../application';
import { refined, type Fault } from '../refined';
import { rule } from '../rule';

type ActWord = Exclude<CandidateActName, 'ConfirmExternalApplication' | 'StoreResume'>;

const actWords: Readonly<Record<ActWord, string>> = {
  PassScreening: 'pass_screening',
  FailScreening: 'fail_screening',
  Book: 'book',
  Move: 'move',
  RescheduleLater: 'reschedule_later',
  Withdraw: 'withdraw',
  DeclineOffer: 'decline_offer',
  DeclineInvitation: 'decline_invitation',
  StoreAnswer: 'store_answer',
  SubmitRecording: 'submit_recording',
};

const act: Codec<ActWord> = renamed(actWords);

const isAsked = (name: CandidateActName): name is ActWord => name in actWords;

/** How a question names the act of each type of event; the others are no questions. */
export const wordOfEvent: ReadonlyMap<EventType, string> = new Map(
  candidateActs.filter(isAsked).map((name) => [typeOfAct[name], actWords[name]]),
);

/** The acts that a question can be about. */
export type AskedAct = TakeTime | { readonly _tag: Exclude<ActWord, TakeTime['_tag']> };

/** A question about an act. */
export interface Asked {
  readonly application: Application;
  readonly act: AskedAct;
  readonly terms: OfferTerms;
  /** The question's own fields, as given. */
  readonly given: object;
}

/** The slot counts as the kind whose times the card offers; if the card offers none, the act is refused for any slot. */
const timeTaken = (tag: 'Book' | 'Move', application: Application, wanted: Slot): TakeTime => ({
  _tag: tag,
  kind: timeOffered(application)?.kind ?? 'video',
  slot: wanted,
});

const fieldsOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

export const lifecycleQuestion: Codec<Asked> = refined(
  objectOf(
    allOf({
      application: askedApplication,
      act: field('act', act),
      wanted: field('slot', maybe(slot)),
      terms: allOf<OfferTerms>({
        now: field('now', instant),
        zone: field('timezone', positionZone),
        sameDaySlots: field('same_day_slot', withDefault(flag, false)),
      }),
    }),
  ),
  ({ application, act, wanted, terms }, raw): E.Either<readonly Fault[], Asked> => {
    const asked = { application, terms, given: fieldsOf(raw) };
    if (act !== 'Book' && act !== 'Move') return E.right({ ...asked, act: { _tag: act } });
    return wanted === undefined
      ? E.left([{ at: ['slot'], message: 'expected the slot to take', found: undefined }])
      : E.right({ ...asked, act: timeTaken(act, application, wanted) });
  },
);

const written = (application: Application): readonly (readonly [string, unknown])[] =>
  Object.entries(fieldsOf(wireApplication.type.encode(application)));

const ids = { community_id: 0, position_id: 0 };
const notOfTheApplication = ['act', 'slot', 'now'];

/** The application as given, with the act's changes; fields that were not given have their defaults. */
const afterwards = (given: object, before: Application, after: Application): object => {
  const was = new Map(written(before));
  const writes = written(after).filter(
    ([name, value]) => !Object.hasOwn(ids, name) && (!Object.hasOwn(given, name) || was.get(name) !== value),
  );
  return Object.fromEntries(
    Object.entries({ ...ids, ...given, ...Object.fromEntries(writes) }).filter(
      ([name]) => !notOfTheApplication.includes(name),
    ),
  );
};

/** What a candidate's act writes (R27), or why it is refused. Slots are in the position's `timezone`, today's only with `same_day_slot` (R14). */
export const lifecycleRule = rule({
  name: 'lifecycle',
  shape:
    '{…, act, slot?: {slot_date, slot_from, slot_to}, now, timezone?, same_day_slot?} → {application} or {refused}; act: pass_screening | fail_screening | book | move | reschedule_later | withdraw | decline_offer | decline_invitation | store_answer | submit_recording',
  question: lifecycleQuestion,
  answer: (asked) => {
    const step = candidateAct(asked.application, asked.act, asked.terms);
    return step._tag === 'Refused'
      ? { refused: sayActRefusal(step.reason) }
      : { application: afterwards(asked.given, asked.application, step.value.application) };
  },
});
