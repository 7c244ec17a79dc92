import { isGap, markKinds, type MarkedSentence } from '../../../adapters/composition/rulebook';
import type { BookDocument, Facts } from '../facts';
import { countsOf, markLabels, sectionsOf } from './counts';

/* The documents, sentence by sentence, as Markdown; in a file of its own, because no rule changes with it. */

const lineOf = ({ text, marks, missing }: MarkedSentence): string => {
  const said = [
    ...(missing === undefined ? [] : [`**Gap**: ${missing}`]),
    ...markKinds.flatMap((kind) => {
      const all = marks[kind];
      return all === undefined ? [] : [`${markLabels[kind]}: ${all.join(', ')}`];
    }),
  ];
  return `- ${text}\n  ${said.join('. ')}`;
};

const gapsOf = ({ name, sentences }: BookDocument): readonly string[] =>
  sentences.filter(isGap).map(({ section, text, missing }) => `- ${name} ${section}: ${text}\n  **Gap**: ${missing}`);

/** Counts first, then the gaps, then every sentence by section. */
export const documentsMarkdown = ({ documents, sources }: Facts): string =>
  [
    '# The documents, sentence by sentence',
    ...documents.map(
      ({ name, sentences }) =>
        `${name}: ${countsOf(sentences)
          .map(({ label, count }) => `${label} ${count}`)
          .join(', ')}.`,
    ),
    '## Gaps',
    documents.flatMap(gapsOf).join('\n') || 'None.',
    ...documents.flatMap(({ name, cites, sentences }) => [
      `## ${name}`,
      ...sectionsOf(sentences).flatMap(({ section, sentences: own }) => [
        ...(section === '' ? [] : [`### ${section} ${sources[`${cites} ${section}`.trim()] ?? ''}`.trim()]),
        own.map(lineOf).join('\n'),
      ]),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
