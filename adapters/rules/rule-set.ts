import { chapters } from './chapters';
import { plainChapters } from './plain-chapters';
import { rules } from './rules';

/* Everything that has to be computed anew when the rules run with other numbers than the table's. */

/** The rules, and the book about them, with one set of numbers. */
export interface RuleSet {
  readonly rules: typeof rules;
  readonly chapters: typeof chapters;
  readonly plainChapters: typeof plainChapters;
}

/** The rules as the portal runs them. */
export const ruleSet: RuleSet = { rules, chapters, plainChapters };
