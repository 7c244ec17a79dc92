import * as E from 'fp-ts/Either';
import { sayLength, type Case, type Chapter, type Condition, type Field } from '../../adapters/composition/rulebook';

/*
 * The conditions of a chapter as columns. Nobody writes them down: each cell is what the rule itself answered when the value was put into the row's
 * case, and a range of times or numbers ends where its answer changes.
 */

/** One answer to the question of a column. */
export interface Option {
  readonly label: string;
  /** A short label for a table cell that lists several options. */
  readonly short: string;
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

/** A field or a condition that decides something by itself. */
export interface Column extends Asks {
  /** For each row id: which options, put into that row's example, still produce that row. */
  readonly fits: ReadonlyMap<string, readonly boolean[]>;
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

const exactly = (field: Field, value: unknown, label: string, short = label): Option => ({
  label,
  short,
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
      short: 'given',
      holds: (question) => !isNone(question[field.name]),
      put: (question) => ({ ...question, [field.name]: given }),
    },
    {
      label: 'none',
      short: 'none',
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
      short: label,
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
      { label: 'yes', short: 'yes', holds: (question) => read(question) === true, put: (one) => put(one, true) },
      { label: 'no', short: 'no', holds: (question) => read(question) === false, put: (one) => put(one, false) },
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
    short: 'not given',
    holds: (question) => isNone(question[field.name]),
    put: (question) => without(question, field.name),
  };
  return found.length === 0 || field.optional !== true ? found : [...found, none];
};

/** With this many options, a cell shows only the code; the label has the name and the code. */
const many = 8;

const optionsOf = (chapter: Chapter, field: Field): readonly Option[] => {
  switch (field.kind) {
    case 'flag':
      return [exactly(field, true, 'yes'), exactly(field, false, 'no')];
    case 'choice':
      return field.options.map(({ value, label }) =>
        exactly(field, value, label, field.options.length > many ? String(value) : label),
      );
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

const columnOf = (chapter: Chapter, { name, label, options }: Asks): readonly Column[] => {
  const fits = new Map(
    chapter.rows.map(({ id, example }) => [
      id,
      options.map((option) => rowOf(chapter, putInto(example, option)) === id),
    ]),
  );
  return [...fits.values()].some((row) => row.includes(false)) ? [{ name, label, options, fits }] : [];
};

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

/** Thousands of questions to a rule, which never answers otherwise. */
const computed = new WeakMap<Chapter, readonly Column[]>();

/** The columns of a chapter: its fields and conditions with a few answers of which some lead to another row. */
export const columnsOf = (chapter: Chapter): readonly Column[] => {
  const columns = computed.get(chapter) ?? asksOf(chapter).flatMap((asks) => columnOf(chapter, asks));
  computed.set(chapter, columns);
  return columns;
};

/** With two inputs a row's own sentence says it all. */
const fewest = 3;

const isRun = (from: number, to: number): boolean => to - from >= 2;

/** `14, 16, 21–30`: numbers in a row are a range. */
const listed = (all: readonly Option[]): string => {
  const parts: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    let end = at;
    while (end + 1 < all.length && Number(all[end + 1]?.short) === Number(all[end]?.short) + 1) end += 1;
    const [first, last] = [all[at]?.short ?? '', all[end]?.short ?? ''];
    if (isRun(at, end)) {
      parts.push(`${first}–${last}`);
      at = end;
    } else parts.push(first);
  }
  return parts.join(', ');
};

/** What a cell says: the values that fit, those that do not if they are fewer, or nothing where every value fits. */
export const cellOf = ({ options, fits }: Column, row: string): string => {
  const fitting = fits.get(row) ?? [];
  if (!fitting.includes(false)) return '';
  const yes = options.filter((_, at) => fitting[at] === true);
  const no = options.filter((_, at) => fitting[at] !== true);
  return no.length * 3 < yes.length ? `not ${listed(no)}` : listed(yes);
};

/** The conditions as a table: what each cell says, row by row. */
interface ConditionTable {
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[]; readonly when: string }[];
}

export const howToRead =
  'Each cell: the values with which the row’s own example stays in its row. Empty: any. The first row that fits, from the top, decides.';

/** The table of a chapter, as decision tables have them; undefined where it has too few columns to help. */
export const conditionTableOf = (chapter: Chapter): ConditionTable | undefined => {
  const columns = columnsOf(chapter);
  return columns.length < fewest
    ? undefined
    : {
        head: columns.map(({ label }) => label),
        rows: chapter.rows.map(({ id, when }) => ({
          id,
          cells: columns.map((column) => cellOf(column, id)),
          when,
        })),
      };
};
