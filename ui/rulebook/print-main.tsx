import { renderToStaticMarkup } from 'react-dom/server';
import { chapters, machines, type Diagram } from '../../adapters/composition/rulebook';
import { Book } from './book';
import type { Facts } from './facts';
import { rulebookMarkdown } from './markdown';

/* The entry point of `npm run rulebook`: the whole book from the rules and the collected facts. */

/** The test files that the chapters name. */
export const testsOfChapters = (): readonly string[] => [...new Set(chapters.flatMap(({ tests }) => tests))];

/** Everything that is rendered. */
export const diagrams: readonly Diagram[] = [...chapters.flatMap((chapter) => chapter.diagrams), ...machines];

export const markdownOf = (facts: Facts): string => rulebookMarkdown(chapters, machines, facts);

export const bodyOf = (facts: Facts): string =>
  renderToStaticMarkup(<Book chapters={chapters} machines={machines} facts={facts} />);
