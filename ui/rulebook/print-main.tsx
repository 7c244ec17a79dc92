import { renderToStaticMarkup } from 'react-dom/server';
import { chapters, machines, type Diagram } from '../../adapters/composition/rulebook';
import { Book } from './book';
import type { Facts } from './facts';
import { rulebookMarkdown } from './markdown';

/* What `npm run rulebook` runs: the whole book from the rules and the facts that were found. */

/** The files that the chapters name as their tests. */
export const testsOfChapters = (): readonly string[] => [...new Set(chapters.flatMap(({ tests }) => tests))];

/** Everything that is drawn. */
export const diagrams: readonly Diagram[] = [...chapters.flatMap((chapter) => chapter.diagrams), ...machines];

export const markdownOf = (facts: Facts): string => rulebookMarkdown(chapters, machines, facts);

export const bodyOf = (facts: Facts): string =>
  renderToStaticMarkup(<Book chapters={chapters} machines={machines} facts={facts} />);
