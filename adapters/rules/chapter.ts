import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { faultsOf, type Codec } from '../contract/codec';
import type { Rule } from './rule';
import type { Cells, Head, Held, Input } from './table';

/* A chapter of the rule book: one rule, explained to somebody who knows the field but no code. It holds cases; the domain computes the answers. */

/** The source of a rule. */
export interface Source {
  /** As the tests cite it: `R12`, `spec 1 §9`. */
  readonly cites: string;
  /** The source's content, or the chosen reading of it, in a sentence; the rejected readings are in `instead`. */
  readonly says: string;
  readonly instead?: readonly string[];
}

/** A column of a list in the form. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly kind: 'date' | 'time' | 'month' | 'text';
}

/** A line of a list, as typed. */
export type Line = Readonly<Record<string, string>>;

/** A field of the form 'What would the portal do?', by its name in a question. */
export type Field = {
  readonly name: string;
  /** The expert's word for it. */
  readonly label: string;
  readonly hint?: string;
  /** Optional. */
  readonly optional?: true;
  /** A flag that is yes unless the case says otherwise. */
  readonly yes?: true;
} & (
  | { readonly kind: 'flag' | 'number' | 'text' | 'date' | 'month' | 'time' | 'zone' }
  /** A moment, as an ISO instant; the form shows it in the zone of the field `zone`, or in one that the reader chooses. */
  | { readonly kind: 'moment' }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string | number; readonly label: string }[];
    }
  /** A list, or a value with several parts: lines of columns in the form. */
  | {
      readonly kind: 'list';
      readonly columns: readonly Column[];
      /** A single line: no more can be added. */
      readonly single?: true;
      readonly toLines: (value: unknown) => readonly Line[];
      /** Undefined: nothing was entered. */
      readonly fromLines: (lines: readonly Line[]) => unknown;
    }
);

/** A question in wire fields. */
export type Case = Readonly<Record<string, unknown>>;

/** A row of the decision table: when it decides, and a real case that it decides. */
export interface Row<InputName extends string = string> {
  readonly id: string;
  /** The same as data: one line of cells, or several of which any may fit. A line without cells fits everything. */
  readonly fits: readonly Cells<InputName>[];
  /** `the status is 14 or 16` */
  readonly when: string;
  /** Its name, if it has one: a question that contains it is about this row. */
  readonly called?: string;
  /** Other words that experts use to ask about it. */
  readonly asked?: string;
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
  /** What a question's number must measure, and the size of one step: for time, 60,000 ms; `less` if counting starts lower. */
  readonly unit?: {
    readonly of: 'time' | 'days' | 'size' | 'characters' | 'digits' | 'months' | 'nth move';
    readonly each: number;
    readonly less?: number;
  };
  /** Where the answer changes. A question with a number close to it is about this rule. */
  readonly limit?: number;
}

/** A deciding factor that isn't a form field, such as the time left until a start. The rule itself supplies the thresholds. */
export type Condition<Asked = Case> = {
  readonly name: string;
  /** Of the guide: `How long until the interview begins?` */
  readonly question: string;
} & (
  | {
      readonly kind: 'distance';
      /** Milliseconds, or whole days. */
      readonly of: 'time' | 'days';
      readonly from: number;
      readonly to: number;
      /** A case is put to whole steps: full minutes. */
      readonly step: number;
      /** A distance below 0: `it has begun`. */
      readonly below: string;
      /** No distance: `today`. */
      readonly none?: string;
      /** Undefined: the case has no such distance. */
      readonly read: (asked: Asked) => number | undefined;
      /** The fields of the case that give it this distance. */
      readonly put: (asked: Asked, distance: number) => Case;
    }
  | {
      readonly kind: 'either';
      readonly read: (asked: Asked) => boolean | undefined;
      readonly put: (asked: Asked, is: boolean) => Case;
    }
);

/** The row that decided, and why, with its numbers. */
export interface Verdict {
  /** The `id` of the row. */
  readonly row: string;
  /** The answer as a sentence; left out if the reason already is one. */
  readonly says?: string;
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
  /** Other words that experts use to ask about it. */
  readonly asked?: string;
  readonly sources: readonly Source[];
  /** The parts of the sentence that no source gives: numbers of the book's own example. */
  readonly ours?: readonly string[];
  readonly fields: readonly Field[];
  /** In the order in which they are tried: the first match decides. */
  readonly rows: readonly Row[];
  /** What the rows look at. */
  readonly inputs: readonly Head[];
  /** Why the rows are no table of conditions, and what they are. */
  readonly noTable: string | undefined;
  readonly boundary: Boundary | undefined;
  readonly conditions: readonly Condition[];
  /** What the guide asks first, by name: fields and conditions in their order. */
  readonly asksFirst: readonly string[];
  readonly diagrams: readonly Diagram[];
  /** Where to find the rule. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** The verdict on a question, or every fault with its path. */
  readonly decide: (question: unknown) => E.Either<readonly string[], Verdict>;
  /** What every input holds in a question, or every fault with its path. */
  readonly held: (question: unknown) => E.Either<readonly string[], Held>;
}

type ChapterInputs<A, Name extends string> = Omit<
  Chapter,
  'rows' | 'inputs' | 'noTable' | 'boundary' | 'conditions' | 'asksFirst' | 'diagrams' | 'decide' | 'held'
> & {
  readonly inputs: Readonly<Record<Name, Input<NoInfer<A>>>>;
  readonly rows: readonly Row<NoInfer<Name>>[];
  readonly noTable?: string;
  readonly boundary?: Boundary;
  readonly conditions?: readonly Condition<NoInfer<A>>[];
  readonly asksFirst?: readonly string[];
  /** Computed when read: walking a machine takes longer than opening a page may take. */
  readonly diagrams?: () => readonly Diagram[];
  readonly question: Codec<A>;
  /** Runs the rule on the domain and names the row that the answer belongs to. */
  readonly decide: (question: A) => Verdict;
};

/** The same condition of a question in wire fields. One that can't be read has no such distance, and nothing to put. */
const ofCases =
  <A>(question: Codec<A>) =>
  (condition: Condition<A>): Condition => {
    const read = <B>(raw: Case, then: (asked: A) => B): B | undefined =>
      pipe(O.fromEither(question.type.decode(raw)), O.map(then), O.toUndefined);
    switch (condition.kind) {
      case 'distance':
        return {
          ...condition,
          read: (raw: Case) => read(raw, condition.read),
          put: (raw: Case, distance: number): Case => ({
            ...raw,
            ...read(raw, (asked) => condition.put(asked, distance)),
          }),
        };
      case 'either':
        return {
          ...condition,
          read: (raw: Case) => read(raw, condition.read),
          put: (raw: Case, is: boolean): Case => ({ ...raw, ...read(raw, (asked) => condition.put(asked, is)) }),
        };
    }
  };

export const chapter = <A, Name extends string>({
  question,
  decide,
  inputs,
  noTable,
  boundary,
  conditions = [],
  asksFirst = [],
  diagrams = () => [],
  ...rest
}: ChapterInputs<A, Name>): Chapter => ({
  ...rest,
  inputs: Object.entries<Input<A>>(inputs).map(([name, { read: _, ...head }]) => ({ name, ...head })),
  noTable,
  boundary,
  conditions: conditions.map(ofCases(question)),
  asksFirst,
  get diagrams() {
    return diagrams();
  },
  decide: (asked) =>
    pipe(
      question.type.decode(asked),
      E.bimap((errors) => faultsOf(errors), decide),
    ),
  held: (asked) =>
    pipe(
      question.type.decode(asked),
      E.bimap(
        (errors) => faultsOf(errors),
        (read) => new Map(Object.entries<Input<A>>(inputs).map(([name, input]) => [name, input.read(read)])),
      ),
    ),
});
