import type { RuleSet } from './rule-set';

/** Values to try in place of the table's, by name, as the table has them: `{lead_time: 3_600_000}`. */
export type TriedValues = Readonly<Record<string, number>>;

/**
 * The rules with other numbers. A rule reads its numbers when its module is loaded, so the build puts all modules of the rules into one function in place
 * of this one (`.tools/rules-to-try.mjs`): each call loads them anew. From source there is nothing to call.
 */
export const rulesWith = (_: TriedValues): RuleSet => {
  throw new Error('Only a built program can try other numbers.');
};
