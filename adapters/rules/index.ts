import * as E from 'fp-ts/Either';
import { asker } from './asking/asker';
import type { Answer } from './asking/places';
import type { Verdict } from './chapter';
import { chapters } from './chapters';
import { rules } from './rules';
import { plainChapters } from './plain-chapters';

/* The face `candidate-portal/rules`: every rule as JSON in, JSON out, as in the terminal, and questions in an expert's words. */

/** The names of the rules. */
export const ruleNames: readonly string[] = rules.map(({ name }) => name);

/** A rule's answer to one question or a list of them, or every fault with its path. An unknown rule is a fault, too. */
export const answerRule = (name: string, question: unknown): E.Either<readonly string[], unknown> =>
  rules.find((rule) => rule.name === name)?.answer(question) ?? E.left([`there is no rule ${JSON.stringify(name)}`]);

/** The row of the rule's decision table that decides a question, and why; or every fault with its path. An unknown rule is a fault, too. */
export const decideRule = (name: string, question: unknown): E.Either<readonly string[], Verdict> =>
  chapters.find(({ rule }) => rule.name === name)?.decide(question) ??
  E.left([`there is no rule ${JSON.stringify(name)}`]);

/** The rules that answer a question in everyday words, the deciding row first; none if no rule answers. */
export const askRules: (question: string) => readonly Answer[] = asker(chapters, plainChapters);

export type { Answer } from './asking/places';
export type { Verdict } from './chapter';
