/*
 * Rules that need no form: a limit, an order, a sequence. Each is a sentence whose numbers come from the domain, with its source and the file that
 * contains it.
 */

export interface PlainRule {
  readonly id: string;
  /** The rule in plain words, with numbers from the domain. */
  readonly says: string;
  /** Its name; can be left out if that is just the id. */
  readonly called?: string;
  /** Other words that experts use to ask about it. */
  readonly asked?: string;
  /** Empty: no source says it, the rule is ours. */
  readonly cites: readonly string[];
  /** The parts of the sentence that are ours, though a source says the rest: a number that no source gives. */
  readonly ours?: readonly string[];
  /** Undefined: nothing keeps it yet. */
  readonly code: string | undefined;
}

/** A chapter of such rules. */
export interface PlainChapter {
  readonly name: string;
  readonly part: string;
  readonly title: string;
  readonly rows: readonly PlainRule[];
}

/** A row in short: the file below `domain/` that holds the rule, the name of the row, its sentence, its sources, other words for it. */
export const plainRule = (
  file: string,
  id: string,
  says: string,
  cites: readonly string[] = [],
  asked?: string,
): PlainRule => ({ id, says, cites, code: `domain/${file}.ts`, ...(asked === undefined ? {} : { asked }) });
