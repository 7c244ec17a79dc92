import * as E from 'fp-ts/Either';
import type { Case, Chapter } from '../chapter';
import { everyday } from '../everyday';
import type { PlainChapter } from '../plain-chapter';
import { givenShapes, read } from './words';

/* The places of the book that a question may lead to, each with its words reduced to stems. */

/** An answer: the deciding row, and what it says as a sentence. */
export interface Answer {
  readonly chapter: string;
  readonly row: string | undefined;
  readonly title: string;
  readonly sentence: string;
  readonly sources: readonly string[];
  /** A case that the row decides; undefined if the row has no form. */
  readonly example: Case | undefined;
}

/** A place in the book that may answer, with its texts in stems. */
export interface Place {
  readonly id: string;
  readonly chapter: string;
  readonly row: string | undefined;
  /** Its name: a question that contains all its words is about it. */
  readonly called: string;
  /** The name of a row's chapter. */
  readonly within: string;
  /** When it decides, in the book's words and in experts'. */
  readonly own: string;
  /** What it answers. */
  readonly said: string;
  /** What its chapter as a whole is about. */
  readonly around: string;
  /** How people ask about it: each way as a whole. */
  readonly ways: readonly (readonly string[])[];
  readonly cites: readonly string[];
  readonly answer: () => Answer;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const ended = (text: string): string => (/[.!?]['’]?$/.test(text) ? text : `${text}.`);

const citesOf = ({ sources }: Chapter): readonly string[] => sources.map(({ cites }) => cites);

/** What a chapter's rule says about a case; undefined if the case can't be read. */
export const decided = (chapter: Chapter, example: Case): Answer | undefined => {
  const verdict = chapter.decide(example);
  if (E.isLeft(verdict)) return undefined;
  const { row, says, reason } = verdict.right;
  const when = chapter.rows.find(({ id }) => id === row)?.when ?? '';
  return {
    chapter: chapter.rule.name,
    row,
    title: chapter.title,
    sentence: ended(`${capital(when)}: ${says ?? reason}`),
    sources: citesOf(chapter),
    example,
  };
};

const wholeChapter = (chapter: Chapter): Answer => ({
  chapter: chapter.rule.name,
  row: undefined,
  title: chapter.title,
  sentence: chapter.sentence,
  sources: citesOf(chapter),
  example: undefined,
});

export const idOf = (chapter: string, row: string | undefined): string => JSON.stringify([chapter, row]);

/** A statement's stems, and what kinds of amounts it gives. */
const saidIn = (text: string | undefined): string => {
  const said = read(text ?? '');
  return [...said.stems, ...givenShapes(said)].join(' ');
};

const stemsOf = (...texts: readonly (string | undefined)[]): string => read(texts.join('. ')).stems.join(' ');

/** The ways of asking about a place: those that stand with the rule, and everyday ones. */
const waysTo = (place: string, ...texts: readonly (string | undefined)[]): Place['ways'] =>
  [...texts.flatMap((text) => text?.split(/[,.] /) ?? []), ...(everyday.get(place) ?? [])]
    .map((way) => read(way).stems)
    .filter((stems) => stems.length > 0);

export const placesIn = (chapter: Chapter): readonly Place[] => {
  const { rule, title, sentence, asked, fields, sources, rows } = chapter;
  const labels = fields.map(({ label }) => label);
  const shared = {
    chapter: rule.name,
    around: stemsOf(rule.name, title, sentence, asked, ...labels, ...sources.map(({ says }) => says)),
    cites: citesOf(chapter),
  };
  return [
    {
      ...shared,
      id: idOf(rule.name, undefined),
      row: undefined,
      called: stemsOf(rule.name),
      within: '',
      own: stemsOf(rule.name, title, asked),
      said: saidIn(sentence),
      ways: waysTo(rule.name, asked),
      answer: () => wholeChapter(chapter),
    },
    ...rows.map((row) => ({
      ...shared,
      id: idOf(rule.name, row.id),
      row: row.id,
      called: stemsOf(row.called),
      within: stemsOf(rule.name),
      own: stemsOf(row.when, row.asked, row.called),
      said: saidIn(decided(chapter, row.example)?.sentence),
      ways: waysTo(`${rule.name}/${row.id}`, row.asked, row.called),
      answer: () => decided(chapter, row.example) ?? wholeChapter(chapter),
    })),
  ];
};

export const placesOfPlainRules = ({ name, title, rows }: PlainChapter): readonly Place[] =>
  rows.map(({ id, called = '', says, asked, cites }) => ({
    id: idOf(name, id),
    chapter: name,
    row: id,
    called: stemsOf(called),
    within: stemsOf(name),
    own: stemsOf(id, asked),
    said: saidIn(says),
    around: stemsOf(name, title),
    ways: waysTo(`${name}/${id}`, asked, called),
    cites,
    answer: () => ({ chapter: name, row: id, title, sentence: says, sources: cites, example: undefined }),
  }));
