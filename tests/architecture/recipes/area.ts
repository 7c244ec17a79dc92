import { after, type Recipe } from './recipe';

/** What loads as one chunk when a page asks for it. */
export const area: Recipe = {
  adds: 'area',
  mostFiles: 2,
  steps: ({ kebab }) => [
    {
      file: `ui/scheduling/${kebab}.area.ts`,
      is: `/* An example. */
import '../app/ground/every-page';
import { calendarFilesModule } from '../../adapters/composition/areas/calendar-files';

export const area = { module: calendarFilesModule };
`,
      noticed: ['types', 'ui/app/load-areas.ts'],
    },
    {
      file: 'ui/app/load-areas.ts',
      is: [
        after(
          "  'calendar-files': () => import('../scheduling/calendar-files.area'),",
          `  '${kebab}': () => import('../scheduling/${kebab}.area'),`,
        ),
      ],
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
  ],
};
