import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { faultsOf, type Codec } from '../contract/codec';
import type { Rule } from './rule';

/*
 * A chapter of the rule book: one rule, explained to somebody who knows the field but no code. It contains cases, never answers: the domain computes
 * the answers when the book is made, and again in the reader's own page.
 */

/** The source of a rule. */
export interface Source {
  /** As the tests cite it: `R12`, `spec 1 §9`. */
  readonly cites: string;
  /** The source's content, or the chosen reading of it, in a sentence; the rejected readings are in `instead`. */
  readonly says: string;
  readonly instead?: readonly string[];
}

/** A field of the form 'What would the portal do?', by its name in a question. */
export type Field = {
  readonly name: string;
  /** The expert's word for it. */
  readonly label: string;
  readonly hint?: string;
  /** Optional. */
  readonly optional?: true;
} & (
  | { readonly kind: 'flag' | 'number' | 'text' | 'date' | 'month' | 'time' | 'zone' }
  /** A moment, as an ISO instant; the form shows it in the zone of the field `zone`, or in one that the reader chooses. */
  | { readonly kind: 'moment' }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string | number; readonly label: string }[];
    }
  /** Anything too complex for one line of the form: a list of days, of entries. Shown as JSON. */
  | { readonly kind: 'list' }
);

/** A question in wire fields. */
export type Case = Readonly<Record<string, unknown>>;

/** A row of the decision table: when it decides, and a real case that it decides. */
export interface Row {
  readonly id: string;
  /** `the status is 14 or 16` */
  readonly when: string;
  readonly example: Case;
}

/** The cases on both sides of a limit, and beyond: 89, 90, 91 minutes. */
export interface Boundary {
  /** The varied quantity: `minutes before the interview`. */
  readonly what: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The values that the book prints: just before, at and just after. */
  readonly shown: readonly number[];
  readonly caseAt: (value: number) => Case;
}

/** The row that decided, and why, with its numbers. */
export interface Verdict {
  /** The `id` of the row. */
  readonly row: string;
  readonly reason: string;
}

/** A machine's diagram: which states lead to which. Computed by running the machine, never drawn by hand. */
export interface Diagram {
  readonly title: string;
  readonly steps: readonly { readonly from: string; readonly act: string; readonly to: string }[];
}

export interface Chapter {
  readonly rule: Rule;
  /** The part of the book: `Interviews`. */
  readonly part: string;
  /** The question it answers: `When can a candidate join?` */
  readonly title: string;
  /** The rule in plain words, its numbers taken from the domain. */
  readonly sentence: string;
  readonly sources: readonly Source[];
  readonly fields: readonly Field[];
  /** In the order in which they are tried: the first match decides. */
  readonly rows: readonly Row[];
  readonly boundary: Boundary | undefined;
  readonly diagrams: readonly Diagram[];
  /** Where to find the rule. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** The verdict on a question, or every fault with its path. */
  readonly decide: (question: unknown) => E.Either<readonly string[], Verdict>;
}

type Told<A> = Omit<Chapter, 'boundary' | 'diagrams' | 'decide'> & {
  readonly boundary?: Boundary;
  /** Computed when read: walking a machine takes longer than opening a page may take. */
  readonly diagrams?: () => readonly Diagram[];
  readonly question: Codec<A>;
  /** Runs the rule on the domain and names the row that the answer belongs to. */
  readonly decide: (question: A) => Verdict;
};

export const chapter = <A>({ question, decide, boundary, diagrams = () => [], ...told }: Told<A>): Chapter => ({
  ...told,
  boundary,
  get diagrams() {
    return diagrams();
  },
  decide: (asked) => pipe(question.type.decode(asked), E.bimap(faultsOf, decide)),
});
