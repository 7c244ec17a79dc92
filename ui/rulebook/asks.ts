import * as E from 'fp-ts/Either';
import { sayLength, type Case, type Chapter, type Condition, type Field } from '../../adapters/composition/rulebook';

/*
 * The questions of the guide about a chapter's fields and conditions. Nobody writes their answers down: a range of times or numbers ends where the rule
 * itself answers otherwise.
 */

/** One answer to a question. */
export interface Option {
  readonly label: string;
  readonly holds: (question: Case) => boolean;
  /** The case with this answer. */
  readonly put: (question: Case) => Case;
}

/** A question with its answers: one per field and condition. */
export interface Asks {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

export const rowOf = (chapter: Chapter, question: Case): string | undefined => {
  const verdict = chapter.decide(question);
  return E.isRight(verdict) ? verdict.right.row : undefined;
};

const without = (question: Case, name: string): Case =>
  Object.fromEntries(Object.entries(question).filter(([other]) => other !== name));

const isNone = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether this is the value that a case implies by omitting the field: no, 0 or an empty text, as on the wire. */
const isUnsaid = (field: Field, value: unknown): boolean =>
  value === '' || value === 0 || value === (field.yes === true);

const exactly = (field: Field, value: unknown, label: string): Option => ({
  label,
  holds: (question) => {
    const own = question[field.name];
    return own === undefined || own === null ? isUnsaid(field, value) : own === value;
  },
  put: (question) => ({ ...question, [field.name]: value }),
});

/** The options 'given' and 'none'. 'given' uses the value from the first example that has one. */
const givenOrNot = (chapter: Chapter, field: Field): readonly Option[] => {
  const given = chapter.rows.map(({ example }) => example[field.name]).find((value) => !isNone(value));
  if (given === undefined) return [];
  const none = field.kind === 'list' ? [] : field.kind === 'text' ? '' : undefined;
  return [
    {
      label: 'given',
      holds: (question) => !isNone(question[field.name]),
      put: (question) => ({ ...question, [field.name]: given }),
    },
    {
      label: 'none',
      holds: (question) => isNone(question[field.name]),
      put: (question) => (none === undefined ? without(question, field.name) : { ...question, [field.name]: none }),
    },
  ];
};

/** Two neighbors that the rule tells apart. */
interface Cut {
  readonly below: number;
  readonly from: number;
}

/** Where the row changes between two values that have different rows, to one unit. */
const cutBetween = (rowAt: (value: number) => string | undefined, low: number, high: number): Cut => {
  const row = rowAt(low);
  let [below, from] = [low, high];
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2);
    if (rowAt(middle) === row) below = middle;
    else from = middle;
  }
  return { below, from };
};

/** Every place along some values where one row's case changes its row. */
const cutsAlong = (rowAt: (value: number) => string | undefined, values: readonly number[]): readonly Cut[] =>
  values.slice(1).flatMap((high, at) => {
    const low = values[at] ?? high;
    return rowAt(low) === rowAt(high) ? [] : [cutBetween(rowAt, low, high)];
  });

interface Scale {
  readonly read: (question: Case) => number | undefined;
  readonly put: (question: Case, value: number) => Case;
  readonly values: readonly number[];
  /** A case is put to whole steps. */
  readonly step: number;
  readonly say: (low: Cut | undefined, high: Cut | undefined) => string;
}

/** The ranges of a scale in which no row's case changes its row; none if nothing does. */
const ranges = (chapter: Chapter, { read, put, values, step, say }: Scale): readonly Option[] => {
  const found = chapter.rows.flatMap(({ example }) =>
    read(example) === undefined ? [] : cutsAlong((value) => rowOf(chapter, put(example, value)), values),
  );
  const cuts = [...new Map(found.map((cut) => [cut.from, cut])).values()].sort((a, b) => a.from - b.from);
  if (cuts.length === 0) return [];
  return [undefined, ...cuts].map((low, at): Option => {
    const high = cuts[at];
    const label = say(low, high);
    const inside = low === undefined ? Math.floor((high?.below ?? 0) / step) : Math.ceil(low.from / step);
    return {
      label,
      holds: (question) => {
        const value = read(question);
        return value !== undefined && value >= (low?.from ?? -Infinity) && value <= (high?.below ?? Infinity);
      },
      put: (question) => put(question, inside * step),
    };
  });
};

/** Whole numbers from 0 on: `0`, `1 or more`, `2 to 4`. */
const sayWhole =
  (say: (value: number) => string, below: string) =>
  (low: Cut | undefined, high: Cut | undefined): string => {
    const from = low?.from ?? 0;
    if (high === undefined) return `${say(from)} or more`;
    if (high.below < 0) return below;
    return from === high.below ? say(from) : `${from.toLocaleString('en-US')} to ${say(high.below)}`;
  };

/** Of two neighbors the round one is the rule's limit: 90 minutes, not a millisecond less. */
const sayTime =
  (step: number, begun: string) =>
  (low: Cut | undefined, high: Cut | undefined): string => {
    const isRound = ({ from }: Cut): boolean => from % step === 0;
    const least =
      low === undefined ? '' : isRound(low) ? `${sayLength(low.from)} or more` : `more than ${sayLength(low.below)}`;
    if (high === undefined) return least;
    const most = isRound(high) ? `less than ${sayLength(high.from)}` : `${sayLength(high.below)} or less`;
    return low === undefined ? `${most}, or ${begun}` : `${least}, ${most}`;
  };

const stepped = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);

/** A rule is asked every 15 minutes, then ever closer: few questions, and no rule has two limits closer together. */
const apart = 15 * 60_000;

const optionsOfCondition = (chapter: Chapter, condition: Condition): readonly Option[] => {
  if (condition.kind === 'either') {
    const { read, put } = condition;
    return [
      { label: 'yes', holds: (question) => read(question) === true, put: (one) => put(one, true) },
      { label: 'no', holds: (question) => read(question) === false, put: (one) => put(one, false) },
    ];
  }
  const { read, put, from, to, step, of, below, none } = condition;
  const values = stepped(from, to, of === 'time' ? apart : step);
  const sayDays = (days: number): string =>
    days === 0 && none !== undefined ? none : `${days} ${days === 1 ? 'day' : 'days'}`;
  return ranges(chapter, {
    read,
    put,
    step,
    values,
    say: of === 'time' ? sayTime(step, below) : sayWhole(sayDays, below),
  });
};

/** The numbers of the examples, and what lies beside them. */
const numbersOf = (chapter: Chapter, name: string): readonly number[] => {
  const own = chapter.rows.map(({ example }) => example[name]).filter((value) => typeof value === 'number');
  return [...new Set([0, ...own.flatMap((value) => [value - 1, value, value + 1])])]
    .filter((value) => value >= 0)
    .sort((a, b) => a - b);
};

const optionsOfNumber = (chapter: Chapter, field: Field): readonly Option[] => {
  const values = numbersOf(chapter, field.name);
  const found = ranges(chapter, {
    read: (question) => {
      const value = question[field.name];
      return typeof value === 'number' ? value : undefined;
    },
    put: (question, value) => ({ ...question, [field.name]: value }),
    values,
    step: 1,
    say: sayWhole((value) => value.toLocaleString('en-US'), 'less than 0'),
  });
  const none: Option = {
    label: 'not given',
    holds: (question) => isNone(question[field.name]),
    put: (question) => without(question, field.name),
  };
  return found.length === 0 || field.optional !== true ? found : [...found, none];
};

const optionsOf = (chapter: Chapter, field: Field): readonly Option[] => {
  switch (field.kind) {
    case 'flag':
      return [exactly(field, true, 'yes'), exactly(field, false, 'no')];
    case 'choice':
      return field.options.map(({ value, label }) => exactly(field, value, label));
    case 'number':
      return optionsOfNumber(chapter, field);
    case 'text':
      // A text matters by being there.
      return givenOrNot(chapter, field);
    case 'date':
    case 'month':
    case 'time':
    case 'moment':
      return field.optional === true ? givenOrNot(chapter, field) : [];
    case 'list':
      return field.single === true ? [] : givenOrNot(chapter, field);
    case 'zone':
      return [];
  }
};

/** An example that has the answer already stays as it is. */
export const putInto = (question: Case, { holds, put }: Option): Case => (holds(question) ? question : put(question));

const questionsByChapter = new WeakMap<Chapter, readonly Asks[]>();

/** Everything that a chapter can ask, in the order of the guide. */
export const asksOf = (chapter: Chapter): readonly Asks[] => {
  const known = questionsByChapter.get(chapter);
  if (known !== undefined) return known;
  const all: readonly Asks[] = [
    ...chapter.fields.map((field) => ({ name: field.name, label: field.label, options: optionsOf(chapter, field) })),
    ...chapter.conditions.map((condition) => ({
      name: condition.name,
      label: condition.question,
      options: optionsOfCondition(chapter, condition),
    })),
  ];
  const first = chapter.asksFirst.flatMap((name) => all.filter((one) => one.name === name));
  const ordered = [...first, ...all.filter((one) => !first.includes(one))];
  questionsByChapter.set(chapter, ordered);
  return ordered;
};
