import * as E from 'fp-ts/Either';
import type { Case, Chapter, Verdict } from '../../adapters/composition/rulebook';
import { sayAnswer, sayParts, zoneOf, type Said } from './in-words';

/* A chapter's cases with the portal's answers, computed on demand. */

/** A comparable form of a value; missing differs from null. */
const written = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/** The most common value of each field across some cases: stated once, so that a row only states its differences. */
export const usualIn = (cases: readonly Case[]): Case => {
  const names = [...new Set(cases.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const counts = new Map<string, number>();
      for (const one of cases) counts.set(written(one[name]), (counts.get(written(one[name])) ?? 0) + 1);
      const [most] = [...counts].sort(([, a], [, b]) => b - a);
      const usual = cases.find((one) => written(one[name]) === most?.[0])?.[name];
      return usual === undefined ? [] : [[name, usual]];
    }),
  );
};

/** The fields in which a case differs from the usual. */
export const unusualIn = (usual: Case, one: Case): readonly string[] =>
  [...new Set([...Object.keys(usual), ...Object.keys(one)])].filter(
    (name) => written(usual[name]) !== written(one[name]),
  );

/** The result of a question: the portal's answer and the row that decides it, or the question's errors. */
export type Asked =
  | { readonly _tag: 'Answered'; readonly answer: unknown; readonly verdict: Verdict }
  | { readonly _tag: 'NotUnderstood'; readonly faults: readonly string[] };

export const ask = (chapter: Chapter, question: unknown): Asked => {
  const answer = chapter.rule.answer(question);
  const verdict = chapter.decide(question);
  if (E.isLeft(answer)) return { _tag: 'NotUnderstood', faults: answer.left };
  if (E.isLeft(verdict)) return { _tag: 'NotUnderstood', faults: verdict.left };
  return { _tag: 'Answered', answer: answer.right, verdict: verdict.right };
};

/** The case that a form opens with: the most usual values of the examples, or the first example where those together are no question. */
export const openingOf = (chapter: Chapter): Case => {
  const examples = chapter.rows.map(({ example }) => example);
  const usual = usualIn(examples);
  return ask(chapter, usual)._tag === 'Answered' ? usual : (examples[0] ?? {});
};

/** A case as a table row. */
export interface ShownCase {
  readonly question: Case;
  /** How it differs from the usual case. */
  readonly differs: readonly Said[];
  readonly answer: readonly Said[];
  readonly row: string;
  /** The answer as a sentence; undefined where the reason is one. */
  readonly says?: string;
  readonly reason: string;
}

const shown = (chapter: Chapter, usual: Case, question: Case): ShownCase => {
  const asked = ask(chapter, question);
  const differs = sayParts(chapter, question, unusualIn(usual, question));
  switch (asked._tag) {
    case 'Answered':
      return { question, differs, answer: sayAnswer(asked.answer, zoneOf(chapter, question)), ...asked.verdict };
    case 'NotUnderstood':
      return { question, differs, answer: [], row: '', reason: asked.faults.join('; ') };
  }
};

export interface ShownRow extends ShownCase {
  readonly id: string;
  readonly when: string;
}

export interface ShownRows {
  /** What applies unless a row says otherwise. */
  readonly usual: readonly Said[];
  readonly rows: readonly ShownRow[];
}

export const rowsOf = (chapter: Chapter): ShownRows => {
  const usual = usualIn(chapter.rows.map(({ example }) => example));
  return {
    usual: sayParts(chapter, usual, Object.keys(usual)),
    rows: chapter.rows.map(({ id, when, example }) => ({ ...shown(chapter, usual, example), id, when })),
  };
};

export interface ShownStep extends ShownCase {
  readonly value: number;
}

/** The values that the book prints around a boundary. */
export const stepsOf = (chapter: Chapter): readonly ShownStep[] =>
  chapter.boundary?.shown.map((value) => ({
    ...shown(chapter, {}, chapter.boundary?.caseAt(value) ?? {}),
    value,
  })) ?? [];
