import * as E from 'fp-ts/Either';
import type { Case, Chapter, Verdict } from '../../adapters/composition/rulebook';
import { sayAnswer, sayParts, zoneOf, type Said } from './in-words';

/* The cases of a chapter with what the portal answers to them, asked when they are looked at. */

/** A value as something to compare by; what is not given is told from what is null. */
const written = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/** What is so in most of some cases, field by field: it is said once, and a row only says what is otherwise. */
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

/** The fields in which a case is not as usual. */
export const unusualIn = (usual: Case, one: Case): readonly string[] =>
  [...new Set([...Object.keys(usual), ...Object.keys(one)])].filter(
    (name) => written(usual[name]) !== written(one[name]),
  );

/** A question that was asked: what the portal answers and which row decides it, or what is wrong with the question. */
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

/** A case as a line of a table. */
export interface ShownCase {
  readonly question: Case;
  /** In what it differs from the usual case. */
  readonly differs: readonly Said[];
  readonly answer: readonly Said[];
  readonly row: string;
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
  /** What holds unless a row says otherwise. */
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
