import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { faultsOf, type Codec } from '../contract/codec';
import type { Rule } from './rule';

/*
 * A chapter of the rule book: one rule, told to somebody who knows the field and no code. It holds cases, never answers: what the book
 * shows is asked of the domain when the book is made, and asked again in the reader's own page.
 */

/** Where a rule comes from. */
export interface Source {
  /** As the tests cite it: `R12`, `spec 1 §9`. */
  readonly cites: string;
  /** What it says there, or which of its readings was chosen, in a sentence; the readings that were dropped stand in `instead`. */
  readonly says: string;
  readonly instead?: readonly string[];
}

/** A field of the form 'What would the portal do?', by the name that it has in a question. */
export type Field = {
  readonly name: string;
  /** The expert's word for it. */
  readonly label: string;
  readonly hint?: string;
  /** May be left out. */
  readonly optional?: true;
} & (
  | { readonly kind: 'flag' | 'number' | 'text' | 'date' | 'month' | 'time' | 'zone' }
  /** A moment, as an ISO instant; the form shows it in the zone of the field `zone`, or in one that the reader chooses. */
  | { readonly kind: 'moment' }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string | number; readonly label: string }[];
    }
  /** What a form can't draw in a line: a list of days, of entries. Shown as JSON. */
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

/** The cases on both sides of a number, and beyond: 89, 90, 91 minutes. */
export interface Boundary {
  /** What is moved: `minutes before the interview`. */
  readonly what: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The values that the book prints: just before, at and just after. */
  readonly shown: readonly number[];
  readonly caseAt: (value: number) => Case;
}

/** What decided, and why, with its numbers. */
export interface Verdict {
  /** The `id` of the row. */
  readonly row: string;
  readonly reason: string;
}

/** A machine's picture: what leads from where to where. Computed by running the machine, never drawn by hand. */
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
  /** In the order in which they are tried: the first that fits decides. */
  readonly rows: readonly Row[];
  readonly boundary: Boundary | undefined;
  readonly diagrams: readonly Diagram[];
  /** Where to find it. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** What decides a question, or every fault with its path. */
  readonly decide: (question: unknown) => E.Either<readonly string[], Verdict>;
}

type Told<A> = Omit<Chapter, 'boundary' | 'diagrams' | 'decide'> & {
  readonly boundary?: Boundary;
  /** Made when they are read: walking a machine takes longer than a page may take to open. */
  readonly diagrams?: () => readonly Diagram[];
  readonly question: Codec<A>;
  /** Asks the domain, as the rule does, and says which row its answer is. */
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
