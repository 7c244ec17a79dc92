import * as E from 'fp-ts/Either';
import type { Instant } from '../../../domain/time/instant';
import type { Case } from '../chapter';
import { ofApplication, ofEvent, ofSlot, type AskedOf } from './questions';

/** A way to decide a question: the rules of this portal, the same with other numbers, or those of another package. */
export interface Decides {
  /** The row that decides. Undefined: it is not known. */
  readonly row: (asked: AskedOf) => string | undefined;
  /** The whole answer; rows alone would hide that a time in a sentence has changed. Undefined: the rule can't read the question. */
  readonly answer: (asked: AskedOf) => string | undefined;
}

/** What is replayed, in wire fields. An application has its position's fields as well. */
export interface Replayed {
  readonly applications: Iterable<Case> | AsyncIterable<Case>;
  readonly slots: Iterable<Case> | AsyncIterable<Case>;
  /** The acts of candidates, each as it was asked for then: the application before it, the act, the time that was wanted, and when. */
  readonly acts: Iterable<Case> | AsyncIterable<Case>;
}

/** Answers of a rule that were given by one row and would be given by another, or by the same row with another answer. */
export interface Changed {
  readonly rule: string;
  readonly from_row: string;
  readonly to_row: string;
  readonly count: number;
  /** Ten questions at most, with the fields that may be shown. */
  readonly examples: readonly Case[];
}

/** What would have been answered otherwise. */
export interface Report {
  readonly applications: number;
  readonly slots: number;
  readonly acts: number;
  /** Applications with at least one other answer. */
  readonly changed: number;
  readonly slots_changed: number;
  readonly acts_changed: number;
  /** Acts and times that would be refused and were not, and the other way round. */
  readonly refusals: { readonly more: number; readonly fewer: number };
  readonly rules: readonly Changed[];
}

const mostExamples = 10;

const refusal = /^\{"refused":|^\{"day_view_slots":\[\]/;

/** Whether an answer refuses: an act, or a time that is not offered. */
const isRefusal = (answer: string): boolean => refusal.test(answer);

/** Packages up to 1.0.106 don't tell their rows. */
const unknownRow = '?';

/** Whatever else a question holds stays out of the report: an import file may have any field. */
const shown = (question: Case, fields: readonly string[]): Case =>
  Object.fromEntries(
    fields
      .filter((name) => question[name] !== undefined && question[name] !== null)
      .map((name) => [name, question[name]]),
  );

/**
 * Puts each question to both, and groups what differs by rule and rows, the largest group first. `fieldsOf`: the fields of a rule's questions that may be
 * shown in examples, which are all that it keeps in memory.
 */
export const replay = async (
  { applications, slots, acts }: Replayed,
  before: Decides,
  after: Decides,
  now: Instant,
  fieldsOf: (rule: string) => readonly string[],
): Promise<Report> => {
  const groups = new Map<string, { rule: string; from_row: string; to_row: string; count: number; examples: Case[] }>();
  const refusals = { more: 0, fewer: 0 };
  const differs = (asked: AskedOf): boolean => {
    const was = before.answer(asked);
    const is = after.answer(asked);
    if (was === is || was === undefined || is === undefined) return false;
    if (isRefusal(was) !== isRefusal(is)) refusals[isRefusal(is) ? 'more' : 'fewer'] += 1;
    const [from_row = unknownRow, to_row = unknownRow] = [before.row(asked), after.row(asked)];
    const name = JSON.stringify([asked.rule, from_row, to_row]);
    const group = groups.get(name) ?? { rule: asked.rule, from_row, to_row, count: 0, examples: [] };
    groups.set(name, group);
    group.count += 1;
    if (group.examples.length < mostExamples) group.examples.push(shown(asked.question, fieldsOf(asked.rule)));
    return true;
  };
  const counted = async (
    all: Iterable<Case> | AsyncIterable<Case>,
    questions: (one: Case) => readonly AskedOf[],
  ): Promise<{ readonly all: number; readonly changed: number }> => {
    const counts = { all: 0, changed: 0 };
    for await (const one of all) {
      counts.all += 1;
      // Each question is asked: `some` would stop at the first difference.
      if (questions(one).filter(differs).length > 0) counts.changed += 1;
    }
    return counts;
  };
  const ofThem = await counted(applications, (one) => ofApplication(one, now));
  const ofSlots = await counted(slots, (one) => [ofSlot(one, now)]);
  const ofActs = await counted(acts, (one) => [ofEvent(one)]);
  return {
    applications: ofThem.all,
    slots: ofSlots.all,
    acts: ofActs.all,
    changed: ofThem.changed,
    slots_changed: ofSlots.changed,
    acts_changed: ofActs.changed,
    refusals,
    rules: [...groups.values()].sort((a, b) => b.count - a.count),
  };
};

/** A package's answer to a question, and the row that gave it. */
export interface Face {
  readonly answerRule: (name: string, question: unknown) => E.Either<unknown, unknown>;
  readonly decideRule: (name: string, question: unknown) => E.Either<unknown, { readonly row: string }>;
}

/** Decides by the rules of a package. */
export const byFace = ({ answerRule, decideRule }: Face): Decides => ({
  answer: ({ rule, question }) => {
    const answer = answerRule(rule, question);
    return E.isRight(answer) ? JSON.stringify(answer.right) : undefined;
  },
  row: ({ rule, question }) => {
    const verdict = decideRule(rule, question);
    return E.isRight(verdict) ? verdict.right.row : undefined;
  },
});
