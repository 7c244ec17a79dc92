import { after, type Recipe } from './recipe';

/** A field of the position on the card of My Job Applications. */
export const cardField: Recipe = {
  adds: 'shown',
  mostFiles: 4,
  steps: ({ camel, snake }) => [
    {
      file: 'application/applications/applications.api.ts',
      is: [
        after('  readonly colors: ColorsAsText;', `  readonly ${camel}: string;`),
        after('  description: position.description,', `  ${camel}: position.role,`),
      ],
      noticed: ['types', 'ui/applications/my-jobs.view.ts'],
      declares: true,
    },
    {
      file: 'adapters/contract/applications/application.wire.ts',
      is: [
        after(
          "  address: field('address', withDefault(text, '')),",
          `  ${camel}: field('${snake}', withDefault(text, '')),`,
        ),
      ],
      noticed: ['types', 'adapters/contract/applications/candidate-position.wire.ts'],
    },
    {
      file: 'ui/applications/my-jobs.view.ts',
      is: [
        after('  readonly communityName: string;', `  readonly ${camel}: string;`),
        after('    communityName,', `    ${camel}: job.${camel},`),
      ],
      noticed: ['types', 'ui/applications/job-card.tsx'],
    },
    {
      file: 'ui/applications/job-card.tsx',
      is: [after('        <Muted>{card.communityName}</Muted>', `        <Muted>{card.${camel}}</Muted>`)],
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
    {
      file: 'tests/support/builders/applications.ts',
      is: [after("  communityName: 'Linden Court',", `  ${camel}: 'Of ${camel}',`)],
      noticed: ['types', 'tests/support/builders/applications.ts'],
    },
  ],
};
