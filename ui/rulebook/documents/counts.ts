import { isGap, markKinds, type MarkedSentence, type MarkKind } from '../../../adapters/composition/rulebook';

/** How a mark is called on the page. */
export const markLabels: Readonly<Record<MarkKind, string>> = {
  rule: 'Rule',
  screen: 'Screen',
  constant: 'Constant',
  'not ours': 'Not ours',
};

/** How many sentences have a mark, and how many are gaps; a sentence may have several marks. */
export const countsOf = (
  sentences: readonly MarkedSentence[],
): readonly { readonly label: string; readonly count: number }[] => [
  { label: 'Sentences', count: sentences.length },
  ...markKinds.map((kind) => ({
    label: markLabels[kind],
    count: sentences.filter(({ marks }) => marks[kind] !== undefined).length,
  })),
  { label: 'Gap', count: sentences.filter(isGap).length },
];

/** The sentences of a document by section, in its order. */
export const sectionsOf = (
  sentences: readonly MarkedSentence[],
): readonly { readonly section: string; readonly sentences: readonly MarkedSentence[] }[] =>
  [...new Set(sentences.map(({ section }) => section))].map((section) => ({
    section,
    sentences: sentences.filter((one) => one.section === section),
  }));
